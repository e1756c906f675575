// What would have to be different for the event to end as it was meant to, or as the reader wishes.

class Repairs {
  constructor(explorer) {
    this.explorer = explorer;
    this.texts = laterWords();
    this.title = element("p");
    this.list = element("ul", { className: "fixes" });
    this.none = element("p", { className: "none" });
    this.more = element("ul");
    this.together = element("details", { className: "more together" }, element("summary", {}, this.texts.together), this.more);
    this.select = element("select", { onchange: () => explorer.goOn() }, new Option(this.texts.asMeant, 0),
      ...[1, 2, 3, 4].map((orientation) => new Option(explorer.words.orientation(orientation), orientation)));
    this.part = element(
      "div", { className: "repairs", hidden: true, onclick: ({ target }) => { if (target.closest("a")) this.aim = this.wish; } },
      this.title, this.list, this.none, this.together,
      element("details", { className: "more" }, element("summary", {}, this.texts.whyNot), labelled(this.texts.wanted, this.select)));
    explorer.find(".answer > .actions").before(this.part);
  }

  /** Searches set by set, those of one fact first, and shows what there is of each size. */
  *pieces() {
    const { step, answered: { steps }, words, culprits } = this.explorer;
    const { title, list, none, together, more } = this;
    const { aim } = this;
    const isFixed = aim && steps[step] && (aim.orientation ? aim.orientation === steps[step].after : !culprits);
    this.aim = null;
    const wish = this.wish = this.#wish(steps[step]);
    this.part.hidden = !steps[step];
    list.replaceChildren();
    together.hidden = true;
    none.textContent = "";
    title.textContent = "";
    if (!wish) return;
    const start = this.#try(wish, []);
    if (start.repair || isFixed) {
      none.textContent = start.repair ? this.texts.isReached : this.texts.isFixed;
      return;
    }
    title.textContent = wish.title;
    const found = [];
    let size = 0;
    while (size < 3 && setsOf(size + 1, start.count) <= MOST_SETS) {
      size += 1;
      for (const set of sets(size, start.count)) {
        // Where a part of it is enough, the set is larger than it need be.
        if (found.some((one) => one.set.every((fact) => set.includes(fact)))) continue;
        const { repair } = this.#try(wish, set);
        if (repair) found.push({ set, ...repair });
        yield;
      }
      if (size === 1) list.replaceChildren(...this.#lines(this.#sorted(found)));
    }
    const larger = found.filter(({ set }) => set.length > 1);
    together.hidden = !larger.length;
    // A call alone leaves the answers as they are.
    together.open ||= found.every(({ set, edits }) => set.length > 1 || edits[0].kind === "+");
    more.replaceChildren(...this.#lines(this.#sorted(larger)));
    none.textContent = found.length ? "" : words.fill(this.texts.noRepair, { x: size });
  }

  /** Whether facts, by their places, are enough: with which edits, and how many facts there are. */
  #try({ orientation }, [first = -1, second = -1, third = -1]) {
    const { step, resolver, form: { state } } = this.explorer;
    const [count, who, ...numbers] = resolver.repair(numbersOf(state), orientation, step, first, second, third);
    const edits = Array.from({ length: numbers.length / 4 }, (_, index) => {
      const [kind, record, place, value] = numbers.slice(index * 4);
      return { kind: "SVCE+"[kind], index: record, place, value };
    });
    return { count, repair: who === undefined ? null : { owner: who & 3, takes: who >> 1 & 30, gives: who >> 5 & 30, edits } };
  }

  /** Which orientation is wanted, 0 for what the event was meant to do; null where nothing happens. */
  #wish(step) {
    const { words, culprits } = this.explorer;
    const chosen = Number(this.select.value);
    const { rotate, keep, crash } = this.texts;
    if (!step) return null;
    if (!chosen && culprits) {
      const title = culprits.wanted ? words.fill(rotate, { m: words.mask(culprits.wanted) }) : crash;
      return { orientation: 0, title };
    }
    // It rotated as it was meant to, or stays though nobody refused: who asks would have the other, from landscape portrait.
    const orientation = chosen || (step.before !== step.after ? step.before : step.after > 2 ? 1 : 3);
    const title = words.fill(orientation === step.before ? keep : rotate, { m: words.orientation(orientation) });
    return { orientation, title };
  }

  /**
   * Those first that make a screen's own answer count, then those of who is named, then by who can make them; of the app's those
   * last that take something from other screens.
   */
  #sorted(repairs) {
    const forwarding = notationTable.controllerFields.indexOf("forwarding");
    const { culprits, words: { data: { places } }, form: { state } } = this.explorer;
    const named = (culprits?.sets ?? []).flat().map(([, name]) => name);
    const rank = ({ owner, takes, edits }) => {
      const facts = edits.filter(({ kind }) => kind !== "+");
      const isEach = (test) => facts.length > 0 && facts.every((edit) => edit.kind === "C" && test(edit));
      if (takes) return 1.5;
      if (isEach(({ place }) => place === forwarding)) return -2;
      return isEach(({ index }) => named.includes(state.C[index][places.name] + 1)) ? -1 : owner;
    };
    return repairs.toSorted((one, other) => rank(one) - rank(other));
  }

  #lines(repairs) {
    const { step, words, form } = this.explorer;
    return repairs.map(({ takes, gives, edits }) => {
      const text = edits.map((edit) => this.#textOf(edit)).join("; ");
      const code = edits.map((edit) => codeOf(edit, form.state, words.data)).filter(Boolean).join("\n");
      return element(
        "li", {}, linked(addressWith(form.state, edits, step, words.data), text),
        takes ? this.#aside(this.texts.takes, takes) : "", gives ? this.#aside(this.texts.gives, gives) : "",
        code ? element("details", { className: "more" }, element("summary", { ariaLabel: `${this.texts.code}: ${text}` }, this.texts.code),
          element("pre", { tabIndex: 0 }, element("code", {}, code))) : "");
    });
  }

  /** What a change does to other screens. */
  #aside(text, mask) {
    const { words } = this.explorer;
    return element("small", {}, words.fill(text, { m: words.mask(mask) }));
  }

  /** An edit in the words of the field that it changes; one that adds an event, in those of the event. */
  #textOf({ kind, index, place, value }) {
    const { root, words, form } = this.explorer;
    const [comma, colon] = words.data.culprits.end === "." ? [", ", ": "] : ["，", "："];
    if (kind === "+") {
      const template = root.querySelector(".event-template").content;
      const event = template.querySelector(`[data-field] option[value="${index}"]`).textContent;
      return value ? `${event}${colon}${words.mask(value)}` : event;
    }
    const record = form.state[kind][index];
    const field = [...root.querySelectorAll("[data-field]")].find((field) => {
      const [own, ownPlace] = form.records.get(field);
      return own === record && ownPlace === place;
    });
    const option = [...field.options].find((option) => Number(option.value) === value);
    const label = field.closest("label").firstElementChild.textContent;
    const name = kind === "C" ? form.state.names[record[form.places.name]] + comma : "";
    return `${name}${label}${colon}${option?.textContent ?? form.otherText(field.dataset.other, value)}`;
  }
}

/** An edit as code, in the language that the reader has chosen; empty where no code makes it. */
function codeOf({ kind, index, place, value }, state, { firstMask }) {
  const record = state[kind]?.[index];
  const edits = codeTable.edits[kind + (record ? place : index)];
  const code = edits?.all ?? edits?.[value] ?? edits?.[`${value}/${record?.[notationTable.controllerFields.indexOf("kind")]}`];
  if (!code) return "";
  const language = document.documentElement.dataset.names ? "objectiveC" : "swift";
  // A field counts from its first mask; a variable and an event have masks alone.
  const mask = codeTable.masks["SC".includes(kind) ? value - firstMask : value]?.[language];
  const list = [...String(value)].map((digit) => codeTable.orientations[digit]).join("\n");
  return (code[language] ?? code.xml).replace("{m}", mask).replace("{l}", list).replace("{n}", state.names[record?.[0]]);
}

/** A field of the form, under its label. */
function labelled(label, control) {
  return element("div", { className: "field" }, element("label", {}, element("span", {}, label), control));
}

/** Of more sets than this none of a size is tried. */
const MOST_SETS = 4000;

/** How many sets of a size there are. */
function setsOf(size, count) { return size ? setsOf(size - 1, count) * (count - size + 1) / size : 1; }

/** The sets of a size of so many facts, from one on. */
function* sets(size, count, from = 0) {
  if (!size) yield [];
  else for (let first = from; first < count; first += 1) for (const rest of sets(size - 1, count, first + 1)) yield [first, ...rest];
}

/** The address of a state with edits, behind a step those that add events; empty where a moment would become a sequence. */
function addressWith(state, edits, step, { places, widths }) {
  const isSequence = state.S[0][places.mode] === 1;
  if (!isSequence && edits.some((edit) => edit.kind === "+")) return "";
  const edited = structuredClone(state);
  for (const { kind, index, place, value } of edits) {
    if (kind === "+") {
      const event = new Array(widths.E).fill(0);
      event[places.kind] = index;
      event[place] = value;
      edited.E.splice(step + 1, 0, event);
    } else {
      edited[kind][index][place] = value;
    }
  }
  return "#" + writeState(edited);
}
