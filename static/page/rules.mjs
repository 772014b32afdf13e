// Moves about within the rules: to a section chosen, or to the one that matters now.

const opened = new WeakSet();

const show = (section) => {
  const title = document.getElementById(`rules-${section}-title`);
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
};

const begin = () => {
  const article = document.querySelector(".rules-text[data-section]");
  if (!article?.querySelector("section") || opened.has(article)) return;
  opened.add(article);
  requestAnimationFrame(() => show(article.dataset.section));
};

document.addEventListener("click", ({ target }) => {
  const entry = target.closest("[data-do='rules-section']");
  if (entry) show(entry.dataset.with);
});

new MutationObserver(begin).observe(document.getElementById("panel"), {
  childList: true,
  subtree: true,
});
