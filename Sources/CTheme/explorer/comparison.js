// What another version of iOS decides in the same state. The version is no part of the state: it is in the query of the address.

class Comparison {
  constructor(explorer) {
    this.explorer = explorer;
    this.part = explorer.find(".comparison");
    this.select = this.part.querySelector("select");
    for (const { value, text } of explorer.find(`[data-field=${this.part.dataset.os}]`).options) {
      this.select.append(new Option(`iOS ${text}`, value));
    }
    this.select.addEventListener("change", () => {
      this.#writeAddress();
      this.show();
    });
    addEventListener("popstate", () => {
      this.#readAddress();
      this.show();
    });
    this.#readAddress();
  }

  #readAddress() {
    this.select.value = new URLSearchParams(location.search).get("compare") ?? "";
    if (this.select.selectedIndex < 0) this.select.value = "";
  }

  #writeAddress() {
    const address = new URL(location.href);
    if (this.select.value) address.searchParams.set("compare", this.select.value);
    else address.searchParams.delete("compare");
    try {
      history.pushState(null, "", address);
    } catch {
      // Some browsers forbid it for a page from the disk; going there does the same.
      location.assign(address);
    }
  }

  *pieces() {
    this.show();
    yield;
  }

  /** Shows both versions side by side, at the event that the explorer shows. */
  show() {
    const answer = this.explorer.answered;
    const { words, resolver, step, form: { state } } = this.explorer;
    const version = Number(this.select.value);
    const find = (selector) => this.part.querySelector(selector);
    const status = find("[role=status]");
    find(".compared").hidden = !version;
    if (!version) {
      status.textContent = "";
      return;
    }
    const [start] = state.S;
    const { os, sdk } = this.part.dataset;
    const other = readAnswer(resolver.answer(numbersOf({ ...state, S: [start.with(placeOf(os.slice(1)), version)] })));
    const marks = { v: words.version(start[placeOf(os.slice(1))]), w: words.version(version) };
    const rows = Array.from({ length: Math.max(answer.steps.length, other.steps.length, 1) }, (_, index) =>
      this.#cells(answer, index).map((cell, row) => [cell, this.#cells(other, index)[row]]));
    // The first row that differs: the outcome, or else what led to it; -1 for none.
    const places = rows.map((pairs) => pairs.findIndex(([one, two]) => one.text !== two.text));
    const { same, reason, different } = status.dataset;
    status.textContent = words.fill(places.includes(0) ? different : places.some((place) => place > 0) ? reason : same, marks);
    this.#showEvents([...places.keys()].filter((index) => places[index] >= 0));
    const linkedSDK = start[placeOf(sdk.slice(1))];
    const { own, stated } = find(".sdk").dataset;
    find(".sdk").textContent = linkedSDK ? words.fill(stated, { v: words.version(linkedSDK) }) : own;
    const [, ...heads] = find("thead").rows[0].cells;
    heads.forEach((head, index) => { head.textContent = `iOS ${[marks.v, marks.w][index]}`; });
    [...find("tbody").rows].forEach((row, index) => {
      const pair = rows[Math.min(step, rows.length - 1)][index];
      pair.forEach(({ text, address }, column) => row.cells[column + 1].replaceChildren(linked(address, text)));
      row.querySelector("small").hidden = pair[0].text === pair[1].text;
    });
  }

  /** How a step ends, by which rule, and with which mask; of one that cannot be, why not. */
  #cells(answer, index) {
    const { words } = this.explorer;
    const step = answer.steps[index];
    if (!step) {
      const text = index === answer.steps.length && answer.refusal ? words.refusal(answer) : "–";
      return [{ text }, { text: "–" }, { text: "–" }];
    }
    const [, address, , title] = words.data.rules[step.rule];
    return [
      { text: words.verdict(step) }, { text: title, address }, { text: step.mask ? words.mask(step.mask - 1) : "–" },
    ];
  }

  /** Which events of a sequence differ, each as a button that shows it; kept where they are the same, and so is the focus. */
  #showEvents(events) {
    const { words, form: { state }, step } = this.explorer;
    const line = this.part.querySelector(".differing");
    const isSequence = state.S[0][words.data.places.mode] === 1;
    line.hidden = !isSequence || !events.length;
    const list = line.querySelector("span");
    if (list.dataset.events !== String(events)) {
      list.dataset.events = String(events);
      list.replaceChildren(...events.map((index) => {
        const button = element("button", {
          type: "button", value: index, textContent: index + 1, ariaLabel: words.fill(line.dataset.show, { x: index + 1 }),
        });
        button.dataset.action = "show-event";
        return button;
      }));
    }
    for (const button of list.children) button.ariaPressed = Number(button.value) === step;
  }
}
