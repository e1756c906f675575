// The words of an answer. They stand in the page, with a mark for everything that differs; here the marks are filled.

class Words {
  constructor(data, names) {
    this.data = data;
    this.names = names;
  }

  fill(text, marks) {
    return text.replace(/\{(\w)\}/g, (mark, letter) => letter in marks ? marks[letter] : mark);
  }

  name(place) { return this.names()[place - 1] ?? "?"; }
  mask(number) { return this.data.masks[(number >> 1) & 15]; }
  orientation(number) { return this.data.orientations[number] ?? String(number); }
  version(number) { return Math.floor(number / 100) + (number % 100 ? "." + number % 100 : ""); }

  outcomeMarks([, , first, second], orientation) {
    return {
      o: this.orientation(orientation), m: this.mask(first), s: this.mask(second), v: this.version(first),
      p: this.data.orientations[first] ?? `(${first})`,
    };
  }

  /** The class and the sign of an outcome. */
  look([kind]) { return this.data.outcomes[kind][0]; }

  verdict(step) {
    const [kind, which] = step.outcome;
    return this.fill(this.data.outcomes[kind][1][which], this.outcomeMarks(step.outcome, step.orientation));
  }

  /** How far a sentence can be relied on, as its place in the list of standings: the weaker, the greater. */
  standing([rule, claim]) { return claim ? Number(this.data.claims[claim - 1]) : this.data.rules[rule][4]; }

  /** The same of what happens and, where that is weaker, of the choice of the orientation. */
  standings(step) {
    const weakest = (sentences) => Math.max(0, ...sentences.map((sentence) => this.standing(sentence)));
    const [outcome, choice] = [weakest(step.needed), weakest(step.neededForChoice)];
    return choice > outcome ? [outcome, choice] : [outcome];
  }

  /** How a contested verdict ends by the other side, or what that says; empty where none is contested. */
  contrary(step) {
    const isContested = (sentence) => this.standing(sentence) === this.data.contested;
    const name = ([rule, claim]) => `${rule}/${claim}`;
    const played = step.alternatives.filter(isContested);
    const names = played.map(name);
    const claims = played.map((other) => this.claim([...other.slice(2)], other[4]));
    const others = [...step.needed, ...step.neededForChoice].filter(isContested).map(name)
      .filter((one) => !names.includes(one)).flatMap((one) => this.data.opposing[one]);
    const all = [...claims, ...others];
    return all.length ? this.fill(this.data.contrary, { x: all.join("; ") }) : "";
  }

  claim(outcome, orientation) {
    return this.fill(this.data.outcomes[outcome[0]][2][outcome[1]], this.outcomeMarks(outcome, orientation));
  }

  /** What UIKit says about it: the text, and the address of its page. */
  message(step) {
    if (!step.message) return null;
    const [address, text] = this.data.messages[step.message - 1];
    const marks = { ...this.outcomeMarks(step.outcome, step.orientation), n: this.name(step.blamed) };
    // UIKit has no word for an empty list.
    if (this.mask(step.outcome[2]) === this.data.masks[0]) marks.m = "";
    // Nobody has reported the words where nothing is supported.
    if (text.includes("{s}") && this.mask(step.outcome[3]) === this.data.masks[0]) return null;
    return text ? { address, text: this.fill(text, marks) } : null;
  }

  asked([who, name, what, answer]) {
    return this.fill(this.data.asked[who][what], {
      n: this.name(name), m: this.mask(answer), p: this.orientation(answer), b: String(answer === 1),
    });
  }

  /** What a rule did, as every page says it. */
  effect([rule, kind, first, ...rest]) {
    if (kind === 0) return this.data.rules[rule][3];
    if (kind === 1) return this.asked([first, ...rest]);
    if (kind === 6) return this.claim([first, ...rest], rest[3]);
    return this.fill(this.data.effects[kind], { m: this.mask(first), n: this.name(first) });
  }

  /** Who kept it from ending as it was meant to, in sentences; empty where nobody did. */
  culprits({ wanted, isNobody, sets, unheard }, rule) {
    const { culprits, rules } = this.data;
    const clause = ([kind, name, mask, value, other]) => {
      const texts = [culprits.clauses[kind]].flat();
      const text = texts[texts.length > 1 ? value : 0];
      // All four are no limit.
      return this.fill(wanted && mask !== 30 ? text : text.replace(culprits.only, ""), {
        n: this.name(name), m: this.mask(mask), w: this.name(other), p: this.orientation(value), v: this.version(value),
        r: rules[value]?.[3],
      });
    };
    // Chinese has no capitals, and a sentence of it may begin with "iOS".
    const capital = culprits.end === "." ? 1 : 0;
    const sentence = (text) => text.slice(0, capital).toUpperCase() + text.slice(capital) + culprits.end;
    const named = sets.map((set) => set.map(clause).join(culprits.and)).join(wanted ? culprits.or : culprits.both);
    return [
      named && sentence(named), isNobody && this.fill(culprits.nobody, { r: rules[rule][3] }),
      ...unheard.flatMap((answer, index) => index % 2 ? [] : sentence(clause(answer) + clause(unheard[index + 1]))),
    ].filter(Boolean).join(culprits.space);
  }

  /** Who decides, and the masks of app and controller, where nobody kept the event from anything. */
  deciding({ trace }) {
    const text = trace.filter(([, kind]) => kind > 1 && kind < 5).map((effect) => this.effect(effect)).join(" · ")
      || trace.filter(([, kind]) => kind === 5).map(([rule]) => this.data.rules[rule][3]).join("");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  callback([kind, first, second, third, fourth]) {
    const { appearances, layout, stillOld, errorHandler } = this.data;
    switch (kind) {
      case 0: return this.asked([first, second, third, fourth]);
      case 1: case 2: return this.fill(
        appearances[(kind - 1) * 2 + (second ? 1 : 0)],
        { n: this.name(first), w: this.name(second), m: this.mask(third) });
      case 3: return layout[first] + stillOld[second + 2 * third + 4 * fourth];
      default: return this.fill(errorHandler, { p: first });
    }
  }

  refusal(answer) { return this.fill(this.data.refusals[answer.refusal - 1], { n: this.name(answer.refusedName) }); }
}
