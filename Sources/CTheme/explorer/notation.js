// Scenarios and timelines as text, in both directions: as pages have them, and `orientation-docs explain`. What keys and values
// there are is in notation-table.js, which is made by asking the tool's own reader and writer.

const LATER = 2;
const EMPTY_LIST = 9;

class Notation {
  constructor({ data, version }) {
    this.data = data;
    this.version = version;
    const places = (names) => Object.fromEntries(names.map((name, place) => [name, place]));
    this.S = places(notationTable.startFields);
    this.C = places(notationTable.controllerFields);
    this.rows = new Map();
    for (const kind of ["start", "controller"]) {
      for (const row of notationTable[kind]) for (const key of row.keys) this.rows.set(fold(key), Object.assign(row, { kind }));
    }
  }

  /** The state as lines: facts, and the events at the end; null where the notation does not say all of it. */
  lines(state) {
    const lines = this.#write(state);
    const { state: read, unread } = this.read([`\`\`\`orientation ${this.block(state)}`, ...lines].join("\n"), state);
    return !unread.length && writeState(read) === writeState(this.#inOrder(state)) ? lines : null;
  }

  /** The block of a page that such a state is in. */
  block({ S: [start] }) { return start[this.S.mode] === 1 ? "timeline" : "scenario"; }

  // Writing

  #write(state) {
    const { names, S: [start], V, C, E } = state;
    const { os, device, current, mode, event, eventValue } = this.S;
    const lines = [];
    const add = (key, text) => { if (key === "presented" || !lines.includes(`${key}: ${text}`)) lines.push(`${key}: ${text}`); };
    const addRows = (isFirst) => {
      for (const row of notationTable.start) {
        const isStated = start[row.place] || row.place === os || row.place === device;
        if (isStated && (row.place < current) === isFirst) add(row.keys[0], this.#text(row, start, names));
      }
    };
    addRows(true);
    for (const [name, mask] of V) add("variable " + names[name], maskText(mask));
    const tops = (role) => C.map((_, index) => index).filter((index) => this.#isTop(C[index], role));
    const [roots, presented] = [tops(0), tops(1)];
    add("root", roots.length ? this.#tree(state, roots[0]) : "none");
    for (const index of presented) add("presented", this.#presentation(state, index));
    for (const index of [...roots.slice(0, 1), ...presented, ...tops(LATER)]) this.#addAnswers(state, index, add);
    addRows(false);
    if (start[mode] !== 1) return [...lines, "event: " + this.#event("moments", [start[event], start[eventValue], 0, 0], state)];
    return [...lines, ...E.map((record) => "event: " + this.#event("events", record, state))];
  }

  #isTop(record, role) { return record[this.C.parent] === 0 && record[this.C.role] === role; }

  #children({ C }, index) { return [...C.keys()].filter((child) => C[child][this.C.parent] === index + 1); }

  #tree(state, index) {
    const { C, names } = state;
    const { name, kind, forwarding } = this.C;
    let text = names[C[index][name]];
    if (kindOf(text) !== C[index][kind]) text += "=" + word(notationTable.kinds, C[index][kind]);
    if (C[index][forwarding]) text += `(${word(notationTable.forwardings, C[index][forwarding])})`;
    const children = this.#children(state, index).map((child) => this.#tree(state, child));
    return children.length ? `${text} > ${children.length > 1 ? `[${children.join(", ")}]` : children[0]}` : text;
  }

  #presentation(state, index) {
    const record = state.C[index];
    const form = record[this.C.isAlert] ? "alert" : record[this.C.style] && word(notationTable.styles, record[this.C.style]);
    return this.#tree(state, index) + (form ? " as " + form : "");
  }

  #addAnswers(state, index, add) {
    const record = state.C[index];
    for (const row of notationTable.controller) {
      if (record[row.place]) add(`${state.names[record[this.C.name]]}.${row.keys[0]}`, this.#text(row, record, state.names));
    }
    for (const child of this.#children(state, index)) this.#addAnswers(state, child, add);
  }

  #text({ shape, place, words }, record, names) {
    const number = record[place];
    if (number < 0 && words.every((one) => one.number !== number)) return "variable " + names[-1 - number];
    switch (shape) {
      case "version": return this.version(number);
      case "list": return number === EMPTY_LIST ? "none" : [...String(number)].map((digit) => word(notationTable.orientations, digit)).join(", ");
      case "mask": return number ? maskText(number - 1) : "not implemented";
      case "assignment": return number ? `${names[number - 1]} = ${maskText(record[place + 1])}` : "not implemented";
      case "answer": if (number >= this.data.firstMask) return maskText(number - this.data.firstMask); break;
      case "preferred": if (number >= 10) return word(notationTable.orientations, number - this.data.zeroPreferred) ?? String(number - this.data.zeroPreferred); break;
    }
    return word(words, number) ?? "not implemented";
  }

  #event(list, [kind, value, detail, name], state) {
    const { names } = state;
    const key = list === "events" && notationTable.changes[kind];
    if (key) return "masks changed " + this.#change(key, value, detail, names[name - 1], names);
    const around = notationTable[list + "Around"].find((one) => one.kind === kind);
    const within = {
      number: () => String(value), mask: () => maskText(value), name: () => name ? names[name - 1] : undefined,
      controller: () => state.C[value] && (kind === this.#presentedKind() ? this.#presentation(state, value) : this.#tree(state, value)),
    }[around?.shape]?.();
    return within === undefined ? word(notationTable[list][kind] ?? [], value) : around.before + within + around.behind;
  }

  #presentedKind() { return notationTable.eventsAround.find((one) => one.before === "presented ").kind; }

  #change(key, value, detail, name, names) {
    const row = this.rows.get(fold(key));
    if (!row) return `variable ${name}: ${maskText(value)}`;
    const record = { [row.place]: row.shape === "assignment" ? detail : value, [row.place + 1]: value };
    return `${row.kind === "controller" ? name + "." : ""}${key}: ${this.#text(row, record, names)}`;
  }

  // Reading

  /** Whether a text begins with a fact. */
  isScenario(text) {
    const [first = ""] = text.split("\n").filter((line) => !/^\s*(#|```|$)/.test(line));
    const key = first.match(/^([^:]+):/)?.[1] ?? "";
    return /^(event|root|presented|variable .*)$/i.test(key.trim())
      || [key, key.slice(key.indexOf(".") + 1)].some((one) => this.rows.has(fold(one)));
  }

  /** The state that a text states, on the version of another one where it states none; and the lines that are not understood. */
  read(text, { S: [known] }) {
    const reading = new Reading(this, known);
    text.split("\n").forEach((line, index) => reading.take(line, index + 1));
    const { state, unread } = reading.finish();
    return { state: this.#inOrder(state), unread };
  }

  /** A value as numbers of a record, from the row's place on; undefined where it is none. */
  value({ shape, words }, text, nameOf) {
    const plain = (text) => ({ true: "yes", on: "yes", false: "no", off: "no" })[fold(text)] ?? fold(text);
    const found = words.find((one) => plain(one.text) === plain(text.replace(/^UI(Device|Interface)Orientation\.?|^\./i, "")));
    if (found) return [found.number];
    if (["notimplemented", "missing", "uptodate", "notstated"].includes(fold(text))) return [0];
    const variable = text.match(/^variable\s+(.+)$/i);
    const mask = () => maskOf(text);
    switch (shape) {
      case "version": return versionOf(text);
      case "list": return listOf(text);
      case "mask": return mask() && [mask()[0] + 1];
      case "assignment": {
        const [, name, value] = text.match(/^([^=]+?)\s*=(.*)$/) ?? [];
        return name && maskOf(value) && [1 + nameOf(name), ...maskOf(value)];
      }
      case "answer": return variable ? [-1 - nameOf(variable[1])] : mask() && [mask()[0] + this.data.firstMask];
      case "preferred": {
        if (variable) return [-1 - nameOf(variable[1])];
        const number = /^-?\d+$/.test(text) ? Number(text) : orientationOf(text);
        return number === undefined ? undefined : [number + this.data.zeroPreferred];
      }
    }
  }

  /**
   * The same state with controllers and names in the order in which the tool writes them, and without what counts for nothing.
   */
  #inOrder(state) {
    const { widths } = this.data;
    const made = emptyState(widths);
    const placeOfName = (place) => {
      const name = state.names[place] ?? "";
      const found = made.names.indexOf(name);
      return found < 0 ? made.names.push(name) - 1 : found;
    };
    const answer = (number) => number < 0 ? -1 - placeOfName(-1 - number) : number;
    const { name, parent, role, kind, forwarding, appearanceVariable, disappearanceVariable } = this.C;
    const add = (index, above) => {
      const children = this.#children(state, index);
      const record = state.C[index].map((number, place) => {
        switch (place) {
          case name: return placeOfName(number);
          case parent: return above;
          case forwarding: return state.C[index][kind] || children.length ? number : 0;
          case appearanceVariable: case disappearanceVariable: return number && 1 + placeOfName(number - 1);
          default: return answer(number);
        }
      });
      const place = made.C.push(record);
      for (const child of children) add(child, place);
      return place - 1;
    };
    const tops = (wanted) => state.C.map((_, index) => index).filter((index) => this.#isTop(state.C[index], wanted));
    for (const index of [...tops(0).slice(0, 1), ...tops(1)]) add(index, 0);
    made.V = state.V.map(([name, ...rest]) => [placeOfName(name), ...rest]);
    made.S = [state.S[0].map((number, place) => [this.S.applicationDelegate, this.S.sceneDelegate].includes(place) ? answer(number) : number)];
    this.#orderEvents(state, made, { add, answer, placeOfName });
    return made;
  }

  #orderEvents(state, made, { add, answer, placeOfName }) {
    const [start] = made.S;
    const { mode, event, eventValue, eventDetail } = this.S;
    if (start[mode] === 1) {
      start[event] = start[eventValue] = start[eventDetail] = 0;
    } else {
      // A style that is not stated is the automatic one.
      const [unstated, automatic] = notationTable.moments[start[event]] ?? [];
      if (automatic && start[eventValue] === unstated.number && unstated.text === automatic.text) start[eventValue] = automatic.number;
      return;
    }
    const later = new Map();
    made.E = state.E.map(([kind, value, detail, name]) => {
      const around = notationTable.eventsAround.find((one) => one.kind === kind);
      const shape = this.rows.get(fold(notationTable.changes[kind] ?? ""))?.shape;
      const named = name && 1 + placeOfName(name - 1);
      if (around?.shape === "controller" && state.C[value]) {
        if (!later.has(value)) later.set(value, add(value, 0));
        return [kind, later.get(value), detail, named];
      }
      return [
        kind, ["answer", "preferred"].includes(shape) ? answer(value) : value,
        shape === "assignment" && detail ? 1 + placeOfName(detail - 1) : detail, named,
      ];
    });
  }
}

/** What of a text has been read: facts about controllers wait for these. */
class Reading {
  #waiting = [];
  #events = [];
  #stated = new Set();
  #isTimeline = false;

  constructor(notation, known) {
    this.notation = notation;
    this.unread = [];
    this.state = emptyState(notation.data.widths);
    this.state.S[0][notation.S.os] = known[notation.S.os];
  }

  nameOf = (name) => {
    const { names } = this.state;
    const found = names.indexOf(name);
    return found < 0 ? names.push(name) - 1 : found;
  };

  /** Reads a line; whether it is understood is told at the end. */
  take(whole, line) {
    const text = whole.replace(/#.*/, "").trim();
    this.#isTimeline ||= text === "```orientation timeline";
    if (!text || /^(```|=>)/.test(text)) return;
    const [, key, value] = text.match(/^([^:]+?)\s*:\s*(.+)$/) ?? [];
    if (!key || !this.#fact(key, value, line)) this.unread.push({ line, text });
  }

  #fact(key, value, line) {
    const folded = fold(key);
    if (["because", "display", "asked", "callbacks", "expected", "whynot"].includes(folded)) return true;
    if (folded === "event") return this.#events.push({ line, text: value.replace(/\s*=>.*/, ""), isStep: value.includes("=>") });
    if (folded !== "presented" && this.#stated.has(folded)) return false;
    this.#stated.add(folded);
    if (folded === "root") return fold(value) === "none" || this.#tree(value, 0, 0);
    if (folded === "presented") return fold(value) === "none" || this.#presented(value, 1);
    const variable = key.match(/^variable\s+(.+)$/i)?.[1];
    if (variable) return maskOf(value) && this.state.V.push([this.nameOf(variable), ...maskOf(value)]);
    const row = this.notation.rows.get(folded);
    if (row?.kind === "start") return this.#set(this.state.S[0], row, value);
    return this.#waiting.push({ key, value, line });
  }

  #set(record, row, text) {
    const numbers = this.notation.value(row, text, this.nameOf);
    numbers?.forEach((number, index) => { record[row.place + index] = number; });
    return numbers !== undefined;
  }

  // Controllers

  #tree(text, parent, role) {
    const { name, kind, forwarding, parent: parentPlace, role: rolePlace } = this.notation.C;
    const [, head, rest] = text.trim().match(/^([^>]+?)\s*(?:>(.*))?$/) ?? [];
    const [, own, type, way] = head?.match(/^([^=(]+?)\s*(?:=\s*([^(]+?)\s*)?(?:\(([^()]*)\))?$/) ?? [];
    if (!own || /[\0-\x1f\x7f:.,()=[\]"]/.test(own) || ["", "delegate", "none"].includes(fold(own))) return 0;
    const record = new Array(this.notation.data.widths.C).fill(0);
    const stated = type && (number(notationTable.kinds, type) ?? (isOfUIKit(type) ? kindOf(type) : undefined));
    const forwards = way === undefined ? 0 : number(notationTable.forwardings, way);
    record[name] = this.nameOf(own);
    record[kind] = stated ?? kindOf(own);
    record[forwarding] = forwards;
    const isDelegate = forwards === number(notationTable.forwardings, "delegate");
    if (type && stated === undefined || forwards === undefined || isDelegate && !record[kind]) return 0;
    record[parentPlace] = parent;
    record[rolePlace] = parent ? 0 : role;
    const place = this.state.C.push(record);
    const children = rest === undefined ? [] : listed(rest);
    return children.every((child) => this.#tree(child, place, role)) ? place : 0;
  }

  #presented(text, role) {
    const [, tree, form] = text.match(/^(.*?)(?:\s+as\s+(\S+))?$/);
    const place = this.#tree(tree, 0, role);
    if (!place || !form) return place;
    const record = this.state.C[place - 1];
    const isAlert = ["alert", "actionsheet", "uialertcontroller"].includes(fold(form));
    const style = number(notationTable.styles, form);
    if (isAlert) record[this.notation.C.isAlert] = 1;
    else if (style === undefined) return 0;
    else record[this.notation.C.style] = style;
    return place;
  }

  #nodes() { return this.state.C.map((record) => ({ record, name: this.state.names[record[this.notation.C.name]] })); }

  /** Whom a key is about, where it says so, and the row of the rest. */
  #subject(key) {
    const { rows } = this.notation;
    const point = rows.has(fold(key)) ? -1 : key.indexOf(".");
    return { subject: key.slice(0, Math.max(0, point)), row: rows.get(fold(key.slice(point + 1))) };
  }

  #answer({ key, value }) {
    const { C } = this.notation;
    const { subject, row } = this.#subject(key);
    if (row?.kind !== "controller") return false;
    const nodes = this.#nodes();
    const isOfPresentation = row.place > C.style;
    const isDelegate = [C.delegateSupported, C.delegatePreferred].includes(row.place);
    const meant = subject ? nodes.filter(({ name }) => fold(name) === fold(subject))
      : nodes.filter(({ record }) => !record[C.parent] && record[C.role] === (isOfPresentation ? 1 : 0)).slice(0, 1);
    const isMeant = ({ record }) => isOfPresentation ? record[C.role] : !isDelegate || record[C.forwarding] === number(notationTable.forwardings, "delegate");
    return meant.length > 0 && meant.every((node) => isMeant(node) && this.#set(node.record, row, value));
  }

  // Events

  #moment(text) {
    const found = wordOf(notationTable.moments, text) ?? this.#around("momentsAround", text);
    if (!found) return false;
    const { event, eventValue } = this.notation.S;
    [this.state.S[0][event], this.state.S[0][eventValue]] = found;
    return true;
  }

  #step(text) {
    const change = text.match(/^masks\s*changed\s+(.+?)\s*[:=]\s*(.+)$/i);
    const found = change ? this.#change(change[1], change[2])
      : wordOf(notationTable.events, text) ?? this.#around("eventsAround", text);
    return Boolean(found && this.state.E.push([...found, 0, 0, 0].slice(0, 4)));
  }

  /** The numbers of an event that brings something along. */
  #around(list, text) {
    const plain = text.replace(/\s*\(KVC\)$/i, "");
    for (const { kind, shape, before } of notationTable[list]) {
      const within = restBehind(plain, before);
      if (!within) continue;
      if (shape === "name") return [kind, 0, 0, 1 + this.nameOf(within)];
      if (shape === "mask" && maskOf(within)) return [kind, ...maskOf(within)];
      if (shape === "number" && /^-?\d+$/.test(within)) return [kind, Number(within)];
      if (shape === "controller") {
        const place = this.#presented(within, LATER);
        if (place) return [kind, place - 1];
      }
    }
    return null;
  }

  #change(key, text) {
    const { rows, C } = this.notation;
    const find = (isMeant) => Number(Object.entries(notationTable.changes).find(([, key]) => isMeant(key))?.[0]);
    const variable = key.match(/^variable\s+(.+)$/i)?.[1];
    if (variable) return maskOf(text) && [find((key) => /^variable/.test(key)), ...maskOf(text), 0, 1 + this.nameOf(variable)];
    const { subject, row } = this.#subject(key);
    const kind = find((key) => row && rows.get(fold(key)) === row);
    const node = this.#nodes().find(({ name, record }) => subject ? fold(name) === fold(subject) : !record[C.parent] && !record[C.role]);
    const isOfController = row?.kind === "controller";
    const numbers = row && this.notation.value(row, text, this.nameOf);
    if (!kind || !numbers || isOfController && !node) return null;
    const name = isOfController ? 1 + this.nameOf(node.name) : 0;
    return row.shape === "assignment" ? [kind, numbers[1] ?? 0, numbers[0], name] : [kind, numbers[0], 0, name];
  }

  finish() {
    const { S, C } = this.notation;
    const [start] = this.state.S;
    const [only] = this.#events;
    const mayBeMoment = !this.#isTimeline && this.#events.length < 2 && !only?.isStep;
    const isMoment = mayBeMoment && (!only || this.#moment(only.text));
    start[S.mode] = isMoment ? 0 : 1;
    // Changes name controllers that events bring in, so these come first.
    const steps = this.#events.map((event) => ({ ...event, isChange: /^masks\s*changed\s+\S/i.test(event.text) }));
    const records = new Map();
    for (const wanted of [false, true]) {
      if (wanted) this.#addRoot();
      for (const step of steps.filter(({ isChange }) => !isMoment && isChange === wanted)) {
        if (this.#step(step.text)) records.set(step, this.state.E.pop());
        else this.unread.push(step);
      }
    }
    this.state.E = steps.flatMap((step) => records.has(step) ? [records.get(step)] : []);
    for (const fact of this.#waiting) {
      if (!this.#answer(fact)) this.unread.push({ line: fact.line, text: `${fact.key}: ${fact.value}` });
    }
    if (!this.#stated.has("device") && !this.#stated.has("deviceorientation")) {
      // The inner display of iPhone Duo is a quarter turn off; the first events are the device's turn and the launch.
      const isInner = ["iPhone Duo inner display", "iPhone Duo Split View"].includes(this.#place(start));
      if (isInner) start[S.device] = isMoment && start[S.event] < 2 ? start[S.device] : [2, 3, 1, 0][start[S.current]];
      else if (this.#isForced()) start[S.device] = start[S.current];
    }
    this.unread.sort((one, other) => one.line - other.line);
    return this;
  }

  /** The root that nobody named. */
  #addRoot() {
    if (this.#stated.has("root")) return;
    let name = "ViewController";
    while (this.#nodes().some((node) => fold(node.name) === fold(name))) name = "Root" + name;
    this.#tree(name, 0, 0);
  }

  /** Where the app is shown, in words. */
  #place(start) {
    const { S, rows } = this.notation;
    return word(rows.get("shown").words, start[S.windowingMode]);
  }

  /** Whether a forced value comes first: the device then reports what the interface shows, unless it is stated. */
  #isForced() {
    const { mode, event } = this.notation.S;
    const [start] = this.state.S;
    const kind = start[mode] === 1 ? this.state.E[0]?.[0] : start[event];
    return notationTable.momentsAround.some((one) => one.kind === kind && one.shape === "number");
  }
}

/** A text as keys are compared: without case, spaces, `-` and `_`. */
function fold(text) { return text.toLowerCase().replace(/[\s_-]/g, ""); }

function word(words, number) { return words.find((one) => one.number === Number(number))?.text; }
function number(words, text) { return words.find((one) => fold(one.text) === fold(text))?.number; }

/** The kind and the number of an event that is a few words. */
function wordOf(events, text) {
  const plain = fold(text.replace(/\(\)$/, ""));
  for (const [kind, words] of Object.entries(events)) {
    const found = words.findLast((one) => fold(one.text) === plain);
    if (found) return [Number(kind), found.number];
  }
}

/** What stands behind words that begin a text. */
function restBehind(text, words) {
  for (let end = text.length; end > 0; end -= 1) {
    if (fold(text.slice(0, end)) === fold(words)) return text.slice(end).trim();
  }
  return "";
}

function maskText(mask) { return word(notationTable.masks, mask) ?? String(mask); }

/** A mask in a list; undefined where it is none, and where its bits are none of an orientation, which no state can say. */
function maskOf(text) {
  const parts = text.replace(/^\[(.*)\]$/, "$1").split(/[\s,|]+/).filter(Boolean);
  const mask = parts.reduce((sum, part) => {
    const value = /^\d+$/.test(part) ? Number(part)
      : number(notationTable.masks, part.replace(/^UIInterfaceOrientation(Mask)?/i, "").replace(/^\./, ""));
    return sum === undefined || value === undefined ? undefined : sum | value;
  }, 0);
  return parts.length && mask !== undefined && (!mask || mask & 30) ? [mask] : undefined;
}

function orientationOf(text) { return number(notationTable.orientations, text.replace(/^UIInterfaceOrientation/i, "").replace(/^\./, "")); }

/** A list of orientations as digits, in a list; undefined where it is none. */
function listOf(text) {
  if (fold(text) === "none") return [EMPTY_LIST];
  const groups = { all: [1, 2, 4, 3], allbutupsidedown: [1, 4, 3], landscape: [4, 3] };
  const digits = text.replace(/^\[(.*)\]$/, "$1").split(/[\s,|]+/).filter(Boolean).flatMap((part) => groups[fold(part)] ?? [orientationOf(part)]);
  return digits.length && !digits.includes(undefined) ? [Number([...new Set(digits)].join(""))] : undefined;
}

function versionOf(text) {
  const [, major, minor] = text.match(/^(\d+)(?:\.(\d+))?(?:\.\d+)*$/) ?? [];
  const code = Number(major) * 100 + Number(minor ?? 0);
  return notationTable.versions.includes(code) ? [code] : undefined;
}

/** The parts of a list in brackets; what has none is the only one. */
function listed(text) {
  const inner = text.trim().match(/^\[(.*)\]$/)?.[1];
  if (inner === undefined) return [text];
  const parts = [""];
  let depth = 0;
  for (const letter of inner) {
    if (letter === "[") depth += 1;
    if (letter === "]") depth -= 1;
    if (letter === "," && !depth) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const baseOf = (type) => fold(type).replace(/^ui/, "").replace(/controller$/, "").replace(/view$/, "");
const isOfUIKit = (type) => !baseOf(type) || CONTAINERS.includes(baseOf(type));
const CONTAINERS = ["navigation", "tabbar", "split", "page"];

/** The kind that the name of a class tells. */
function kindOf(type) {
  const base = baseOf(type);
  const isClass = base.length < fold(type).length;
  // In the order in which the tool looks.
  return 1 + CONTAINERS.indexOf(["tabbar", "navigation", "split", "page"].find((one) => base === one || isClass && (base.startsWith(one) || base.endsWith(one))));
}
