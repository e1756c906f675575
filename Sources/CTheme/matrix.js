"use strict";
// What one can do with a matrix: filter it, and go from cell to cell. A page has this script right behind each of its
// matrices, so that what the address leaves out is never seen.
(() => {
  const root = document.documentElement;
  const figure = document.currentScript.previousElementSibling;
  const table = figure.querySelector("table");
  const heads = [...table.tHead.rows[0].cells];
  const rows = [...table.tBodies[0].rows];
  /** The cells by row and column; the first of a row is its head. */
  const cells = rows.map((row) => [...row.cells]);
  const told = figure.querySelector("[role=status]");

  // ---- The filter. What is chosen is in the query of the address, beside the id of a cell.

  const form = figure.querySelector(".filter");
  const choices = form ? [...form.querySelectorAll("select")] : [];
  const count = form?.querySelector("output");
  const whole = count?.value;

  /** For each row or column, the option that it belongs to. */
  const placesOf = (select) => select.dataset.of
    ? select.dataset.of.split(" ").map(Number) : [...select.options].slice(1).map((_, index) => index);

  const isChosen = () => choices.some((select) => select.value);

  function readAddress() {
    const query = new URLSearchParams(location.search);
    for (const select of choices) {
      const value = query.get(select.name) ?? "";
      select.value = [...select.options].some((option) => option.value === value) ? value : "";
    }
  }

  /** Whether the row that shows is not the reader's choice. */
  let isBeginning = false;

  /** On a phone a table is long: it begins with one row, the first of those with the fewest exceptions. */
  function chooseRow() {
    const selects = choices.filter((select) => select.dataset.axis === "rows");
    if (!matchMedia("(width < 40rem)").matches || location.hash || isChosen()) return;
    isBeginning = true;
    const exceptions = rows.map((row) => row.querySelectorAll(".exception").length);
    const row = exceptions.indexOf(Math.min(...exceptions));
    for (const select of selects) select.selectedIndex = placesOf(select)[row] + 1;
  }

  let lastChange = { select: null, time: 0 };
  function writeAddress(select) {
    const query = new URLSearchParams(location.search);
    for (const choice of choices) {
      if (choice.value) query.set(choice.name, choice.value); else query.delete(choice.name);
    }
    const target = cellOfAddress();
    const hash = target && isShown(target) ? location.hash : "";
    const address = location.pathname + (query.size ? `?${query}` : "") + hash;
    // Who goes through the options by the arrow keys leaves one step in the history.
    const isSame = select && lastChange.select === select && Date.now() - lastChange.time < 1500;
    lastChange = { select, time: Date.now() };
    try {
      if (isSame) history.replaceState(null, "", address); else history.pushState(null, "", address);
    } catch {
      // Some browsers forbid it for a page from the disk; going there does the same.
      location.assign(address);
    }
  }

  function filter() {
    const chosen = (name) => choices.find((select) => select.name === name)?.value ?? "";
    const [outcome, standing] = [chosen("outcome"), chosen("standing")];
    const shown = { rows: rows.map(() => true), columns: heads.slice(1).map(() => true) };
    for (const select of choices) {
      if (!select.value || !select.dataset.axis) continue;
      placesOf(select).forEach((place, index) => {
        if (place !== select.selectedIndex - 1) shown[select.dataset.axis][index] = false;
      });
    }
    const isIn = (cell) => (!outcome || cell.classList.contains(outcome))
      && (!standing || (cell.dataset.standing ?? figure.dataset.standing) === standing);
    const left = { rows: rows.map(() => false), columns: heads.slice(1).map(() => false) };
    let number = 0;
    cells.forEach((row, index) => row.slice(1).forEach((cell, column) => {
      if (!shown.rows[index] || !shown.columns[column] || !isIn(cell)) return;
      left.rows[index] = left.columns[column] = true;
      number += 1;
    }));
    heads.slice(1).forEach((head, column) => { head.hidden = !left.columns[column]; });
    rows.forEach((row, index) => { row.hidden = !left.rows[index]; });
    cells.forEach((row) => row.slice(1).forEach((cell, column) => {
      cell.hidden = !left.columns[column];
      cell.classList.toggle("out", !isIn(cell));
    }));
    for (const select of choices) select.classList.toggle("chosen", select.value !== "");
    form.querySelector(".clear").hidden = !isChosen();
    const text = isChosen() ? count.dataset.some.replace("%", number) : whole;
    if (count.value !== text) count.value = text;
    if (!isShown(active)) activate(cells.flat().find((cell) => cell.localName === "td" && isShown(cell)) ?? active);
  }

  function showAll() {
    for (const select of choices) select.value = "";
    filter();
  }

  // ---- The grid: one cell is in the Tab order, and what is in it; arrow keys lead to the others.

  const isShown = (cell) => !cell.hidden && !cell.parentElement.hidden && !cell.classList.contains("out");
  const links = (cell) => cell.querySelectorAll("a");

  let active = cells[0]?.[1];
  function activate(cell) {
    if (!cell) return;
    active.tabIndex = -1;
    for (const link of links(active)) link.tabIndex = -1;
    active = cell;
    offerExplorer(cell);
    cell.tabIndex = 0;
    for (const link of links(cell)) link.tabIndex = 0;
  }

  function placeOf(cell) {
    const row = rows.indexOf(cell.parentElement);
    return [row, cells[row].indexOf(cell)];
  }

  /** The next cell in a direction that the filter has left. */
  function next(cell, down, across) {
    let [row, column] = placeOf(cell);
    for (;;) {
      row += down;
      column += across;
      const found = cells[row]?.[column];
      if (!found || isShown(found)) return found;
    }
  }

  const ends = (row) => row.filter(isShown);
  const MOVES = {
    ArrowUp: (cell) => next(cell, -1, 0),
    ArrowDown: (cell) => next(cell, 1, 0),
    ArrowLeft: (cell) => next(cell, 0, -1),
    ArrowRight: (cell) => next(cell, 0, 1),
    Home: (cell, all) => ends(all ? cells.flat() : cells[placeOf(cell)[0]])[0],
    End: (cell, all) => ends(all ? cells.flat() : cells[placeOf(cell)[0]]).pop(),
  };

  const cellOf = (element) => {
    const cell = element?.closest?.("tbody td, tbody th");
    return cell && table.contains(cell) ? cell : null;
  };

  table.addEventListener("keydown", (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.shiftKey || event.metaKey) return;
    const isEnd = event.key === "Home" || event.key === "End";
    if (event.key === "Enter" && event.target === cell && !event.ctrlKey) {
      event.preventDefault();
      copyLink(cell);
    } else if (MOVES[event.key] && (isEnd || !event.ctrlKey)) {
      event.preventDefault();
      const found = MOVES[event.key](cell, event.ctrlKey);
      if (!found) return;
      activate(found);
      found.focus();
    }
  });

  // ---- Row and column of the cell under the pointer, or with the focus, or in the address

  let lit = [];
  function light(cell) {
    for (const one of lit) one.classList.remove("lit");
    lit = [];
    if (!cell || !isShown(cell)) return;
    const [row, column] = placeOf(cell);
    lit = [...cells[row], ...(column ? [heads[column], ...cells.map((others) => others[column])] : [])];
    for (const one of lit) one.classList.add("lit");
  }
  const lightKept = () => light(cellOf(document.activeElement) ?? cellOfAddress());

  table.addEventListener("focusin", (event) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if (cell !== active) activate(cell);
    light(cell);
  });
  table.addEventListener("focusout", () => setTimeout(lightKept));
  table.addEventListener("pointerover", (event) => {
    const cell = cellOf(event.target);
    if (!cell || event.pointerType === "touch") return;
    offerExplorer(cell);
    light(cell);
  });
  table.addEventListener("pointerleave", lightKept);

  // ---- The permalink of a cell, or of a row at its head

  const idOf = (cell) => cell.id || cell.localName === "th" && cell.parentElement.id;

  function cellOfAddress() {
    let id = "";
    try { id = decodeURIComponent(location.hash.slice(1)); } catch { return null; }
    const target = id && document.getElementById(id);
    if (!target || !table.contains(target)) return null;
    return target.localName === "tr" ? target.cells[0] : cellOf(target);
  }

  async function copyLink(cell) {
    const id = idOf(cell);
    if (!id) return;
    const address = new URL(location.href);
    address.search = "";
    address.hash = id;
    const isCopied = await (navigator.clipboard?.writeText(address.href).then(() => true, () => false) ?? false);
    if (!isCopied) location.hash = id;
    const text = isCopied ? figure.dataset.copied : figure.dataset.shown;
    told.textContent = "";
    setTimeout(() => { told.textContent = text; }, 50);
    for (const old of table.querySelectorAll(".told")) old.remove();
    const bubble = document.createElement("span");
    bubble.className = "told";
    bubble.ariaHidden = "true";
    bubble.textContent = text;
    cell.append(bubble);
    setTimeout(() => { bubble.remove(); told.textContent = ""; }, 2000);
  }

  /** A link to a cell shows it, whatever was filtered. */
  function showTarget() {
    const cell = cellOfAddress();
    if (!cell) return;
    if (form && !isShown(cell)) {
      showAll();
      writeAddress();
      cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    activate(cell);
    light(cell);
  }

  // ---- The explorer: a cell's state is that of the table, and what its row and column add.

  const states = figure.dataset.state && {
    rows: figure.dataset.rows.split(" "), columns: figure.dataset.columns.split(" "),
  };

  function offerExplorer(cell) {
    if (!states || cell.localName !== "td" || cell.querySelector(".explore")) return;
    const [row, column] = placeOf(cell);
    const link = document.createElement("a");
    link.className = "explore";
    link.textContent = "⤢";
    link.title = link.ariaLabel = figure.dataset.open;
    link.tabIndex = cell === active ? 0 : -1;
    link.href = [figure.dataset.state, states.rows[row], states.columns[column - 1]].filter(Boolean).join("+");
    cell.append(link);
  }

  // A finger does not hover, and a card has room.
  const isAlwaysOffered = matchMedia("(hover: none), (width < 40rem)");
  const offerAll = () => { if (isAlwaysOffered.matches) cells.flat().forEach(offerExplorer); };

  // ---- The names in the filter follow the language that the reader has chosen.

  function nameOptions() {
    for (const option of form?.querySelectorAll("option[data-objc]") ?? []) {
      option.dataset.swift ??= option.text;
      option.text = root.dataset.names ? option.dataset.objc : option.dataset.swift;
    }
  }

  if (active) {
    table.setAttribute("role", "grid");
    const keys = figure.querySelector(".keys");
    keys.id = figure.id + ".keys";
    table.setAttribute("aria-describedby", keys.id);
    // The cells scroll it, so it is no stop of its own.
    figure.querySelector(".scroller").removeAttribute("tabindex");
    for (const cell of cells.flat()) {
      cell.tabIndex = -1;
      for (const link of links(cell)) link.tabIndex = -1;
    }
    activate(active);
    offerAll();
    isAlwaysOffered.addEventListener("change", offerAll);
    nameOptions();
    document.addEventListener("names", nameOptions);
  }
  if (form && active) {
    readAddress();
    chooseRow();
    filter();
    // Paper has all that the reader has not left out.
    addEventListener("beforeprint", () => {
      if (isBeginning) showAll();
    });
    addEventListener("afterprint", () => {
      if (!isBeginning) return;
      chooseRow();
      filter();
    });
    form.addEventListener("change", (event) => {
      isBeginning = false;
      filter();
      writeAddress(event.target);
      // Other matrices of the page read the same address.
      dispatchEvent(new Event("popstate"));
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.querySelector(".clear").addEventListener("click", () => {
      isBeginning = false;
      showAll();
      writeAddress();
      dispatchEvent(new Event("popstate"));
      choices[0].focus();
    });
    addEventListener("popstate", () => { readAddress(); filter(); });
  }
  if (active) {
    showTarget();
    addEventListener("hashchange", showTarget);
  }
})();
