"use strict";
(() => {
  const root = document.documentElement;
  const key = "orientation-docs.theme";
  const attempt = (action) => { try { return action(); } catch { return null; } };

  const themes = ["", "light", "dark"];
  function setTheme(theme) {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    document.querySelectorAll("meta[name=theme-color]").forEach((color, index) => {
      const scheme = themes[index + 1];
      color.media = !theme ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? "all" : "not all";
    });
  }
  setTheme(themes.find((theme) => theme === attempt(() => localStorage.getItem(key))));
  root.classList.add("scripted");
  const namesKey = "orientation-docs.names";
  const names = "objective-c";
  const swiftUI = "swiftui";
  function setLanguage(language) {
    if (language === names) root.dataset.names = names;
    else delete root.dataset.names;
    root.toggleAttribute("data-swiftui", language === swiftUI);
  }
  setLanguage(attempt(() => localStorage.getItem(namesKey)));
  const versionsKey = "orientation-docs.versions";
  if (attempt(() => localStorage.getItem(versionsKey)) === "recent") root.dataset.versions = "recent";
  if (location.search) root.classList.add("filtering");
  if (/Mac|iP/.test(navigator.platform)) root.classList.add("apple");

  function nextTheme() {
    const theme = themes[(themes.indexOf(root.dataset.theme ?? "") + 1) % themes.length];
    setTheme(theme);
    attempt(() => theme ? localStorage.setItem(key, theme) : localStorage.removeItem(key));
  }

  const showNames = () => document.querySelector(".names")?.setAttribute("aria-pressed", root.dataset.names === names);

  function keepPlace(change, place) {
    const places = place ? [place]
      : [...document.querySelectorAll("article > *")].filter((part) => part.getBoundingClientRect().bottom > 60);
    const tops = places.map((part) => part.getBoundingClientRect().top);
    change();
    const shown = places.findIndex((part) => part.checkVisibility());
    if (shown < 0 || scrollY === 0) return;
    scrollBy({ top: places[shown].getBoundingClientRect().top - tops[shown], behavior: "instant" });
  }

  const keep = (key, value) => attempt(() => value ? localStorage.setItem(key, value) : localStorage.removeItem(key));

  function choose(language, place) {
    keepPlace(() => setLanguage(language), place);
    keep(namesKey, [names, swiftUI].includes(language) ? language : null);
    showNames();
    document.dispatchEvent(new Event("names"));
  }

  const showVersions = () => document.querySelectorAll(".versions button").forEach((button) => {
    button.setAttribute("aria-pressed", button.value === (root.dataset.versions ?? ""));
  });

  function markOldSections() {
    for (const heading of document.querySelectorAll("article > :is(h2, h3, h4)[data-old]")) {
      let part = heading.nextElementSibling;
      for (; part && !(/^H\d/.test(part.tagName) && part.tagName <= heading.tagName); part = part.nextElementSibling) {
        part.dataset.old = "";
      }
    }
  }

  const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

  function showTarget() {
    if (!target()?.closest("[data-old]")) return;
    delete root.dataset.versions;
    showVersions();
  }

  function addTabs(group) {
    const labels = [...group.querySelectorAll(".language")];
    const texts = labels.map((label) => label.textContent);
    labels.forEach((label, own) => {
      label.className = "tabs";
      label.replaceChildren(...texts.map((text, index) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = text;
        button.setAttribute("aria-pressed", index === own);
        return button;
      }));
    });
    group.addEventListener("click", ({ target }) => {
      if (!target.closest(".tabs button")) return;
      choose(target.textContent.toLowerCase(), group);
      [...group.querySelectorAll(".tabs [aria-pressed=true]")].find((button) => button.checkVisibility()).focus();
    });
  }

  function followMoves() {
    const place = target();
    const link = place?.closest(".moved") && place.querySelector("a");
    const page = document.querySelector("meta[http-equiv=refresh]") && document.querySelector("link[rel=canonical]");
    if (link) location.replace(link.href);
    else if (page) location.replace(page.href + location.hash);
  }

  const closed = "article details:not([open])";
  function unfold() {
    const place = target();
    let part = place?.closest(closed);
    if (!part) return;
    for (; part; part = part.parentElement.closest(closed)) part.open = true;
    place.scrollIntoView();
  }
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll(closed)].filter((part) => !part.closest(".scenario"));
    folded.forEach((part) => { part.open = true; });
  });
  addEventListener("afterprint", () => folded.forEach((part) => { part.open = false; }));

  const readingKey = "orientation-docs.language";
  function offerLanguage() {
    const link = document.querySelector(".translation");
    if (!link) return;
    const reading = attempt(() => localStorage.getItem(readingKey)) ?? navigator.language;
    root.classList.toggle("offered", link.hreflang.startsWith(reading.slice(0, 2)));
    link.onclick = () => {
      keep(readingKey, link.hreflang);
      link.hash = location.hash;
    };
  }

  const assets = document.currentScript.src.replace(/[^/]*$/, "");
  let search = null;
  function loadSearch() {
    search ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = assets + "search.js?v=fd27fbd5b3b1084";
      script.onload = resolve;
      script.onerror = () => { search = null; reject(); };
      document.head.append(script);
    });
    return search;
  }
  const openSearch = (text) => loadSearch().then(() => orientationSearch.open(text), () => {});

  function openQuestion() {
    const question = new URLSearchParams(location.search).get("q");
    if (question && !document.querySelector(".search-dialog[open]")) openSearch(question);
  }

  function takeQuestion(event) {
    const form = event.target.closest?.(".search-field");
    if (!form || event.isComposing) return;
    const field = form.elements.q;
    const pasted = event.clipboardData?.getData("text").replace(/\s+/g, " ").trim();
    if (event.type !== "input" && event.type !== "compositionend") event.preventDefault();
    const question = pasted || field.value;
    field.value = "";
    if (question || event.type === "submit") openSearch(question);
  }

  function isSearchKey(event) {
    if (event.isComposing || event.altKey) return false;
    if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
    return event.key === "/" && !event.target.closest("input, textarea, select, [contenteditable]")
      && attempt(() => localStorage.getItem("orientation-docs.slash")) !== "off";
  }

  function addCopyButton(block) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = root.dataset.copy;
    button.addEventListener("click", async () => {
      const text = block.querySelector("code")?.textContent ?? "";
      const copied = await navigator.clipboard.writeText(text).then(() => true, () => false);
      if (!copied) return;
      button.textContent = root.dataset.copied;
      setTimeout(() => { button.textContent = root.dataset.copy; }, 1500);
    });
    if (block.parentElement.matches(".code")) block.before(button);
    else block.prepend(button);
  }

  function followWidth(blocks) {
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => {
      const wide = target.scrollWidth > target.clientWidth;
      if (wide === (target.tabIndex === 0)) return;
      if (!wide) return ["tabindex", "role", "aria-label"].forEach((name) => target.removeAttribute(name));
      target.tabIndex = 0;
      target.role = "group";
      target.ariaLabel = nameOf(target);
    }));
    blocks.forEach((block) => observer.observe(block));
  }

  function nameOf(block) {
    const file = block.closest(".code")?.querySelector("figcaption > code");
    if (file) return file.textContent;
    const headings = [...document.querySelectorAll("article :is(h1, h2, h3, h4)")];
    const above = headings.filter((heading) => heading.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING);
    return above.at(-1)?.firstChild?.textContent.trim() ?? document.title;
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest(".theme")) nextTheme();
    if (event.target.closest(".names")) choose(root.dataset.names ? null : names);
    if (event.target.closest("button.search")) openSearch();
    const version = event.target.closest(".versions button");
    if (!version) return;
    keepPlace(() => {
      if (version.value) root.dataset.versions = version.value;
      else delete root.dataset.versions;
    });
    keep(versionsKey, version.value);
    showVersions();
  });
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      if (event.target.closest?.("button.search, .search-field")) loadSearch().catch(() => {});
    });
  }
  for (const kind of ["input", "compositionend", "paste", "submit"]) document.addEventListener(kind, takeQuestion);
  document.addEventListener("keydown", (event) => {
    if (isSearchKey(event)) {
      event.preventDefault();
      openSearch();
      return;
    }
    const menu = document.querySelector(".menu[open]");
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.firstElementChild.focus();
  });
  addEventListener("load", () => setTimeout(() => root.classList.add("opened"), 100));
  addEventListener("hashchange", () => { attempt(followMoves); attempt(showTarget); attempt(unfold); });
  addEventListener("pageshow", openQuestion);
  document.addEventListener("DOMContentLoaded", () => {
    attempt(followMoves);
    markOldSections();
    attempt(showTarget);
    attempt(unfold);
    showVersions();
    root.classList.remove("filtering");
    showNames();
    offerLanguage();
    document.querySelectorAll(".variants").forEach(addTabs);
    followWidth(document.querySelectorAll("pre:not([tabindex])"));
    if (navigator.clipboard && root.dataset.copy) document.querySelectorAll("pre").forEach(addCopyButton);
    const navigation = document.querySelector(".navigation");
    const current = navigation?.querySelector("[aria-current]");
    if (current && current.offsetTop > navigation.clientHeight * 0.8) {
      navigation.scrollTop = current.offsetTop - navigation.clientHeight / 3;
    }
  });
})();
