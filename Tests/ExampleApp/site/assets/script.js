"use strict";
// Runs in <head>, before the first paint: the remembered theme is on <html> before anything is drawn.
(() => {
  const root = document.documentElement;
  // From file://, every page on the disk may share one storage.
  const key = "orientation-docs.theme";
  const system = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (root.dataset.theme || (system.matches ? "dark" : "light")) === "dark";

  // Storage throws where a browser forbids it, as some do for file://.
  const attempt = (action) => { try { return action(); } catch { return null; } };

  const remembered = attempt(() => localStorage.getItem(key));
  if (remembered === "light" || remembered === "dark") root.dataset.theme = remembered;
  root.classList.add("scripted");

  const showTheme = () => document.querySelector(".theme")?.setAttribute("aria-pressed", isDark());

  function toggleTheme() {
    const dark = !isDark();
    if (dark === system.matches) {
      // Back to what the system says: follow it again.
      delete root.dataset.theme;
      attempt(() => localStorage.removeItem(key));
    } else {
      root.dataset.theme = dark ? "dark" : "light";
      attempt(() => localStorage.setItem(key, root.dataset.theme));
    }
    showTheme();
  }

  // Links to what has moved lead to a place that says where; with a script, readers need not stop there.
  function followMoves() {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const link = place?.closest(".moved") && place.querySelector("a");
    const page = document.querySelector("meta[http-equiv=refresh]") && document.querySelector("link[rel=canonical]");
    if (link) location.replace(link.href);
    else if (page) location.replace(page.href + location.hash);
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
    block.append(button);
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest(".theme")) toggleTheme();
  });
  document.addEventListener("keydown", (event) => {
    const menu = document.querySelector(".menu[open]");
    if (event.key !== "Escape" || !menu) return;
    menu.open = false;
    menu.firstElementChild.focus();
  });
  system.addEventListener("change", showTheme);
  addEventListener("hashchange", () => attempt(followMoves));
  document.addEventListener("DOMContentLoaded", () => {
    attempt(followMoves);
    showTheme();
    if (navigator.clipboard && root.dataset.copy) document.querySelectorAll("pre").forEach(addCopyButton);
    // The left navigation scrolls by itself: bring the current page into its view, and leave the window alone.
    const navigation = document.querySelector(".navigation");
    const current = navigation?.querySelector("[aria-current]");
    if (current && current.offsetTop > navigation.clientHeight * 0.8) {
      navigation.scrollTop = current.offsetTop - navigation.clientHeight / 3;
    }
  });
})();
