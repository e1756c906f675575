
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

class Paste {
  constructor(explorer) {
    this.explorer = explorer;
    this.part = explorer.find(".paste");
  }

  take() {
    const [field, , told] = this.part.querySelectorAll("textarea, button, ul");
    const { form, words } = this.explorer;
    const found = readPasted(field.value, words.data.kinds);
    const message = words.data.messages.find(([, pattern]) => pattern && fits(field.value, pattern));
    if (found.understood.length) {
      form.show(stateWith(found, form.state, words.data));
      this.explorer.update();
    }
    const { none, unread } = told.dataset;
    told.replaceChildren(
      ...message ? [element("li", {}, linked(message[0], message[1].replace(/\{.\}/g, "…")))] : [],
      ...found.understood.map((line) => element("li", {}, line)),
      ...found.unread.map(({ line, text }) => element("li", {}, words.fill(unread, { x: line }), " ", element("code", {}, text))));
    if (!told.children.length) told.replaceChildren(element("li", {}, none));
  }
}

function fits(text, pattern) {
  const parts = pattern.split(/\{.\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".{1,200}?")).test(text.replace(/\s+/g, " "));
}

const ORIENTATIONS = { Portrait: 1, PortraitUpsideDown: 2, LandscapeRight: 3, LandscapeLeft: 4 };
const MASKS = { Portrait: 2, PortraitUpsideDown: 4, LandscapeRight: 8, LandscapeLeft: 16, Landscape: 24, AllButUpsideDown: 26, All: 30 };
const LISTS = { "": "list", "~ipad": "listOnPad", "~iphone": "listOnPhone" };

const plain = (name) => [name, `\\b(?:var\\s+${name}\\s*:|func\\s+${name}\\s*\\(\\s*\\)\\s*->)\\s*[\\w.]+\\s*\\{`, `-\\s*\\(\\w+\\)\\s*${name}\\s*\\{`];
const METHODS = [
  ["supported", mask, ...plain("supportedInterfaceOrientations")],
  ["preferred", orientation, ...plain("preferredInterfaceOrientationForPresentation")],
  ["autorotate", (text) => ({ true: 1, YES: 1, false: 2, NO: 2 })[text] ?? null, ...plain("shouldAutorotate")],
  ["locked", (text) => ({ true: 1, YES: 1, false: 0, NO: 0 })[text] ?? null, ...plain("prefersInterfaceOrientationLocked")],
  ["applicationDelegate", mask, "application(_:supportedInterfaceOrientationsFor:)",
    "\\bfunc\\s+application\\s*\\([^{}()]*\\bsupportedInterfaceOrientationsFor\\b[^{}()]*\\)\\s*->\\s*[\\w.]+\\s*\\{",
    "-\\s*\\(\\w+\\)\\s*application:[^{};]*\\bsupportedInterfaceOrientationsForWindow:[^{};]*\\{"],
  ["sceneDelegate", mask, "supportedInterfaceOrientations(for:)",
    "\\bfunc\\s+supportedInterfaceOrientations\\s*\\(\\s*for\\b[^{}()]*\\)\\s*->\\s*[\\w.]+\\s*\\{",
    "-\\s*\\(\\w+\\)\\s*supportedInterfaceOrientationsForWindowScene:[^{};]*\\{"],
];

function readPasted(text, kinds) {
  const found = { start: {}, classes: [], understood: [], unread: [] };
  readLists(text, found);
  for (const { name, supers, body, place } of typesOf(withoutComments(text))) {
    const named = name.startsWith("UI") ? [...supers, name] : supers;
    const kind = kinds.findLastIndex((kind) => named.some((one) => one.endsWith(kind)));
    const answers = {};
    for (const [key, read, api, ...patterns] of METHODS) {
      const method = methodIn(body, patterns);
      if (!method) continue;
      const value = kind > 0 && forwarded(method.expression) || read(method.expression);
      if (value === null) {
        const line = text.slice(0, place + method.place).split("\n").length;
        found.unread.push({ line, text: `${name}.${api}: ${method.expression.slice(0, 80)}` });
        continue;
      }
      if (key.endsWith("Delegate")) found.start[key] = value;
      else answers[key] = value;
      found.understood.push(`${name}.${api}: ${method.expression}`);
    }
    if (Object.keys(answers).length || supers.some((one) => one.endsWith("Controller"))) {
      found.classes.push({ name, kind: Math.max(0, kind), answers });
    }
  }
  return found;
}

function readLists(text, found) {
  const list = (suffix, values) => {
    const names = [...values.matchAll(/UIInterfaceOrientation(\w+)/g)].map(([, name]) => name).filter((name) => ORIENTATIONS[name]);
    found.start[LISTS[suffix]] = Number([...new Set(names.map((name) => ORIENTATIONS[name]))].join("") || 9);
    found.understood.push(`UISupportedInterfaceOrientations${suffix}: ${names.join(", ") || "–"}`);
  };
  const property = text.replace(/<!--[^]*?-->/g, "");
  for (const [, suffix, values] of property.matchAll(
    /<key>UISupportedInterfaceOrientations(|~ipad|~iphone)<\/key>\s*<array>([^]*?)<\/array>/g)) list(suffix, values);
  for (const [, value] of property.matchAll(/<key>UIRequiresFullScreen<\/key>\s*<(true|false)\s*\/>/g)) {
    found.start.fullScreen = value === "true" ? 1 : 0;
    found.understood.push(`UIRequiresFullScreen: ${value}`);
  }
  for (const [, device, values] of text.matchAll(
    /INFOPLIST_KEY_UISupportedInterfaceOrientations(|_iPad|_iPhone)\s*=\s*"?([^";\n]*)/g)) list(device.toLowerCase().replace("_", "~"), values);
}

function withoutComments(text) {
  return text.replace(/\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"/g, (part) => part.replace(/[^\n]/g, " "));
}

function typesOf(code) {
  const types = new Map();
  const add = (name, supers, body, place) => {
    const known = types.get(name) ?? { name, supers: [], body: "", place };
    const gap = Math.max(0, place - known.place - known.body.length);
    types.set(name, { ...known, supers: [...known.supers, ...supers], body: known.body + " ".repeat(gap) + body });
  };
  for (const match of code.matchAll(/\b(?:class|extension)\s+([A-Z]\w*)\s*(?:<[^>{]*>)?\s*(?::([^{]*))?\{/g)) {
    const start = match.index + match[0].length;
    add(match[1], (match[2] ?? "").match(/[A-Z]\w*/g) ?? [], code.slice(start, end(code, start)), start);
  }
  for (const [, name, parent] of code.matchAll(/@interface\s+(\w+)\s*:\s*(\w+)/g)) add(name, [parent], "", 0);
  for (const match of code.matchAll(/@implementation\s+(\w+)[^\n{]*([^]*?)@end/g)) {
    const known = types.get(match[1]);
    if (known && !known.body) types.delete(match[1]);
    add(match[1], known?.supers ?? [], match[2], match.index + match[0].indexOf(match[2]));
  }
  if (!types.size) add("ViewController", ["UIViewController"], code, 0);
  return types.values();
}

function end(code, start) {
  let depth = 1;
  for (let place = start; place < code.length; place += 1) {
    if (code[place] === "{") depth += 1;
    if (code[place] === "}" && !(depth -= 1)) return place;
  }
  return code.length;
}

function methodIn(body, patterns) {
  const found = [...body.matchAll(new RegExp(patterns.join("|"), "g"))].filter(({ index }) => {
    const before = body.slice(0, index);
    return before.split("{").length === before.split("}").length;
  }).map((match) => {
    const place = match.index + match[0].length;
    const inner = body.slice(place, end(body, place)).trim().replace(/^get\s*\{([^]*)\}$/, "$1").trim();
    return { place, expression: inner.replace(/^return\b/, "").replace(/;$/, "").trim().replace(/\s+/g, " ") };
  });
  return found.length ? { place: found[0].place, expression: found.map(({ expression }) => expression).join(" / ") } : null;
}


const bare = (text) => text.replace(/^\(UI\w+\)\s*(?=.)/, "").replace(/^\(([^()]*)\)$/, "$1").trim();

function mask(expression) {
  const list = bare(expression).match(/^\[([^[\]]*)\]$/)?.[1].trim();
  const members = list === undefined ? bare(expression).split("|") : list.split(",").filter((one) => one.trim());
  return members.reduce((sum, member) => {
    const name = member.trim().match(/^(?:UIInterfaceOrientationMask\.?|\.)(\w+)$/)?.[1];
    const value = MASKS[name && name[0].toUpperCase() + name.slice(1)];
    return sum === null || !value ? null : sum | value;
  }, 0);
}

function orientation(expression) {
  const name = bare(expression).match(/^(?:UIInterfaceOrientation\.?|\.)(\w+)$/)?.[1];
  return ORIENTATIONS[name && name[0].toUpperCase() + name.slice(1)] ?? null;
}

function forwarded(expression) {
  const child = expression.match(/^\[?(?:self\.)?(selectedViewController|topViewController|visibleViewController|viewControllers\.last(?:Object)?)[?!]?(?:\.| )\w+\]?(?: \?\? .*)?$/)?.[1];
  return child && { forwarding: child === "selectedViewController" ? 1 : 2 };
}

function stateWith({ start, classes }, before, { places, widths, firstMask, zeroPreferred }) {
  const state = structuredClone(before);
  for (const [name, value] of Object.entries(start)) {
    state.S[0][places[name]] = value + (name.endsWith("Delegate") ? firstMask : 0);
  }
  if (!classes.length) return state;
  Object.assign(state, { V: [], C: [], E: [], names: [] });
  state.S[0][places.mode] = 0;
  const add = ({ name, kind, answers }, parent, role) => {
    const record = new Array(widths.C).fill(0);
    record[places.name] = state.names.push(name) - 1;
    record[places.parent] = parent;
    record[places.role] = role;
    record[places.controllerKind] = kind;
    for (const [key, value] of Object.entries(answers)) {
      if (value.forwarding) record[places.forwarding] = value.forwarding;
      else record[places[key]] = value + ({ supported: firstMask, preferred: zeroPreferred }[key] ?? 0);
    }
    return state.C.push(record);
  };
  const containers = [3, 2, 1, 4].flatMap((kind) => classes.filter((one) => one.kind === kind));
  const screens = classes.filter(({ kind }) => !kind);
  const parent = containers.reduce((parent, container) => add(container, parent, 0), 0);
  if (!screens.length) screens.push({ name: "ViewController", kind: 0, answers: {} });
  screens.forEach((screen, index) => add(screen, parent, parent || !index ? 0 : 1));
  return state;
}
