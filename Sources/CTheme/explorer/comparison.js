// What another version of iOS decides in the same state. The version is no part of the state: it is in the query of the address.

class Comparison {
  constructor(explorer) {
    this.explorer = explorer;
    this.texts = laterWords();
    this.select = element("select", {}, new Option(this.texts.noComparison, ""),
      ...[...versionField(explorer).options].map(({ value, text }) => new Option(`iOS ${text}`, value)));
    this.#build();
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

  /** A sentence, and below it the events that differ and both versions side by side. */
  #build() {
    const { texts } = this;
    const cells = (name, properties) => [element(name, properties), element(name, properties)];
    this.status = element("p", { role: "status" });
    this.events = element("span");
    this.differing = element("p", { className: "differing" }, texts.differingEvents, this.events);
    this.heads = cells("th", { scope: "col" });
    this.rows = [texts.outcome, texts.decidingRule, texts.allowed].map((title) => element("tr", {}, element(
      "th", { scope: "row" }, title + " ", element("small", {}, texts.differs)), ...cells("td")));
    this.sdk = element("p", { className: "sdk" });
    this.compared = element("div", { className: "compared", hidden: true }, this.differing, element("table", {}, element(
      "thead", {}, element("tr", {}, element("td"), ...this.heads)), element("tbody", {}, ...this.rows)), this.sdk);
    this.explorer.find(".reasons").append(element(
      "div", { className: "comparison" }, labelled(texts.compareWith, this.select), this.status, this.compared));
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
    const { texts, status } = this;
    this.compared.hidden = !version;
    if (!version) {
      status.textContent = "";
      return;
    }
    const [start] = state.S;
    const other = readAnswer(resolver.answer(numbersOf({ ...state, S: [start.with(startPlace("os"), version)] })));
    const marks = { v: words.version(start[startPlace("os")]), w: words.version(version) };
    const rows = Array.from({ length: Math.max(answer.steps.length, other.steps.length, 1) }, (_, index) =>
      this.#cells(answer, index).map((cell, row) => [cell, this.#cells(other, index)[row]]));
    // The first row that differs: the outcome, or else what led to it; -1 for none.
    const places = rows.map((pairs) => pairs.findIndex(([one, two]) => one.text !== two.text));
    const sentence = places.includes(0) ? texts.different : places.some((place) => place > 0) ? texts.reason : texts.same;
    status.textContent = words.fill(sentence, marks);
    this.#showEvents([...places.keys()].filter((index) => places[index] >= 0));
    const linkedSDK = start[startPlace("linkedSDK")];
    this.sdk.textContent = linkedSDK ? words.fill(texts.statedSDK, { v: words.version(linkedSDK) }) : texts.ownSDK;
    this.heads.forEach((head, index) => { head.textContent = `iOS ${[marks.v, marks.w][index]}`; });
    this.rows.forEach((row, index) => {
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
    const { events: list, differing } = this;
    const isSequence = state.S[0][words.data.places.mode] === 1;
    differing.hidden = !isSequence || !events.length;
    if (list.dataset.events !== String(events)) {
      list.dataset.events = String(events);
      list.replaceChildren(...events.map((index) => {
        const button = element("button", {
          type: "button", value: index, textContent: index + 1, ariaLabel: words.fill(this.texts.showStep, { x: index + 1 }),
        });
        button.dataset.action = "show-event";
        return button;
      }));
    }
    for (const button of list.children) button.ariaPressed = Number(button.value) === step;
  }
}
