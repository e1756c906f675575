// What every version of iOS decides in the same state, those together that decide the same.

class Versions {
  constructor(explorer) {
    this.explorer = explorer;
    this.list = element("ol");
    this.texts = laterWords();
    this.part = element(
      "div", {
        className: "versions-strip", hidden: true, role: "radiogroup", ariaLabel: this.texts.everyVersion,
        onkeydown: (event) => this.#move(event),
      }, element("p", {}, this.texts.everyVersion), this.list);
    explorer.find(".answer > .actions").before(this.part);
  }

  *pieces() {
    const { resolver, step, words, form: { state } } = this.explorer;
    const [start] = state.S;
    const place = startPlace("os");
    const runs = [];
    for (const { value } of versionField(this.explorer).options) {
      const version = Number(value);
      const answer = readAnswer(resolver.answer(numbersOf({ ...state, S: [start.with(place, version)] })));
      const shown = answer.steps[step];
      const [look, sign] = shown ? words.look(shown.outcome) : ["error", "–"];
      const text = shown ? words.verdict(shown) : answer.refusal ? words.refusal(answer) : "–";
      if (runs.at(-1)?.text === text) runs.at(-1).versions.push(version);
      else runs.push({ look, sign, text, versions: [version] });
      yield;
    }
    this.part.hidden = false;
    const focused = this.list.contains(document.activeElement) && document.activeElement.value;
    this.list.replaceChildren(...runs.map((run) => this.#run(run, start[place])));
    if (focused) this.list.querySelector(`[value="${focused}"]`)?.focus();
  }

  /** One stop for Tab, as all radio buttons together are; arrows lead to the next version, and choose it. */
  #move(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    // With another key they are the browser's own: back, or to the beginning of the page.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll("button")];
    const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(event.target) + step))];
    next.focus();
    next.click();
  }

  #run({ look, sign, text, versions }, current) {
    const { words } = this.explorer;
    const names = [...new Set([versions.at(-1), versions[0]])].map((version) => words.version(version));
    const buttons = versions.map((version) => {
      const name = words.version(version);
      const isCurrent = version === current;
      const button = element("button", {
        type: "button", value: version, textContent: name, role: "radio", ariaLabel: `iOS ${name}`,
        ariaChecked: String(isCurrent), tabIndex: isCurrent ? 0 : -1 });
      Object.assign(button.dataset, { action: "choose-version", place: versionField(this.explorer).dataset.field });
      return button;
    });
    return element(
      "li", { className: look }, element("strong", {}, "iOS " + names.join("–")), " ",
      element("span", { ariaHidden: true }, sign), ` ${text}`, element("span", { className: "choices" }, ...buttons));
  }
}

/** The place of a fact in the record of the start. */
function startPlace(name) { return notationTable.startFields.indexOf(name); }

/** Where the form chooses the version. */
function versionField(explorer) { return explorer.find(`[data-field=S${letterOf(startPlace("os"))}]`); }
