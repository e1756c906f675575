// The way between answer and facts. On a phone the form is longer than a screen: beside the field that was changed stands how it
// ends now, and leads to the answer. By keyboard a link in front of the answer leads to the first field.

class Glance {
  constructor(explorer) {
    this.explorer = explorer;
    // The answer is told to those who do not see it where it stands.
    this.line = element("button", { type: "button", ariaHidden: true, tabIndex: -1, onclick: () => {
      explorer.find(".verdict").scrollIntoView({ block: "center" });
    } });
    explorer.find(".answer").prepend(element(
      "button", { type: "button", className: "skip", onclick: () => explorer.find(".statements select").focus() },
      laterWords().toFields));
  }

  *pieces() {
    const { explorer, line } = this;
    const field = document.activeElement?.closest(".statements .field");
    const step = explorer.answered.steps[explorer.step];
    if (!field || !step || matchMedia("(width >= 68rem)").matches) return line.remove();
    const [look, sign] = explorer.words.look(step.outcome);
    line.className = "ending outcome " + look;
    line.textContent = `${sign} ${explorer.words.claim(step.outcome, step.orientation)}`;
    field.after(line);
    yield;
  }
}
