// What a reader pastes: what the explorer gives away, an Info.plist, build settings, and classes in Swift or Objective-C. All but the first
// is read as the tool's scan reads it, as far as it stands there literally; what does not is named with its line, and changes nothing.

class Paste {
  constructor(explorer) {
    this.explorer = explorer;
    this.part = explorer.find(".paste");
  }

  /** Reads the text, and puts what was understood into the form. */
  take() {
    const [field, , told] = this.part.querySelectorAll("textarea, button, ul");
    const { form, words } = this.explorer;
    const notation = new Notation(words);
    const [, address = ""] = field.value.match(/#(1S[\w;,%.+-]*)/) ?? [];
    const state = readState(address, words.data.widths);
    if (state) return this.#takeScenario({ state, unread: [] }, told);
    const facts = factsIn(field.value);
    if (notation.isScenario(facts)) return this.#takeScenario(notation.read(facts, form.state), told);
    const found = readPasted(field.value, words.data.kinds);
    const message = words.data.messages.find(([, pattern]) => pattern && fits(field.value, pattern));
    if (found.understood.length) {
      form.show(stateWith(found, form.state, words.data, notation));
      this.explorer.update();
    }
    const { nothingPasted, isNotLiteral, isNotRead, isLeftOut } = laterWords();
    told.replaceChildren(
      ...message ? [element("li", {}, linked(message[0], message[1].replace(/\{.\}/g, "…")))] : [],
      ...found.understood.map((line) => element("li", {}, line)),
      ...this.#lines(found.unread, isNotLiteral), ...this.#lines(found.unknown, isNotRead),
      ...this.#lines(found.leftOut, isLeftOut));
    if (!told.children.length) told.replaceChildren(element("li", {}, nothingPasted));
  }

  #takeScenario({ state, unread }, told) {
    const { isRead, isNotRead } = laterWords();
    this.explorer.form.show(state);
    this.explorer.update();
    told.replaceChildren(element("li", {}, isRead), ...this.#lines(unread, isNotRead));
  }

  /** Lines of what was pasted, each behind what is said of it. */
  #lines(all, sentence) {
    return all.map(({ line, text }) => element(
      "li", {}, this.explorer.words.fill(sentence, { x: line }), " ", element("code", {}, text)));
  }
}

/** Whether a text has a message in it, whatever stands in the places of its marks. */
function fits(text, pattern) {
  const parts = pattern.split(/\{.\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".{1,200}?")).test(text.replace(/\s+/g, " "));
}

/** The facts, a line each, in what the explorer and the tool write of a state: a command, JSON, or a test; else the text itself. */
function factsIn(text) {
  if (/^\s*\$?\s*orientation-docs explain\b/.test(text)) {
    return [...text.matchAll(/(["'])([^"'\n]+: [^"'\n]+)\1/g)].map(([, , fact]) => fact).join("\n");
  }
  const [, type, literal] = text.match(/(Timeline|Scenario)\(\s*reading: """\n([^]*?)"""/) ?? [];
  if (literal) return `\`\`\`orientation ${type.toLowerCase()}\n${literal}`;
  try {
    return factsOf(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The facts of a scenario that is an object. */
function factsOf({ events, root, presented = [], controllers = {}, variables = {}, ...rest }) {
  const facts = [];
  const shown = (value) => ({ true: "yes", false: "no" })[value] ?? [value].flat().join(", ");
  const state = (object, prefix) => {
    for (const [key, value] of Object.entries(object)) {
      if (key === "delegate") state(value, prefix + "delegate.");
      else if (value !== null) facts.push(`${prefix}${key}: ${shown(value)}`);
    }
  };
  const tree = (controller) => {
    if (typeof controller === "string") return controller;
    const { name, kind, forwarding, child, children, ...answers } = controller;
    state(answers, name + ".");
    const below = child ? tree(child) : children && `[${children.map(tree).join(", ")}]`;
    return name + (kind ? "=" + kind : "") + (forwarding ? `(${forwarding})` : "") + (below ? " > " + below : "");
  };
  state(rest, "");
  state(variables, "variable ");
  if (root) facts.push("root: " + tree(root));
  for (const one of [presented].flat()) {
    facts.push("presented: " + (one.controller ? tree(one.controller) + (one.style ? " as " + one.style : "") : one));
  }
  for (const [name, answers] of Object.entries(controllers)) state(answers, name + ".");
  for (const event of events ?? []) facts.push("event: " + (event.event ?? event));
  return (events ? "```orientation timeline\n" : "") + facts.join("\n");
}

const ORIENTATIONS = { Portrait: 1, PortraitUpsideDown: 2, LandscapeRight: 3, LandscapeLeft: 4 };
const MASKS = { Portrait: 2, PortraitUpsideDown: 4, LandscapeRight: 8, LandscapeLeft: 16, Landscape: 24, AllButUpsideDown: 26, All: 30 };
const LISTS = { "": "informationPropertyList", "~ipad": "informationPropertyListOnPad", "~iphone": "informationPropertyListOnPhone" };

/** What code does about orientations that is no answer: how it presents, and when it asks UIKit to rotate. */
const LEFT_OUT = /\bmodalPresentationStyle\s*=|\battemptRotationToDeviceOrientation\b|\bsetNeedsUpdateOf\w*Orientation|\brequestGeometryUpdate|\bsetValue\b.*\bforKey\b/;

/** The name of a method without arguments, and the method up to its brace, in both languages. */
const plain = (name) => [name, `\\b(?:var\\s+${name}\\s*:|func\\s+${name}\\s*\\(\\s*\\)\\s*->)\\s*[\\w.]+\\s*\\{`, `-\\s*\\(\\w+\\)\\s*${name}\\s*\\{`];
const METHODS = [
  ["supported", mask, ...plain("supportedInterfaceOrientations")],
  ["preferred", orientation, ...plain("preferredInterfaceOrientationForPresentation")],
  ["shouldAutorotate", (text) => ({ true: 1, YES: 1, false: 2, NO: 2 })[text] ?? null, ...plain("shouldAutorotate")],
  ["prefersOrientationLocked", (text) => ({ true: 1, YES: 1, false: 0, NO: 0 })[text] ?? null, ...plain("prefersInterfaceOrientationLocked")],
  ["applicationDelegate", mask, "application(_:supportedInterfaceOrientationsFor:)",
    "\\bfunc\\s+application\\s*\\([^{}()]*\\bsupportedInterfaceOrientationsFor\\b[^{}()]*\\)\\s*->\\s*[\\w.]+\\s*\\{",
    "-\\s*\\(\\w+\\)\\s*application:[^{};]*\\bsupportedInterfaceOrientationsForWindow:[^{};]*\\{"],
  ["sceneDelegate", mask, "supportedInterfaceOrientations(for:)",
    "\\bfunc\\s+supportedInterfaceOrientations\\s*\\(\\s*for\\b[^{}()]*\\)\\s*->\\s*[\\w.]+\\s*\\{",
    "-\\s*\\(\\w+\\)\\s*supportedInterfaceOrientationsForWindowScene:[^{};]*\\{"],
];

/** What a text says: numbers for the start, classes with their answers, what was understood in words, and what was not. */
function readPasted(text, kinds) {
  const found = { start: {}, classes: [], understood: [], unread: [], unknown: [], leftOut: [] };
  readLists(text, found);
  const code = withoutComments(text);
  code.split("\n").forEach((line, index) => {
    if (LEFT_OUT.test(line)) found.leftOut.push({ line: index + 1, text: text.split("\n")[index].trim().slice(0, 80) });
  });
  for (const { name, supers, body, place } of typesOf(code)) {
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

/** Lists of orientations in a property list or in build settings, as digits. */
function readLists(text, found) {
  const list = (suffix, values, start) => {
    const names = [...values.matchAll(/UIInterfaceOrientation(\w+)/g)].map(([, name]) => name).filter((name) => ORIENTATIONS[name]);
    for (const { index, 0: word } of values.matchAll(/[\w.-]+/g)) {
      if (/^(?:string|array)$/.test(word) || ORIENTATIONS[word.replace(/^UIInterfaceOrientation/, "")] && word.startsWith("UI")) continue;
      found.unknown.push({ line: property.slice(0, start + index).split("\n").length, text: word });
    }
    found.start[LISTS[suffix]] = Number([...new Set(names.map((name) => ORIENTATIONS[name]))].join("") || 9);
    found.understood.push(`UISupportedInterfaceOrientations${suffix}: ${names.join(", ") || "–"}`);
  };
  const property = text.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));
  for (const { index, 0: whole, 1: suffix, 2: values } of property.matchAll(
    /<key>UISupportedInterfaceOrientations(|~ipad|~iphone)<\/key>\s*<array>([^]*?)<\/array>/g)) {
    list(suffix, values, index + whole.lastIndexOf(values));
  }
  for (const [, value] of property.matchAll(/<key>UIRequiresFullScreen<\/key>\s*<(true|false)\s*\/>/g)) {
    found.start.requiresFullScreen = value === "true" ? 1 : 0;
    found.understood.push(`UIRequiresFullScreen: ${value}`);
  }
  for (const { index, 0: whole, 1: device, 2: values } of property.matchAll(
    /INFOPLIST_KEY_UISupportedInterfaceOrientations(|_iPad|_iPhone)\s*=\s*"?([^";\n]*)/g)) {
    list(device.toLowerCase().replace("_", "~"), values, index + whole.lastIndexOf(values));
  }
}

/** A text with blanks for its comments and for what stands in its strings, so that places stay. */
function withoutComments(text) {
  return text.replace(/\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"/g, (part) => part.replace(/[^\n]/g, " "));
}

/** The types of a source, with those that they name behind a colon; one without a name where only methods were pasted. */
function typesOf(code) {
  const types = new Map();
  const add = (name, supers, body, place) => {
    const known = types.get(name) ?? { name, supers: [], body: "", place };
    // Behind each other with their places kept: what stands between is blank.
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

/** Where the brace that is open ends. */
function end(code, start) {
  let depth = 1;
  for (let place = start; place < code.length; place += 1) {
    if (code[place] === "{") depth += 1;
    if (code[place] === "}" && !(depth -= 1)) return place;
  }
  return code.length;
}

/** What a method of a type returns, as one expression; with statements in it, or written twice, all of them. */
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

// What an expression is in numbers, or null where it is not literal.

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

/** Which child answers in place of a container: 1 the selected one, 2 the one on top. */
function forwarded(expression) {
  const child = expression.match(/^\[?(?:self\.)?(selectedViewController|topViewController|visibleViewController|viewControllers\.last(?:Object)?)[?!]?(?:\.| )\w+\]?(?: \?\? .*)?$/)?.[1];
  return child && { forwarding: child === "selectedViewController" ? 1 : 2 };
}

/** A state with what was read: containers hold what else was pasted, in the order in which they do. */
function stateWith({ start, classes }, before, { widths, firstMask, zeroPreferred }, { S, C }) {
  const state = structuredClone(before);
  for (const [name, value] of Object.entries(start)) {
    state.S[0][S[name]] = value + (name.endsWith("Delegate") ? firstMask : 0);
  }
  if (!classes.length) return state;
  Object.assign(state, { V: [], C: [], E: [], names: [] });
  state.S[0][S.mode] = 0;
  const add = ({ name, kind, answers }, parent, role) => {
    const record = new Array(widths.C).fill(0);
    record[C.name] = state.names.push(name) - 1;
    record[C.parent] = parent;
    record[C.role] = role;
    record[C.kind] = kind;
    for (const [key, value] of Object.entries(answers)) {
      if (value.forwarding) record[C.forwarding] = value.forwarding;
      else record[C[key]] = value + ({ supported: firstMask, preferred: zeroPreferred }[key] ?? 0);
    }
    return state.C.push(record);
  };
  // A split view outside, then tabs, a stack, and pages.
  const containers = [3, 2, 1, 4].flatMap((kind) => classes.filter((one) => one.kind === kind));
  const screens = classes.filter(({ kind }) => !kind);
  const parent = containers.reduce((parent, container) => add(container, parent, 0), 0);
  if (!screens.length) screens.push({ name: "ViewController", kind: 0, answers: {} });
  screens.forEach((screen, index) => add(screen, parent, parent || !index ? 0 : 1));
  return state;
}
