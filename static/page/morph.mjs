// Makes a part of the page like one that was drawn anew: what is the same is left alone,
// what is of the same kind at the same place is changed, and nothing is moved.

/** The person's own values differ from what the markup tells of them. */
export const FIELDS = "input, select, textarea";

const isElement = ({ nodeType }) => nodeType === Node.ELEMENT_NODE;

const hasFields = (node) =>
  isElement(node) && (node.matches(FIELDS) || node.querySelector(FIELDS) !== null);

/** An element with an id is known by it, anything else by what it is. */
const isSame = (one, other) =>
  one.id || other.id
    ? one.id === other.id && one.nodeName === other.nodeName
    : one.isEqualNode(other);

const isOfKind = (one, other) => one.nodeName === other.nodeName && !one.id && !other.id;

const findFrom = (nodes, from, end, fits) => {
  for (let at = from; at < end; at += 1) if (fits(nodes[at])) return at;
  return -1;
};

/** For each new node the place of the old one that becomes it, always further on; or -1. */
const places = (olds, news) => {
  let from = 0;
  const found = news.map((node) => {
    const at = findFrom(olds, from, olds.length, (old) => isSame(old, node));
    if (at >= 0) from = at + 1;
    return at;
  });
  from = 0;
  news.forEach((node, index) => {
    if (found[index] < 0) {
      const end = found.find((at, later) => later > index && at >= 0) ?? olds.length;
      found[index] = findFrom(olds, from, end, (old) => isOfKind(old, node));
    }
    if (found[index] >= 0) from = found[index] + 1;
  });
  return found;
};

/** Whether a dialog or its like is open is not for the markup to say. */
const isKept = (element, name) => name === "open" && element.matches("dialog, details");

const dress = (before, after) => {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value && !isKept(before, name))
      before.setAttribute(name, value);
  for (const { name } of [...before.attributes])
    if (!after.hasAttribute(name) && !isKept(before, name)) before.removeAttribute(name);
};

const fill = (before, after) => {
  if (before.matches("input, textarea") && before.type !== "file") {
    if (before.checked !== after.checked) before.checked = after.checked;
    if (before.value !== after.value) before.value = after.value;
  } else if (before.matches("option")) before.selected = after.selected;
};

const morph = (before, after) => {
  if (before.isEqualNode(after) && !hasFields(before)) return;
  if (!isElement(before)) {
    before.nodeValue = after.nodeValue;
    return;
  }
  dress(before, after);
  fill(before, after);
  morphChildren(before, after);
};

/** Give an element the children of a drawn one, which loses them. */
export function morphChildren(before, after) {
  const [olds, news] = [[...before.childNodes], [...after.childNodes]];
  const found = places(olds, news);
  const kept = new Set(found);
  olds.forEach((node, at) => kept.has(at) || node.remove());
  let next = before.firstChild;
  news.forEach((node, index) => {
    const old = olds[found[index]];
    if (!old) {
      before.insertBefore(node, next);
      return;
    }
    next = old.nextSibling;
    morph(old, node);
  });
}
