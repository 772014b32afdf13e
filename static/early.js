// Before Python: the language and look last chosen, what the device asks of them, and taps
// that wait until Python answers.

(() => {
  const KEY = "sobremesa:preferences";
  const root = document.documentElement;
  const shipped = root.dataset.languages.split(" ");

  const stored = () => {
    try {
      const told = JSON.parse(localStorage.getItem(KEY));
      return told !== null && typeof told === "object" ? told : {};
    } catch {
      return {};
    }
  };

  const remember = (language) => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), language }));
    } catch {
      // Nothing is kept on this device: the choice lasts as long as the page.
    }
  };

  const speak = (wishes) => {
    const bases = wishes.map((wish) => String(wish).split("-")[0].toLowerCase());
    root.lang = bases.find((base) => shipped.includes(base)) ?? root.lang;
  };

  const wait = (button) => {
    for (const other of document.querySelectorAll("[aria-busy]")) other.removeAttribute("aria-busy");
    button.setAttribute("aria-busy", "true");
    window.sobremesaEarly = { do: button.dataset.do, with: button.dataset.with ?? "" };
  };

  const hear = ({ target }) => {
    if (performance.getEntriesByName("ready").length) {
      removeEventListener("click", hear);
      return;
    }
    const button = target.closest("[data-do]");
    if (button?.dataset.do === "language") {
      remember(button.dataset.with);
      speak([button.dataset.with]);
    } else if (button) wait(button);
  };

  const contrast = matchMedia("(prefers-contrast: more)");
  const heed = () => {
    root.dataset.deviceContrast = contrast.matches ? "more" : "";
  };

  const { language, ...look } = stored();
  speak([...(language ? [language] : []), ...navigator.languages]);
  for (const name of ["theme", "contrast", "motion"])
    if (look[name]) root.dataset[name] = look[name];
  heed();
  contrast.addEventListener("change", heed);
  addEventListener("click", hear);
})();
