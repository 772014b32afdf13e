// Says words to screen readers: each message once, none pushed out by the next.

const KEPT = 4;

/** The region that can be heard: a dialog makes all outside it unheard. */
const region = () =>
  document.querySelector("dialog[open] [data-live]") ?? document.querySelector("#live");

/** Say a text politely. */
export function say(text) {
  const place = region();
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  while (place.children.length > KEPT) place.firstElementChild.remove();
}
