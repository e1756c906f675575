// The form: fields that stand for numbers of a state. Which field is which number is in the markup (data-field), and so is
// when it shows (data-needs, data-argument); nothing here knows what a number means.

class Form {
  records = new WeakMap();
  // How many lines of help have got an id: a template is there several times.
  #helps = 0;

  constructor(root, words, changed) {
    this.root = root;
    this.words = words;
    this.places = words.data.places;
    this.changed = changed;
    root.addEventListener("change", (event) => this.#take(event.target));
    root.addEventListener("input", (event) => { if (event.target.dataset.nameField) this.#take(event.target); });
    root.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Shows a state, and from now on changes it. */
  show(state) {
    this.state = state;
    this.#bind(this.root, "S", state.S[0]);
    this.build();
  }

  /** Puts the controllers, variables and events of the state into the form. */
  build() {
    const { C, V, E } = this.state;
    for (const place of this.root.querySelectorAll(".controllers[data-role]")) {
      const role = Number(place.dataset.role);
      place.replaceChildren(...this.#tops(role).map((index) => this.#controller(index)));
    }
    this.root.querySelector(".variables").replaceChildren(...V.map((record, index) => {
      const element = this.#fromTemplate("variable", "V", record);
      this.nameButtons(element, this.state.names[record[0]], index);
      return element;
    }));
    this.root.querySelector(".events").replaceChildren(...E.map((record, index) => {
      const element = this.#fromTemplate("event", "E", record);
      this.nameButtons(element, index + 1, index);
      return element;
    }));
    this.root.querySelector("[data-action=add-root]").hidden = this.#tops(0).length > 0;
    this.refresh();
    for (const details of this.root.querySelectorAll("details.more")) {
      details.open ||= [...details.querySelectorAll("[data-field]")].some((field) => {
        const [record, place] = this.records.get(field) ?? [[0], 0];
        return record[place] !== 0 && !field.closest("[hidden]");
      });
    }
  }

  /** Brings every field up to date: its choices, its value, and whether it shows. */
  refresh() {
    // Events first: they may bring controllers into the form.
    for (const event of this.root.querySelectorAll(".moment, .happening")) this.#showArguments(event);
    for (const part of this.root.querySelectorAll("[data-needs]")) {
      const [, kind, letter, number] = part.dataset.needs.match(/^(.)(z?[a-z])(.*)$/);
      const record = kind === "S" ? this.state.S[0] : this.records.get(part.closest(".controller, li, .variable"))[0];
      const value = record[placeOf(letter)];
      part.hidden = number === "" ? value === 0 : value !== Number(number);
    }
    for (const field of this.root.querySelectorAll("[data-field]")) this.#showField(field);
    for (const field of this.root.querySelectorAll("[data-name-field]")) {
      const [record, place] = this.records.get(field);
      if (field !== document.activeElement) field.value = this.state.names[record[place]] ?? "";
    }
    for (const element of this.root.querySelectorAll(".controller")) {
      const [record, index] = this.records.get(element);
      this.nameButtons(element, this.state.names[record[this.places.name]], index);
    }
  }

  /** Has the start state a number, by its place. */
  choose(place, value) {
    this.state.S[0][placeOf(place.slice(1))] = value;
    this.refresh();
  }

  // Fields

  #bind(element, kind, record) {
    const place = (text) => placeOf(text.slice(1));
    for (const field of element.querySelectorAll(`[data-field^=${kind}]`)) {
      this.records.set(field, [record, place(field.dataset.field)]);
    }
    for (const field of element.querySelectorAll(`[data-name-field^=${kind}]`)) {
      this.records.set(field, [record, place(field.dataset.nameField)]);
    }
    for (const help of element.querySelectorAll(".field > small:not([id])")) {
      help.id = `help-${this.#helps += 1}`;
      help.parentElement.querySelector("select, input").setAttribute("aria-describedby", help.id);
    }
  }

  #fromTemplate(name, kind, record) {
    const element = this.root.querySelector(`.${name}-template`).content.firstElementChild.cloneNode(true);
    this.#bind(element, kind, record);
    this.records.set(element, [record]);
    return element;
  }

  #take(field) {
    const [record, place] = this.records.get(field) ?? [];
    if (!record) return;
    if (field.dataset.nameField) {
      this.state.names[record[place]] = field.value;
      this.refresh();
      this.changed(true);
      return;
    }
    record[place] = Number(field.value);
    const option = field.selectedOptions?.[0];
    if (option?.dataset.arguments !== undefined) this.#beginEvent(record, place, field.closest(".happening"));
    // A sequence begins with an event; the focus stays where the reader chose it.
    if (record === this.state.S[0] && place === this.places.mode && record[place] && !this.state.E.length) {
      this.state.E.push(new Array(this.words.data.widths.E).fill(0));
      this.build();
    }
    this.refresh();
    this.changed();
  }

  #showField(field) {
    const [record, place] = this.records.get(field);
    const value = record[place];
    if (field.type === "radio") {
      field.checked = Number(field.value) === value;
      return;
    }
    this.#fillOptions(field);
    field.value = value;
    if (field.selectedIndex >= 0 || field.closest("[hidden]")) return;
    // Where nothing was chosen yet, and nothing is no choice, it is the first.
    if (value === 0 && field.options.length) record[place] = Number(field.options[0].value);
    else field.append(new Option(this.otherText(field.dataset.other, value), value));
    field.value = record[place];
  }

  /** Puts the names and variables that there are among the choices of a field. */
  #fillOptions(field) {
    if (!field.dataset.options) return;
    const wanted = this.#options(field).map(([value, text]) => `${value} ${text}`).join("\n");
    if (field.dataset.filled === wanted) return;
    field.dataset.filled = wanted;
    field.querySelectorAll("[data-own]").forEach((option) => option.remove());
    for (const [value, text] of this.#options(field)) {
      const option = new Option(text, value);
      option.dataset.own = "";
      (field.querySelector("optgroup:last-of-type") ?? field).append(option);
    }
  }

  #options(field) {
    const { names, V, C } = this.state;
    switch (field.dataset.options) {
      case "variables": return V.map(([name]) => [-1 - name, names[name]]);
      case "variable-names": return V.map(([name]) => [1 + name, names[name]]);
      case "names": return [...new Set(C.map((record) => record[this.places.name]))].map((name) => [1 + name, names[name]]);
      default: {
        const [, index] = this.records.get(field.closest(".controller"));
        return this.#children(index).map((child, order) => [1 + order, names[C[child][this.places.name]]]);
      }
    }
  }

  otherText(kind, value) {
    const { data } = this.words;
    switch (kind) {
      case "version": return this.words.version(value);
      case "list": return [...String(value)].map((digit) => this.words.orientation(digit)).join(", ");
      case "mask": {
        const mask = value - data.firstMask;
        return mask > 0 && mask < 32 && mask % 2 === 0 ? this.words.mask(mask) : this.words.fill(data.other, { x: mask });
      }
      default: return this.words.fill(data.other, { x: value < 0 ? value : value - data.zeroPreferred });
    }
  }

  // Events

  #showArguments(event) {
    const kinds = event.querySelector("[data-field]");
    const [record, place] = this.records.get(kinds);
    const option = [...kinds.options].find((option) => Number(option.value) === record[place]);
    const shown = option?.dataset.arguments.split(" ") ?? [];
    for (const argument of event.querySelectorAll("[data-argument]")) {
      argument.hidden = !shown.includes(argument.dataset.argument);
      if (!argument.matches(".controllers")) continue;
      const index = record[this.places.value];
      const has = argument.firstElementChild && this.records.get(argument.firstElementChild)[0] === this.state.C[index];
      if (argument.hidden || !this.state.C[index]) argument.replaceChildren();
      else if (!has) argument.replaceChildren(this.#controller(index));
    }
  }

  /** An event became another: what it brought along is no more. */
  #beginEvent(record, place, row) {
    const event = row ?? this.root.querySelector(".moment");
    const option = event.querySelector("[data-field]").selectedOptions[0];
    for (let other = place + 1; other < record.length; other += 1) record[other] = 0;
    const shown = option.dataset.arguments.split(" ");
    for (const field of event.querySelectorAll("[data-default]")) {
      if (!shown.includes(field.closest("[data-argument]").dataset.argument)) continue;
      record[this.records.get(field)[1]] = Number(field.dataset.default);
    }
    if (shown.includes("controller")) {
      record[this.places.value] = this.#addController(this.words.data.newNames[1], 0, this.words.data.laterRole);
    }
    this.#dropUnused();
  }

  // Controllers

  #tops(role) {
    const { parent, role: roleOf } = this.places;
    return [...this.state.C.keys()].filter((index) => {
      const record = this.state.C[index];
      return record[parent] === 0 && record[roleOf] === role;
    });
  }

  #children(index) {
    return [...this.state.C.keys()].filter((child) => this.state.C[child][this.places.parent] === index + 1);
  }

  #controller(index) {
    const element = this.#fromTemplate("controller", "C", this.state.C[index]);
    this.records.set(element, [this.state.C[index], index]);
    element.querySelector(".children").replaceChildren(...this.#children(index).map((child) => this.#controller(child)));
    return element;
  }

  nameButtons(element, name, index) {
    for (const button of element.querySelectorAll(":scope > .actions > [data-name], :scope > [data-name]")) {
      button.setAttribute("aria-label", this.words.fill(button.dataset.name, { x: name }));
      button.value = index;
    }
  }

  #newName(wish) {
    let name = wish;
    for (let number = 2; this.state.names.includes(name); number += 1) name = wish + number;
    return this.state.names.push(name) - 1;
  }

  #addController(wish, parent, role) {
    const record = new Array(this.words.data.widths.C).fill(0);
    record[this.places.name] = this.#newName(wish);
    record[this.places.parent] = parent;
    record[this.places.role] = role;
    return this.state.C.push(record) - 1;
  }

  /** Adds what a button is for, and gives the focus to it. */
  add(what, index = 0) {
    const [rootName, modalName, childName, variableName] = this.words.data.newNames;
    const { widths } = this.words.data;
    const added = {
      root: () => this.state.C[this.#addController(rootName, 0, 0)],
      presented: () => this.state.C[this.#addController(modalName, 0, 1)],
      child: () => this.state.C[this.#addController(childName, index + 1, 0)],
      variable: () => {
        const record = new Array(widths.V).fill(0);
        record[0] = this.#newName(variableName);
        return this.state.V[this.state.V.push(record) - 1];
      },
      event: () => this.state.E[this.state.E.push(new Array(widths.E).fill(0)) - 1],
    }[what]();
    this.build();
    const fields = [...this.root.querySelectorAll("[data-field], [data-name-field]")];
    fields.find((field) => this.records.get(field)[0] === added)?.focus();
  }

  remove(what, index) {
    const { V, E } = this.state;
    if (what === "variable") V.splice(index, 1);
    if (what === "event") E.splice(index, 1);
    if (what === "controller") this.#removeControllers(this.#within(index));
    this.#dropUnused();
    this.build();
  }

  /** A controller and all those in it. */
  #within(index) { return [index, ...this.#children(index).flatMap((child) => this.#within(child))]; }

  /** Controllers of events that are gone go too. */
  #dropUnused() {
    const used = new Set(this.state.E.filter((event) => this.#bringsController(event)).map(
      (event) => event[this.places.value]));
    const unused = this.#tops(this.words.data.laterRole).filter((index) => !used.has(index));
    if (unused.length) this.#removeControllers(unused.flatMap((index) => this.#within(index)));
  }

  #bringsController(event) {
    const template = this.root.querySelector(".event-template").content;
    const option = template.querySelector(`[data-field] option[value="${event[this.places.kind]}"]`);
    return option?.dataset.arguments.split(" ").includes("controller") ?? false;
  }

  #removeControllers(gone) {
    const moved = new Map();
    const left = [...this.state.C.keys()].filter((index) => !gone.includes(index));
    left.forEach((index, place) => moved.set(index, place));
    const { parent, shownChild, value } = this.places;
    this.state.C = left.map((index) => this.state.C[index]);
    for (const record of this.state.C) {
      if (record[parent]) record[parent] = moved.get(record[parent] - 1) + 1;
      record[shownChild] = Math.min(record[shownChild], 0);
    }
    this.state.E = this.state.E.filter((event) => !this.#bringsController(event) || moved.has(event[value]));
    for (const event of this.state.E) if (this.#bringsController(event)) event[value] = moved.get(event[value]);
  }
}
