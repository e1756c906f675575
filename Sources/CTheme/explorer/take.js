// What a reader takes from an answer: a link, a command, the block of a page, JSON, a test.

class Take {
  constructor(explorer) {
    this.explorer = explorer;
    this.notation = new Notation(explorer.words);
    const words = laterWords();
    this.forms = new Map([
      ["link", () => `[${this.#title().replace(/[[\]\\]/g, "\\$&")}](${this.#link()})`],
      ["command", () => `orientation-docs explain '${this.#link().replaceAll("'", "%27")}'`],
      ["fence", () => this.#fence()], ["json", () => this.#json()], ["swift", () => this.#swift()],
    ]);
    this.select = element("select", {}, ...[...this.forms.keys()].map((name) => new Option(words[name], name)));
    this.text = element("textarea", { readOnly: true, rows: 8, spellcheck: false, ariaLabel: words.take });
    this.unsaid = element("p", {}, words.unsaid);
    const copy = element("button", { type: "button", onclick: () => explorer.copy(copy, this.text.value) }, words.copy);
    copy.dataset.done = words.copied;
    this.part = element(
      "details", { className: "more take", ontoggle: () => this.show() }, element("summary", {}, words.take),
      element("label", {}, element("span", {}, words.form), this.select), this.text, this.unsaid, element("p", { className: "actions" }, copy));
    this.select.addEventListener("change", () => this.show());
    explorer.find(".answer").append(this.part);
  }

  *pieces() {
    this.show();
    yield;
  }

  show() {
    if (!this.part.open) return;
    const { state } = this.explorer.form;
    this.lines = this.explorer.answered.refusal ? null : this.notation.lines(state);
    const text = this.forms.get(this.select.value)();
    this.text.value = text ?? "";
    for (const part of [this.text, this.text.parentElement.lastElementChild]) part.hidden = text === null;
    this.unsaid.hidden = text !== null;
  }

  #link() { return new URL("#" + writeState(this.explorer.form.state), location.href).href; }

  #title() {
    const { words, answered, step } = this.explorer;
    return answered.steps[step] ? words.verdict(answered.steps[step]) : words.refusal(answered);
  }

  /** How each event ends, as claims say it. */
  #claims() { return this.explorer.answered.steps.map((step) => this.explorer.words.claim(step.outcome, step.orientation)); }

  #isSequence() { return this.notation.block(this.explorer.form.state) === "timeline"; }

  #fence() {
    if (!this.lines) return null;
    const claims = this.#claims();
    const body = this.lines.flatMap((line) => line.startsWith("event: ") ? [line, "=> " + claims.shift()] : [line]);
    return ["```orientation " + this.notation.block(this.explorer.form.state), ...body, "```"].join("\n");
  }

  #json() {
    if (!this.lines) return null;
    const facts = {};
    for (const line of this.lines) {
      const [, key, value] = line.match(/^(.*?): (.*)$/);
      if (key === "presented") (facts[key] ??= []).push(value);
      else if (key === "event" && this.#isSequence()) (facts.events ??= []).push(value);
      else facts[key] = value;
    }
    return JSON.stringify(facts);
  }

  #swift() {
    if (!this.lines) return null;
    const escaped = (text) => text.replace(/["\\]/g, "\\$&");
    const read = (type) => `try ${type}(\n    reading: """\n${this.lines.map((line) => `      ${escaped(line)}\n`).join("")}      """)`;
    const claims = this.#claims();
    const body = this.#isSequence()
      ? [`  let timeline = ${read("Timeline")}`, "  let outcomes = try timeline.play().map { \"\\($0.resolution.decision.outcome)\" }",
        `  #expect(\n    outcomes == [\n${claims.map((claim) => `      "${claim}",\n`).join("")}    ])`]
      : [`  let scenario = ${read("Scenario")}`, `  #expect("\\(Resolver.decide(scenario).outcome)" == "${claims[0]}")`];
    return [
      "import Orientation", "import OrientationCatalog", "import OrientationNotation", "import Testing", "",
      `@Test("${escaped(this.#title())}")`, "func orientation() throws {", ...body, "}", "",
    ].join("\n");
  }
}

/** The words of what is loaded later, in the language of the page. */
function laterWords() { return laterTexts[document.documentElement.lang] ?? laterTexts.en; }
