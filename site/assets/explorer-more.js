
class Repairs {
  constructor(explorer) {
    this.explorer = explorer;
    this.part = explorer.find(".repairs");
    this.select = this.part.querySelector("select");
    this.select.addEventListener("change", () => explorer.goOn());
  }

  *pieces() {
    const { step, answered: { steps }, words } = this.explorer;
    const wish = this.#wish(steps[step]);
    this.part.hidden = !steps[step];
    const [title, list, none, together] = this.part.children;
    list.replaceChildren();
    together.hidden = true;
    none.textContent = "";
    title.textContent = wish?.title ?? "";
    if (!wish) return;
    const start = this.#try(wish, []);
    if (start.repair) {
      title.textContent = "";
      none.textContent = none.dataset.reached;
      return;
    }
    const found = [];
    let size = 0;
    while (size < 3 && setsOf(size + 1, start.count) <= MOST_SETS) {
      size += 1;
      for (const set of sets(size, start.count)) {
        if (found.some((one) => one.set.every((fact) => set.includes(fact)))) continue;
        const { repair } = this.#try(wish, set);
        if (repair) found.push({ set, ...repair });
        yield;
      }
      if (size === 1) list.replaceChildren(...this.#lines(this.#sorted(found)));
    }
    const more = found.filter(({ set }) => set.length > 1);
    together.hidden = !more.length;
    together.open ||= more.length === found.length;
    together.lastElementChild.replaceChildren(...this.#lines(more));
    none.textContent = found.length ? "" : words.fill(none.dataset.none, { x: size });
  }

  #try({ orientation }, [first = -1, second = -1, third = -1]) {
    const { step, resolver, form: { state } } = this.explorer;
    const [count, owner, ...numbers] = resolver.repair(numbersOf(state), orientation, step, first, second, third);
    const edits = Array.from({ length: numbers.length / 4 }, (_, index) => {
      const [kind, record, place, value] = numbers.slice(index * 4);
      return { kind: "SVCE+"[kind], index: record, place, value };
    });
    return { count, repair: owner === undefined ? null : { owner, edits } };
  }

  #wish(step) {
    const { words, culprits } = this.explorer;
    const chosen = Number(this.select.value);
    const { rotate, keep, crash } = this.part.firstElementChild.dataset;
    if (!step) return null;
    if (!chosen && culprits) {
      const title = culprits.wanted ? words.fill(rotate, { m: words.mask(culprits.wanted) }) : crash;
      return { orientation: 0, title };
    }
    const orientation = chosen || (step.before === step.after ? 0 : step.before);
    const title = words.fill(orientation === step.before ? keep : rotate, { m: words.orientation(orientation) });
    return orientation ? { orientation, title } : null;
  }

  #sorted(repairs) {
    const { culprits, words: { data: { places } }, form: { state } } = this.explorer;
    const named = (culprits?.sets ?? []).flat().map(([, name]) => name);
    const rank = ({ owner, edits }) =>
      edits.every(({ kind, index }) => kind === "C" && named.includes(state.C[index][places.name] + 1)) ? -1 : owner;
    return repairs.toSorted((one, other) => rank(one) - rank(other));
  }

  #lines(repairs) {
    const { step, words, form } = this.explorer;
    return repairs.map(({ edits }) => {
      const text = edits.map((edit) => form.textOf(edit)).join("; ");
      return element("li", {}, linked(addressWith(form.state, edits, step, words.data), text));
    });
  }
}

const MOST_SETS = 4000;

function setsOf(size, count) { return size ? setsOf(size - 1, count) * (count - size + 1) / size : 1; }

function* sets(size, count, from = 0) {
  if (!size) yield [];
  else for (let first = from; first < count; first += 1) for (const rest of sets(size - 1, count, first + 1)) yield [first, ...rest];
}

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

class Versions {
  constructor(explorer) {
    this.explorer = explorer;
    this.part = explorer.find(".versions-strip");
    this.list = this.part.querySelector("ol");
    this.field = explorer.find(".comparison").dataset.os;
  }

  *pieces() {
    const { resolver, step, words, form: { state } } = this.explorer;
    const [start] = state.S;
    const place = placeOf(this.field.slice(1));
    const runs = [];
    for (const { value } of this.explorer.find(`[data-field=${this.field}]`).options) {
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

  #run({ look, sign, text, versions }, current) {
    const { words } = this.explorer;
    const names = [...new Set([versions.at(-1), versions[0]])].map((version) => words.version(version));
    const buttons = versions.map((version) => {
      const name = words.version(version);
      const button = element("button", {
        type: "button", value: version, textContent: name, ariaLabel: words.fill(this.part.dataset.choose, { v: name }),
        ariaPressed: String(version === current) });
      Object.assign(button.dataset, { action: "choose-version", place: this.field });
      return button;
    });
    return element(
      "li", { className: look }, element("strong", {}, "iOS " + names.join("–")), " ",
      element("span", { ariaHidden: true }, sign), ` ${text}`, element("span", { className: "choices" }, ...buttons));
  }
}

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
      location.assign(address);
    }
  }

  *pieces() {
    this.show();
    yield;
  }

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
