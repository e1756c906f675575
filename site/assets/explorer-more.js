
class Assumptions {
  constructor(explorer) { this.explorer = explorer; }

  *pieces() {
    const { root, resolver, form: { state } } = this.explorer;
    const answer = String(resolver.answer(numbersOf(state)));
    for (const part of root.querySelectorAll("[data-assumption]")) {
      const place = placeOf(part.dataset.assumption.slice(1));
      let decides = state.S[0][place] !== 0;
      for (const option of part.querySelectorAll("option")) {
        if (decides) break;
        const other = { ...state, S: [state.S[0].with(place, Number(option.value))] };
        decides = String(resolver.answer(numbersOf(other))) !== answer;
        yield;
      }
      part.hidden = !decides;
    }
  }
}

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
        if (found.some((one) => one.set.every((fact) => set.includes(fact)))) continue;
        const { repair } = this.#try(wish, set);
        if (repair) found.push({ set, ...repair });
        yield;
      }
      if (size === 1) list.replaceChildren(...this.#lines(this.#sorted(found)));
    }
    const larger = found.filter(({ set }) => set.length > 1);
    together.hidden = !larger.length;
    together.open ||= found.every(({ set, edits }) => set.length > 1 || edits[0].kind === "+");
    more.replaceChildren(...this.#lines(this.#sorted(larger)));
    none.textContent = found.length ? "" : words.fill(this.texts.noRepair, { x: size });
  }

  #try({ orientation }, [first = -1, second = -1, third = -1]) {
    const { step, resolver, form: { state } } = this.explorer;
    const [count, who, ...numbers] = resolver.repair(numbersOf(state), orientation, step, first, second, third);
    const edits = Array.from({ length: numbers.length / 4 }, (_, index) => {
      const [kind, record, place, value] = numbers.slice(index * 4);
      return { kind: "SVCE+"[kind], index: record, place, value };
    });
    return { count, repair: who === undefined ? null : { owner: who & 3, takes: who >> 1 & 30, gives: who >> 5 & 30, edits } };
  }

  #wish(step) {
    const { words, culprits } = this.explorer;
    const chosen = Number(this.select.value);
    const { rotate, keep, crash } = this.texts;
    if (!step) return null;
    if (!chosen && culprits) {
      const title = culprits.wanted ? words.fill(rotate, { m: words.mask(culprits.wanted) }) : crash;
      return { orientation: 0, title };
    }
    const orientation = chosen || (step.before !== step.after ? step.before : step.after > 2 ? 1 : 3);
    const title = words.fill(orientation === step.before ? keep : rotate, { m: words.orientation(orientation) });
    return { orientation, title };
  }

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

  #aside(text, mask) {
    const { words } = this.explorer;
    return element("small", {}, words.fill(text, { m: words.mask(mask) }));
  }

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

function codeOf({ kind, index, place, value }, state, { firstMask }) {
  const record = state[kind]?.[index];
  const edits = codeTable.edits[kind + (record ? place : index)];
  const code = edits?.all ?? edits?.[value] ?? edits?.[`${value}/${record?.[notationTable.controllerFields.indexOf("kind")]}`];
  if (!code) return "";
  const language = document.documentElement.dataset.names ? "objectiveC" : "swift";
  const mask = codeTable.masks["SC".includes(kind) ? value - firstMask : value]?.[language];
  const list = [...String(value)].map((digit) => codeTable.orientations[digit]).join("\n");
  return (code[language] ?? code.xml).replace("{m}", mask).replace("{l}", list).replace("{n}", state.names[record?.[0]]);
}

function labelled(label, control) {
  return element("div", { className: "field" }, element("label", {}, element("span", {}, label), control));
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

  #move(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
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

function startPlace(name) { return notationTable.startFields.indexOf(name); }

function versionField(explorer) { return explorer.find(`[data-field=S${letterOf(startPlace("os"))}]`); }

class Comparison {
  constructor(explorer) {
    this.explorer = explorer;
    this.texts = laterWords();
    this.select = element("select", {}, new Option(this.texts.noComparison, ""),
      ...[...versionField(explorer).options].map(({ value, text }) => new Option(`iOS ${text}`, value)));
    this.#build();
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

  #build() {
    const { texts } = this;
    const cells = (name, properties) => [element(name, properties), element(name, properties)];
    this.status = element("p", { role: "status" });
    this.events = element("span");
    this.differing = element("p", { className: "differing" }, texts.differingEvents, this.events);
    this.heads = cells("th", { scope: "col" });
    this.rows = [texts.outcome, texts.decidingRule, texts.allowed].map((title) => element("tr", {}, element(
      "th", { scope: "row" }, title + " ", element("small", {}, texts.differs)), ...cells("td")));
    this.sdk = element("p", { className: "sdk" });
    this.compared = element("div", { className: "compared", hidden: true }, this.differing, element("table", {}, element(
      "thead", {}, element("tr", {}, element("td"), ...this.heads)), element("tbody", {}, ...this.rows)), this.sdk);
    this.explorer.find(".reasons").append(element(
      "div", { className: "comparison" }, labelled(texts.compareWith, this.select), this.status, this.compared));
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
    const { texts, status } = this;
    this.compared.hidden = !version;
    if (!version) {
      status.textContent = "";
      return;
    }
    const [start] = state.S;
    const other = readAnswer(resolver.answer(numbersOf({ ...state, S: [start.with(startPlace("os"), version)] })));
    const marks = { v: words.version(start[startPlace("os")]), w: words.version(version) };
    const rows = Array.from({ length: Math.max(answer.steps.length, other.steps.length, 1) }, (_, index) =>
      this.#cells(answer, index).map((cell, row) => [cell, this.#cells(other, index)[row]]));
    const places = rows.map((pairs) => pairs.findIndex(([one, two]) => one.text !== two.text));
    const sentence = places.includes(0) ? texts.different : places.some((place) => place > 0) ? texts.reason : texts.same;
    status.textContent = words.fill(sentence, marks);
    this.#showEvents([...places.keys()].filter((index) => places[index] >= 0));
    const linkedSDK = start[startPlace("linkedSDK")];
    this.sdk.textContent = linkedSDK ? words.fill(texts.statedSDK, { v: words.version(linkedSDK) }) : texts.ownSDK;
    this.heads.forEach((head, index) => { head.textContent = `iOS ${[marks.v, marks.w][index]}`; });
    this.rows.forEach((row, index) => {
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
    const { events: list, differing } = this;
    const isSequence = state.S[0][words.data.places.mode] === 1;
    differing.hidden = !isSequence || !events.length;
    if (list.dataset.events !== String(events)) {
      list.dataset.events = String(events);
      list.replaceChildren(...events.map((index) => {
        const button = element("button", {
          type: "button", value: index, textContent: index + 1, ariaLabel: words.fill(this.texts.showStep, { x: index + 1 }),
        });
        button.dataset.action = "show-event";
        return button;
      }));
    }
    for (const button of list.children) button.ariaPressed = Number(button.value) === step;
  }
}
const notationTable = {"changes":{"22":"app delegate","23":"scene delegate","24":"variable X","25":"supportedInterfaceOrientations","26":"preferredInterfaceOrientationForPresentation","27":"shouldAutorotate","28":"shouldAutorotateToInterfaceOrientation","29":"prefersInterfaceOrientationLocked","30":"delegate.supportedInterfaceOrientations","31":"delegate.preferredInterfaceOrientationForPresentation","32":"viewWillAppear","33":"viewWillDisappear"},"controller":[{"keys":["supportedInterfaceOrientations"],
"place":6,"shape":"answer","words":[{"number":1,"text":"current"},{"number":2,"text":"selected child"},{"number":3,"text":"visible controller"}]},{"keys":["preferredInterfaceOrientationForPresentation"],
"place":7,"shape":"preferred","words":[{"number":1,"text":"current"},{"number":2,"text":"selected child"}]},{"keys":["shouldAutorotate"],
"place":8,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":2,"text":"no"},{"number":3,"text":"selected child"}]},{"keys":["shouldAutorotateToInterfaceOrientation"],
"place":9,"shape":"mask","words":[]},{"keys":["prefersInterfaceOrientationLocked"],
"place":10,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":0,"text":"no"}]},{"keys":["delegate.supportedInterfaceOrientations"],
"place":11,"shape":"answer","words":[{"number":1,"text":"current"},{"number":2,"text":"selected child"},{"number":3,"text":"visible controller"}]},{"keys":["delegate.preferredInterfaceOrientationForPresentation"],
"place":12,"shape":"preferred","words":[{"number":1,"text":"current"},{"number":2,"text":"selected child"}]},{"keys":["viewWillAppear"],
"place":13,"shape":"assignment","words":[]},{"keys":["viewWillDisappear"],
"place":15,"shape":"assignment","words":[]},{"keys":["fills window"],
"place":18,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":2,"text":"no"}]},{"keys":["removes presenters view","shouldRemovePresentersView"],
"place":19,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":2,"text":"no"}]},{"keys":["ignores app mask"],
"place":21,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":2,"text":"no"}]}],
"controllerFields":["name","parent","role","kind","forwarding","shownChild","supported","preferred","shouldAutorotate","shouldAutorotateTo","prefersOrientationLocked","delegateSupported","delegatePreferred","appearanceVariable","appearanceMask","disappearanceVariable","disappearanceMask","style","fillsWindow","removesPresentersView","isAlert","ignoresApplicationMask"],
"events":{"0":[{"number":-1,"text":"device turned unknown"},{"number":0,"text":"device turned portrait"},{"number":1,"text":"device turned portraitUpsideDown"},{"number":2,"text":"device turned landscapeLeft"},{"number":3,"text":"device turned landscapeRight"},{"number":4,"text":"device turned faceUp"},{"number":5,"text":"device turned faceDown"}],
"1":[{"number":0,"text":"launch"}],
"10":[{"number":0,"text":"window fills screen no"},{"number":1,"text":"window fills screen yes"}],
"11":[{"number":0,"text":"attemptRotationToDeviceOrientation"}],
"12":[{"number":0,"text":"setNeedsUpdateOfSupportedInterfaceOrientations"}],
"13":[{"number":0,"text":"setNeedsUpdateOfPrefersInterfaceOrientationLocked"}],
"16":[{"number":0,"text":"setStatusBarOrientation portrait"},{"number":1,"text":"setStatusBarOrientation portraitUpsideDown"},{"number":2,"text":"setStatusBarOrientation landscapeRight"},{"number":3,"text":"setStatusBarOrientation landscapeLeft"}],
"18":[{"number":0,"text":"requestGeometryUpdate wrong class"}],
"19":[{"number":0,"text":"present and dismiss"},{"number":1,"text":"present and dismiss as automatic"},{"number":2,"text":"present and dismiss as none"},{"number":3,"text":"present and dismiss as fullScreen"},{"number":4,"text":"present and dismiss as pageSheet"},{"number":5,"text":"present and dismiss as formSheet"},{"number":6,"text":"present and dismiss as currentContext"},{"number":7,"text":"present and dismiss as custom"},{"number":8,"text":"present and dismiss as overFullScreen"},{"number":9,"text":"present and dismiss as overCurrentContext"},{"number":10,"text":"present and dismiss as popover"}],
"2":[{"number":0,"text":"root shown"}],
"20":[{"number":0,"text":"re-add view"}],
"21":[{"number":0,"text":"transform"}],
"34":[{"number":0,"text":"window resized"}],
"35":[{"number":1,"text":"shown full screen"},{"number":2,"text":"shown Split View"},{"number":3,"text":"shown Slide Over"},{"number":4,"text":"shown Stage Manager"},{"number":5,"text":"shown Windowed Apps"},{"number":6,"text":"shown no multitasking"},{"number":7,"text":"shown iPhone app on iPad"},{"number":8,"text":"shown iPhone Mirroring"},{"number":9,"text":"shown iPhone Duo outer display"},{"number":10,"text":"shown iPhone Duo inner display"},{"number":11,"text":"shown iPhone Duo Split View"}],
"37":[{"number":0,"text":"background"}],
"38":[{"number":0,"text":"foreground"}],
"39":[{"number":0,"text":"dismissal cancelled"}],
"4":[{"number":0,"text":"dismissed"}],
"41":[{"number":0,"text":"requestGeometryUpdate another window"}],
"42":[{"number":0,"text":"requestGeometryUpdate CarPlay scene"}],
"6":[{"number":0,"text":"popped"}],
"9":[{"number":0,"text":"rotation lock off"},{"number":1,"text":"rotation lock on"}]},"eventsAround":[{"before":"presented ","behind":"","kind":3,"shape":"controller"},{"before":"dismissed ","behind":"","kind":4,"shape":"name"},{"before":"pushed ","behind":"","kind":5,"shape":"controller"},{"before":"tab selected ","behind":"","kind":7,"shape":"name"},{"before":"set UIDevice.orientation ","behind":" (KVC)","kind":14,"shape":"number"},{"before":"setOrientation: ","behind":"","kind":15,"shape":"number"},{"before":"requestGeometryUpdate ","behind":"","kind":17,"shape":"mask"},{"before":"root replaced ","behind":"","kind":36,"shape":"controller"}],
"forwardings":[{"number":0,"text":"none"},{"number":1,"text":"selected"},{"number":2,"text":"top"},{"number":3,"text":"delegate"}],
"kinds":[{"number":0,"text":"plain"},{"number":1,"text":"Navigation"},{"number":2,"text":"TabBar"},{"number":3,"text":"Split"},{"number":4,"text":"Page"}],
"masks":[{"number":0,"text":"none"},{"number":2,"text":"portrait"},{"number":4,"text":"portraitUpsideDown"},{"number":6,"text":"portrait, portraitUpsideDown"},{"number":8,"text":"landscapeRight"},{"number":10,"text":"portrait, landscapeRight"},{"number":12,"text":"landscapeRight, portraitUpsideDown"},{"number":14,"text":"portrait, landscapeRight, portraitUpsideDown"},{"number":16,"text":"landscapeLeft"},{"number":18,"text":"portrait, landscapeLeft"},{"number":20,"text":"landscapeLeft, portraitUpsideDown"},{"number":22,"text":"portrait, landscapeLeft, portraitUpsideDown"},{"number":24,"text":"landscape"},{"number":26,"text":"allButUpsideDown"},{"number":28,"text":"landscapeLeft, landscapeRight, portraitUpsideDown"},{"number":30,"text":"all"}],
"moments":{"0":[{"number":0,"text":"device turned"}],
"1":[{"number":0,"text":"launch"}],
"10":[{"number":0,"text":"window resized"}],
"11":[{"number":0,"text":"attemptRotationToDeviceOrientation"}],
"12":[{"number":0,"text":"setNeedsUpdateOfSupportedInterfaceOrientations"}],
"13":[{"number":0,"text":"setNeedsUpdateOfPrefersInterfaceOrientationLocked"}],
"16":[{"number":0,"text":"setStatusBarOrientation portrait"},{"number":1,"text":"setStatusBarOrientation portraitUpsideDown"},{"number":2,"text":"setStatusBarOrientation landscapeRight"},{"number":3,"text":"setStatusBarOrientation landscapeLeft"}],
"18":[{"number":0,"text":"requestGeometryUpdate wrong class"}],
"19":[{"number":0,"text":"present and dismiss"},{"number":1,"text":"present and dismiss as automatic"},{"number":2,"text":"present and dismiss as none"},{"number":3,"text":"present and dismiss as fullScreen"},{"number":4,"text":"present and dismiss as pageSheet"},{"number":5,"text":"present and dismiss as formSheet"},{"number":6,"text":"present and dismiss as currentContext"},{"number":7,"text":"present and dismiss as custom"},{"number":8,"text":"present and dismiss as overFullScreen"},{"number":9,"text":"present and dismiss as overCurrentContext"},{"number":10,"text":"present and dismiss as popover"}],
"2":[{"number":0,"text":"root shown"}],
"20":[{"number":0,"text":"re-add view"}],
"21":[{"number":0,"text":"transform"}],
"3":[{"number":0,"text":"presented"}],
"35":[{"number":0,"text":"shown otherwise"}],
"36":[{"number":0,"text":"root replaced"}],
"37":[{"number":0,"text":"background"}],
"38":[{"number":0,"text":"foreground"}],
"39":[{"number":0,"text":"dismissal cancelled"}],
"4":[{"number":0,"text":"dismissed as automatic"},{"number":1,"text":"dismissed as automatic"},{"number":2,"text":"dismissed as none"},{"number":3,"text":"dismissed"},{"number":4,"text":"dismissed as pageSheet"},{"number":5,"text":"dismissed as formSheet"},{"number":6,"text":"dismissed as currentContext"},{"number":7,"text":"dismissed as custom"},{"number":8,"text":"dismissed as overFullScreen"},{"number":9,"text":"dismissed as overCurrentContext"},{"number":10,"text":"dismissed as popover"}],
"40":[{"number":0,"text":"dismissed as alert"}],
"41":[{"number":0,"text":"requestGeometryUpdate another window"}],
"42":[{"number":0,"text":"requestGeometryUpdate CarPlay scene"}],
"5":[{"number":0,"text":"pushed"}],
"6":[{"number":0,"text":"popped"}],
"7":[{"number":0,"text":"tab selected"}],
"8":[{"number":0,"text":"masks changed"}],
"9":[{"number":0,"text":"rotation lock toggled"}]},"momentsAround":[{"before":"set UIDevice.orientation ","behind":" (KVC)","kind":14,"shape":"number"},{"before":"setOrientation: ","behind":"","kind":15,"shape":"number"},{"before":"requestGeometryUpdate ","behind":"","kind":17,"shape":"mask"}],
"orientations":[{"number":1,"text":"portrait"},{"number":2,"text":"portraitUpsideDown"},{"number":4,"text":"landscapeLeft"},{"number":3,"text":"landscapeRight"}],
"start":[{"keys":["iOS","iOS version","iPadOS","os"],
"place":1,"shape":"version","words":[]},{"keys":["linked SDK","SDK"],
"place":2,"shape":"version","words":[]},{"keys":["idiom"],
"place":3,"shape":"choice","words":[{"number":1,"text":"pad"},{"number":0,"text":"phone"}]},{"keys":["home button"],
"place":4,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":2,"text":"no"},{"number":0,"text":"yes on pad and before iOS 11, else no"}]},{"keys":["Info.plist","InfoPlist","UISupportedInterfaceOrientations"],
"place":5,"shape":"list","words":[]},{"keys":["Info.plist~ipad","InfoPlist~ipad","UISupportedInterfaceOrientations~ipad"],
"place":6,"shape":"list","words":[]},{"keys":["Info.plist~iphone","InfoPlist~iphone","UISupportedInterfaceOrientations~iphone"],
"place":7,"shape":"list","words":[]},{"keys":["UIRequiresFullScreen"],
"place":8,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":0,"text":"no"}]},{"keys":["UIRequiresFullScreenIgnoredStartingWithVersion"],
"place":9,"shape":"version","words":[]},{"keys":["app delegate","application delegate"],
"place":10,"shape":"answer","words":[{"number":1,"text":"current"},{"number":3,"text":"visible controller"}]},{"keys":["scene delegate"],
"place":11,"shape":"answer","words":[{"number":1,"text":"current"},{"number":3,"text":"visible controller"}]},{"keys":["rotation lock"],
"place":12,"shape":"choice","words":[{"number":1,"text":"on"},{"number":0,"text":"off"}]},{"keys":["current","current interface","interface"],
"place":13,"shape":"choice","words":[{"number":1,"text":"portraitUpsideDown"},{"number":2,"text":"landscapeRight"},{"number":3,"text":"landscapeLeft"},{"number":0,"text":"portrait"}]},{"keys":["device","device orientation"],
"place":14,"shape":"choice","words":[{"number":-1,"text":"unknown"},{"number":1,"text":"portraitUpsideDown"},{"number":2,"text":"landscapeLeft"},{"number":3,"text":"landscapeRight"},{"number":4,"text":"faceUp"},{"number":5,"text":"faceDown"},{"number":0,"text":"portrait"}]},{"keys":["scene knows"],
"place":15,"shape":"mask","words":[]},{"keys":["scene knows lock"],
"place":16,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":2,"text":"no"},{"number":0,"text":"up to date"}]},{"keys":["scene fills screen"],
"place":17,"shape":"choice","words":[{"number":1,"text":"no"},{"number":0,"text":"yes"}]},{"keys":["order"],
"place":18,"shape":"list","words":[]},{"keys":["missing Info.plist means","missing InfoPlist means"],
"place":19,"shape":"choice","words":[{"number":1,"text":"documentation"},{"number":0,"text":"header"}]},{"keys":["asked at presentation"],
"place":21,"shape":"choice","words":[{"number":1,"text":"after appearance"},{"number":0,"text":"before appearance"}]},{"keys":["no common orientation at presentation"],
"place":25,"shape":"choice","words":[{"number":2,"text":"unchanged"},{"number":3,"text":"follows device"},{"number":4,"text":"as reported"},{"number":0,"text":"exception"}]},{"keys":["no common orientation at rotation"],
"place":26,"shape":"choice","words":[{"number":1,"text":"exception"},{"number":2,"text":"unchanged"},{"number":3,"text":"follows device"},{"number":0,"text":"as reported"}]},{"keys":["no common orientation at update"],
"place":27,"shape":"choice","words":[{"number":1,"text":"exception"},{"number":3,"text":"follows device"},{"number":4,"text":"as reported"},{"number":0,"text":"unchanged"}]},{"keys":["no common orientation under full screen"],
"place":28,"shape":"choice","words":[{"number":2,"text":"unchanged"},{"number":3,"text":"follows device"},{"number":4,"text":"as reported"},{"number":0,"text":"exception"}]},{"keys":["empty mask"],
"place":29,"shape":"choice","words":[{"number":1,"text":"unchanged"},{"number":0,"text":"exception"}]},{"keys":["rotation goes by"],
"place":30,"shape":"choice","words":[{"number":1,"text":"known set"},{"number":0,"text":"answers"}]},{"keys":["navigation controller upside down"],
"place":31,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":0,"text":"no"}]},{"keys":["pop asks"],
"place":32,"shape":"choice","words":[{"number":1,"text":"revealed controller"},{"number":0,"text":"nobody"}]},{"keys":["dismissal asks"],
"place":33,"shape":"choice","words":[{"number":1,"text":"nobody"},{"number":0,"text":"presenter"}]},{"keys":["preferred outside mask"],
"place":34,"shape":"choice","words":[{"number":1,"text":"log"},{"number":0,"text":"exception"}]},{"keys":["key-value coding at first"],
"place":35,"shape":"choice","words":[{"number":1,"text":"turn"},{"number":0,"text":"log"}]},{"keys":["shown","shown in","shown on","windowing mode"],
"place":36,"shape":"choice","words":[{"number":1,"text":"full screen"},{"number":7,"text":"iPhone app on iPad"},{"number":8,"text":"iPhone Mirroring"},{"number":9,"text":"iPhone Duo outer display"},{"number":10,"text":"iPhone Duo inner display"},{"number":11,"text":"iPhone Duo Split View"},{"number":3,"text":"Slide Over"},{"number":4,"text":"Stage Manager"},{"number":5,"text":"Windowed Apps"},{"number":6,"text":"no multitasking"},{"number":2,"text":"Split View"},{"number":0,"text":"not stated"}]},{"keys":["resized"],
"place":37,"shape":"choice","words":[{"number":1,"text":"yes"},{"number":0,"text":"no"}]}],
"startFields":["mode","os","linkedSDK","idiom","homeButton","informationPropertyList","informationPropertyListOnPad","informationPropertyListOnPhone","requiresFullScreen","requiresFullScreenIgnoredFrom","applicationDelegate","sceneDelegate","rotationLock","current","device","sceneKnows","sceneKnowsLock","sceneIsPartial","orderOfChoice","missingInformationPropertyList","noCommonOrientationFromSixteen","askedAtPresentation","event","eventValue","eventDetail","noCommonOrientationAtPresentation","noCommonOrientationAtRotation","noCommonOrientationAtUpdate","noCommonOrientationUnderFullScreen","emptyMask","rotationGoesBy","navigationUpsideDown","popAsks","dismissalAsks","preferredOutsideMask","keyValueCodingAtFirst","windowingMode","isResized"],
"styles":[{"number":1,"text":"automatic"},{"number":2,"text":"none"},{"number":3,"text":"fullScreen"},{"number":4,"text":"pageSheet"},{"number":5,"text":"formSheet"},{"number":6,"text":"currentContext"},{"number":7,"text":"custom"},{"number":8,"text":"overFullScreen"},{"number":9,"text":"overCurrentContext"},{"number":10,"text":"popover"}],
"versions":[500,501,600,601,700,701,800,801,802,803,804,900,901,902,903,1000,1001,1002,1003,1100,1101,1102,1103,1104,1200,1201,1202,1203,1204,1205,1300,1301,1302,1303,1304,1305,1306,1307,1400,1401,1402,1403,1404,1405,1406,1407,1408,1500,1501,1502,1503,1504,1505,1506,1507,1508,1600,1601,1602,1603,1604,1605,1606,1607,1700,1701,1702,1703,1704,1705,1706,1707,1800,1801,1802,1803,1804,1805,1806,1807,2600,2601,2602,2603,2604,2605,2606,2607,2700,2701,2702]};
const codeTable = {"edits":{"+11":{"0":{"objectiveC":"[UIViewController attemptRotationToDeviceOrientation];","swift":"UIViewController.attemptRotationToDeviceOrientation()"}},
"+12":{"0":{"objectiveC":"[viewController setNeedsUpdateOfSupportedInterfaceOrientations];","swift":"viewController.setNeedsUpdateOfSupportedInterfaceOrientations()"}},
"+13":{"0":{"objectiveC":"[viewController setNeedsUpdateOfPrefersInterfaceOrientationLocked];","swift":"viewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()"}},
"+17":{"all":{"objectiveC":"UIWindowSceneGeometryPreferencesIOS *preferences =\n    [[UIWindowSceneGeometryPreferencesIOS alloc] initWithInterfaceOrientations:{m}];\n[windowScene requestGeometryUpdateWithPreferences:preferences errorHandler:nil];","swift":"windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: {m}))"}},
"C10":{"0":{"objectiveC":"- (BOOL)prefersInterfaceOrientationLocked { return NO; }","swift":"override var prefersInterfaceOrientationLocked: Bool { false }"},
"1":{"objectiveC":"- (BOOL)prefersInterfaceOrientationLocked { return YES; }","swift":"override var prefersInterfaceOrientationLocked: Bool { true }"}},
"C17":{"1":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationAutomatic;","swift":"viewController.modalPresentationStyle = .automatic"},
"10":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationPopover;","swift":"viewController.modalPresentationStyle = .popover"},
"2":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationNone;","swift":"viewController.modalPresentationStyle = .none"},
"3":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationFullScreen;","swift":"viewController.modalPresentationStyle = .fullScreen"},
"4":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationPageSheet;","swift":"viewController.modalPresentationStyle = .pageSheet"},
"5":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationFormSheet;","swift":"viewController.modalPresentationStyle = .formSheet"},
"6":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationCurrentContext;","swift":"viewController.modalPresentationStyle = .currentContext"},
"7":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationCustom;","swift":"viewController.modalPresentationStyle = .custom"},
"8":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationOverFullScreen;","swift":"viewController.modalPresentationStyle = .overFullScreen"},
"9":{"objectiveC":"viewController.modalPresentationStyle = UIModalPresentationOverCurrentContext;","swift":"viewController.modalPresentationStyle = .overCurrentContext"}},
"C19":{"1":{"objectiveC":"- (BOOL)shouldRemovePresentersView { return YES; }","swift":"override var shouldRemovePresentersView: Bool { true }"},
"2":{"objectiveC":"- (BOOL)shouldRemovePresentersView { return NO; }","swift":"override var shouldRemovePresentersView: Bool { false }"}},
"C4":{"1/0":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.childViewControllers.lastObject;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  children.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"1/1":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.topViewController;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"1/2":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.selectedViewController;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"1/3":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.viewControllers.firstObject;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  viewControllers.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"1/4":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.viewControllers.firstObject;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  viewControllers?.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"2/0":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.childViewControllers.lastObject;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  children.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"2/1":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.topViewController;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"2/2":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.selectedViewController;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"2/3":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.viewControllers.firstObject;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  viewControllers.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"},
"2/4":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n  UIViewController *child = self.viewControllers.firstObject;\n  return child ? child.supportedInterfaceOrientations : [super supportedInterfaceOrientations];\n}","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  viewControllers?.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations\n}"}},
"C6":{"all":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return {m}; }","swift":"override var supportedInterfaceOrientations: UIInterfaceOrientationMask { {m} }"}},
"C7":{"101":{"objectiveC":"- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {\n  return UIInterfaceOrientationPortrait;\n}","swift":"override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }"},
"102":{"objectiveC":"- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {\n  return UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portraitUpsideDown }"},
"103":{"objectiveC":"- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {\n  return UIInterfaceOrientationLandscapeRight;\n}","swift":"override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }"},
"104":{"objectiveC":"- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {\n  return UIInterfaceOrientationLandscapeLeft;\n}","swift":"override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }"}},
"C8":{"1":{"objectiveC":"- (BOOL)shouldAutorotate { return YES; }","swift":"override var shouldAutorotate: Bool { true }"},
"2":{"objectiveC":"- (BOOL)shouldAutorotate { return NO; }","swift":"override var shouldAutorotate: Bool { false }"}},
"C9":{"11":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationLandscapeRight;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .landscapeRight\n}"},
"13":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationLandscapeRight || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .landscapeRight || orientation == .portraitUpsideDown\n}"},
"15":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationLandscapeRight || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .landscapeRight || orientation == .portraitUpsideDown\n}"},
"17":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationLandscapeLeft;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .landscapeLeft\n}"},
"19":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationLandscapeLeft;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .landscapeLeft\n}"},
"21":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .landscapeLeft || orientation == .portraitUpsideDown\n}"},
"23":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .landscapeLeft || orientation == .portraitUpsideDown\n}"},
"25":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationLandscapeRight;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .landscapeLeft || orientation == .landscapeRight\n}"},
"27":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationLandscapeRight;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .landscapeLeft || orientation == .landscapeRight\n}"},
"29":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationLandscapeRight || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .landscapeLeft || orientation == .landscapeRight || orientation == .portraitUpsideDown\n}"},
"3":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait\n}"},
"31":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationLandscapeLeft || orientation == UIInterfaceOrientationLandscapeRight || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .landscapeLeft || orientation == .landscapeRight || orientation == .portraitUpsideDown\n}"},
"5":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portraitUpsideDown\n}"},
"7":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationPortrait || orientation == UIInterfaceOrientationPortraitUpsideDown;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .portrait || orientation == .portraitUpsideDown\n}"},
"9":{"objectiveC":"- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {\n  return orientation == UIInterfaceOrientationLandscapeRight;\n}","swift":"override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {\n  orientation == .landscapeRight\n}"}},
"S10":{"all":{"objectiveC":"- (UIInterfaceOrientationMask)application:(UIApplication *)application\n    supportedInterfaceOrientationsForWindow:(UIWindow *)window {\n  return {m};\n}","swift":"func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)\n  -> UIInterfaceOrientationMask\n{\n  {m}\n}"}},
"S11":{"all":{"objectiveC":"- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)windowScene {\n  return {m};\n}","swift":"func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {\n  {m}\n}"}},
"S5":{"all":{"xml":"<key>UISupportedInterfaceOrientations</key>\n<array>\n{l}\n</array>"}},
"S6":{"all":{"xml":"<key>UISupportedInterfaceOrientations~ipad</key>\n<array>\n{l}\n</array>"}},
"S7":{"all":{"xml":"<key>UISupportedInterfaceOrientations~iphone</key>\n<array>\n{l}\n</array>"}},
"S8":{"0":{"xml":"<key>UIRequiresFullScreen</key>\n<false/>"},
"1":{"xml":"<key>UIRequiresFullScreen</key>\n<true/>"}},
"V1":{"all":{"objectiveC":"{n} = {m};","swift":"{n} = {m}"}}},
"masks":{"10":{"objectiveC":"UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeRight","swift":"[.portrait, .landscapeRight]"},
"12":{"objectiveC":"UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskPortraitUpsideDown","swift":"[.landscapeRight, .portraitUpsideDown]"},
"14":{"objectiveC":"UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskPortraitUpsideDown","swift":"[.portrait, .landscapeRight, .portraitUpsideDown]"},
"16":{"objectiveC":"UIInterfaceOrientationMaskLandscapeLeft","swift":".landscapeLeft"},
"18":{"objectiveC":"UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft","swift":"[.portrait, .landscapeLeft]"},
"2":{"objectiveC":"UIInterfaceOrientationMaskPortrait","swift":".portrait"},
"20":{"objectiveC":"UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskPortraitUpsideDown","swift":"[.landscapeLeft, .portraitUpsideDown]"},
"22":{"objectiveC":"UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskPortraitUpsideDown","swift":"[.portrait, .landscapeLeft, .portraitUpsideDown]"},
"24":{"objectiveC":"UIInterfaceOrientationMaskLandscape","swift":".landscape"},
"26":{"objectiveC":"UIInterfaceOrientationMaskAllButUpsideDown","swift":".allButUpsideDown"},
"28":{"objectiveC":"UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskPortraitUpsideDown","swift":"[.landscapeLeft, .landscapeRight, .portraitUpsideDown]"},
"30":{"objectiveC":"UIInterfaceOrientationMaskAll","swift":".all"},
"4":{"objectiveC":"UIInterfaceOrientationMaskPortraitUpsideDown","swift":".portraitUpsideDown"},
"6":{"objectiveC":"UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskPortraitUpsideDown","swift":"[.portrait, .portraitUpsideDown]"},
"8":{"objectiveC":"UIInterfaceOrientationMaskLandscapeRight","swift":".landscapeRight"}},
"orientations":{"1":"  <string>UIInterfaceOrientationPortrait</string>","2":"  <string>UIInterfaceOrientationPortraitUpsideDown</string>","3":"  <string>UIInterfaceOrientationLandscapeRight</string>","4":"  <string>UIInterfaceOrientationLandscapeLeft</string>"}};

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

  lines(state) {
    const lines = this.#write(state);
    const { state: read, unread } = this.read([`\`\`\`orientation ${this.block(state)}`, ...lines].join("\n"), state);
    return !unread.length && writeState(read) === writeState(this.#inOrder(state)) ? lines : null;
  }

  block({ S: [start] }) { return start[this.S.mode] === 1 ? "timeline" : "scenario"; }


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


  isScenario(text) {
    const [first = ""] = text.split("\n").filter((line) => !/^\s*(#|```|$)/.test(line));
    const key = first.match(/^([^:]+):/)?.[1] ?? "";
    return /^(event|root|presented|variable .*)$/i.test(key.trim())
      || [key, key.slice(key.indexOf(".") + 1)].some((one) => this.rows.has(fold(one)));
  }

  read(text, { S: [known] }) {
    const reading = new Reading(this, known);
    text.split("\n").forEach((line, index) => reading.take(line, index + 1));
    const { state, unread } = reading.finish();
    return { state: this.#inOrder(state), unread };
  }

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
      const isInner = ["iPhone Duo inner display", "iPhone Duo Split View"].includes(this.#place(start));
      if (isInner) start[S.device] = isMoment && start[S.event] < 2 ? start[S.device] : [2, 3, 1, 0][start[S.current]];
      else if (this.#isForced()) start[S.device] = start[S.current];
    }
    this.unread.sort((one, other) => one.line - other.line);
    return this;
  }

  #addRoot() {
    if (this.#stated.has("root")) return;
    let name = "ViewController";
    while (this.#nodes().some((node) => fold(node.name) === fold(name))) name = "Root" + name;
    this.#tree(name, 0, 0);
  }

  #place(start) {
    const { S, rows } = this.notation;
    return word(rows.get("shown").words, start[S.windowingMode]);
  }

  #isForced() {
    const { mode, event } = this.notation.S;
    const [start] = this.state.S;
    const kind = start[mode] === 1 ? this.state.E[0]?.[0] : start[event];
    return notationTable.momentsAround.some((one) => one.kind === kind && one.shape === "number");
  }
}

function fold(text) { return text.toLowerCase().replace(/[\s_-]/g, ""); }

function word(words, number) { return words.find((one) => one.number === Number(number))?.text; }
function number(words, text) { return words.find((one) => fold(one.text) === fold(text))?.number; }

function wordOf(events, text) {
  const plain = fold(text.replace(/\(\)$/, ""));
  for (const [kind, words] of Object.entries(events)) {
    const found = words.findLast((one) => fold(one.text) === plain);
    if (found) return [Number(kind), found.number];
  }
}

function restBehind(text, words) {
  for (let end = text.length; end > 0; end -= 1) {
    if (fold(text.slice(0, end)) === fold(words)) return text.slice(end).trim();
  }
  return "";
}

function maskText(mask) { return word(notationTable.masks, mask) ?? String(mask); }

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

function kindOf(type) {
  const base = baseOf(type);
  const isClass = base.length < fold(type).length;
  return 1 + CONTAINERS.indexOf(["tabbar", "navigation", "split", "page"].find((one) => base === one || isClass && (base.startsWith(one) || base.endsWith(one))));
}

class Paste {
  constructor(explorer) {
    this.explorer = explorer;
    this.part = explorer.find(".paste");
  }

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

  #lines(all, sentence) {
    return all.map(({ line, text }) => element(
      "li", {}, this.explorer.words.fill(sentence, { x: line }), " ", element("code", {}, text)));
  }
}

function fits(text, pattern) {
  const parts = pattern.split(/\{.\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".{1,200}?")).test(text.replace(/\s+/g, " "));
}

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

const LEFT_OUT = /\bmodalPresentationStyle\s*=|\battemptRotationToDeviceOrientation\b|\bsetNeedsUpdateOf\w*Orientation|\brequestGeometryUpdate|\bsetValue\b.*\bforKey\b/;

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
  const containers = [3, 2, 1, 4].flatMap((kind) => classes.filter((one) => one.kind === kind));
  const screens = classes.filter(({ kind }) => !kind);
  const parent = containers.reduce((parent, container) => add(container, parent, 0), 0);
  if (!screens.length) screens.push({ name: "ViewController", kind: 0, answers: {} });
  screens.forEach((screen, index) => add(screen, parent, parent || !index ? 0 : 1));
  return state;
}

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

function laterWords() { return laterTexts[document.documentElement.lang] ?? laterTexts.en; }

const TURNS = [0, 2, 1, 3];
const PLAYED_EVERY = 1500;

class Play {
  constructor(explorer) {
    this.explorer = explorer;
    this.places = new Notation(explorer.words).S;
    const words = laterWords();
    this.words = words;
    const button = (text, properties) => element("button", { type: "button", ...properties }, text);
    const [left, right] = [button("↺ " + words.turnLeft, { onclick: () => this.turn(1) }), button("↻ " + words.turnRight, { onclick: () => this.turn(-1) })];
    const turns = element("span", { className: "turns", role: "group", ariaLabel: words.turn }, left, right);
    turns.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      (way > 0 ? left : right).focus();
      this.turn(way);
    });
    this.button = button(words.play, { onclick: () => this.isPlaying ? this.stop() : this.play() });
    explorer.find(".player").append(this.button, turns);
    this.#addToEvents();
    explorer.root.addEventListener("click", ({ target }) => {
      const { dataset, value } = target.closest("[data-play]") ?? {};
      if (dataset) this.move(dataset.play, Number(value));
    });
    explorer.find(".pictures").addEventListener("pointerdown", (event) => this.#drag(event));
  }

  #addToEvents() {
    const { root, form } = this.explorer;
    const actions = [root.querySelector(".event-template").content, root].flatMap((part) => [...part.querySelectorAll(".happening > .actions")]);
    actions.forEach((line, index) => {
      for (const way of ["earlier", "later", "duplicate"]) {
        const button = element("button", { type: "button" }, this.words[way]);
        Object.assign(button.dataset, { play: way, name: this.words[way + "Event"] });
        line.lastElementChild.before(button);
      }
      if (index) form.nameButtons(line.parentElement, index, index - 1);
    });
  }

  *pieces() {
    const { answered, form: { state }, words } = this.explorer;
    const isSequence = state.S[0][words.data.places.mode] === 1;
    this.button.hidden = !isSequence || answered.steps.length < 2;
    if (this.playedAddress !== writeState(state)) this.stop();
    yield;
  }

  play() {
    const { explorer } = this;
    const last = () => explorer.answered.steps.length - 1;
    this.playedAddress = writeState(explorer.form.state);
    if (explorer.step >= last()) explorer.go(0);
    this.isPlaying = setInterval(() => {
      explorer.go(explorer.step + 1);
      if (explorer.step >= last()) this.stop();
    }, PLAYED_EVERY);
    this.button.textContent = this.words.stop;
  }

  stop() {
    clearInterval(this.isPlaying);
    this.isPlaying = 0;
    this.button.textContent = this.words.play;
  }

  turn(quarters) {
    const { explorer, places, explorer: { form, form: { state }, answered } } = this;
    const [start] = state.S;
    const step = answered.steps[explorer.step];
    const held = step ? step.held - 1 : start[places.device];
    const next = TURNS[(Math.max(0, TURNS.indexOf(held)) + quarters + 4) % 4];
    if (start[places.mode] === 1) {
      explorer.step = state.E.length ? explorer.step + 1 : 0;
      state.E.splice(explorer.step, 0, [0, next, 0, 0]);
    } else {
      if (step?.after) start[places.current] = step.after - 1;
      start[places.device] = next;
      start.fill(0, places.event, places.event + 3);
    }
    form.build();
    explorer.update();
    this.#animate(quarters);
  }

  #animate(quarters) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const picture of this.explorer.root.querySelectorAll(".pictures .picture")) {
      picture.animate([{ rotate: `${quarters * 90}deg` }, { rotate: "0deg" }], { duration: 250, easing: "ease-out" });
    }
  }

  #drag(event) {
    const picture = event.target.closest("figure")?.querySelector(".picture");
    if (!picture || !event.isPrimary) return;
    event.preventDefault();
    const { left, top, width, height } = picture.getBoundingClientRect();
    const angleOf = ({ clientX, clientY }) => Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180 / Math.PI;
    const start = angleOf(event);
    let turned = 0;
    const follow = (moved) => {
      turned = (angleOf(moved) - start + 540) % 360 - 180;
      picture.style.rotate = `${turned}deg`;
    };
    const end = new AbortController();
    const finish = ({ type }) => {
      end.abort();
      picture.style.rotate = "";
      const quarters = -Math.round(turned / 90);
      if (quarters && type === "pointerup") this.turn(quarters);
    };
    addEventListener("pointermove", follow, end);
    addEventListener("pointerup", finish, end);
    addEventListener("pointercancel", finish, end);
  }

  move(way, index) {
    const { explorer, explorer: { form, form: { state: { E } } } } = this;
    const [event] = way === "duplicate" ? [[...E[index]]] : E.splice(index, 1);
    const place = index + (way === "earlier" ? -1 : 1);
    E.splice(place, 0, event);
    explorer.step = place;
    form.build();
    explorer.update();
    const row = explorer.root.querySelectorAll(".happening")[place];
    const buttons = [...row.querySelectorAll("[data-play]")].filter((button) => button.checkVisibility({ visibilityProperty: true }));
    (buttons.find((button) => button.dataset.play === way) ?? buttons[0]).focus();
  }
}

class Glance {
  constructor(explorer) {
    this.explorer = explorer;
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
const laterTexts = {"en":{"rotate":"To make it rotate to {m}, change one of:","keep":"To keep it in {m}, change one of:","crash":"To prevent the exception, change one of:","together":"Two or three changes together","whyNot":"Another orientation","wanted":"The interface should be in","asMeant":"the orientation above","isReached":"It already is.","isFixed":"That does it.","code":"Code","takes":"Other screens can no longer be in {m}.","gives":"Other screens can be in {m}, too, where their masks allow it.","noRepair":"No change of up to {x} fields does it.","everyVersion":"The same facts on every version of iOS:","toFields":"To the facts","compareWith":"Compare with","noComparison":"no other version","same":"iOS {w} decides the same as iOS {v}.","reason":"iOS {w} ends as iOS {v} does, by another rule or mask.","different":"iOS {w} decides differently from iOS {v}.","differingEvents":"Events that differ:","showStep":"Show event {x}","outcome":"Outcome","decidingRule":"Rule","allowed":"Allowed","differs":"differs","ownSDK":"No linked SDK is stated, so the app is linked with the SDK of each version.","statedSDK":"On both, the app is linked with the iOS {v} SDK.","isRead":"The scenario is in the form.","isNotRead":"Line {x} is not understood:","nothingPasted":"Nothing of it can be read: paste an Info.plist, a class in Swift or Objective-C, a message, or a scenario.","isNotLiteral":"Line {x} is not a literal value, so choose what it is in the form:","isLeftOut":"Line {x} is not read, so state it in the form:","turn":"Turn the device","turnLeft":"Turn left","turnRight":"Turn right","play":"Play","stop":"Stop","earlier":"Earlier","earlierEvent":"Move event {x} earlier","later":"Later","laterEvent":"Move event {x} later","duplicate":"Duplicate","duplicateEvent":"Duplicate event {x}","take":"Take it with you","form":"Form","link":"Link with a title","command":"Command","fence":"Block for a page","json":"JSON","swift":"Swift test","copy":"Copy","copied":"Copied","unsaid":"A scenario in text cannot say all of this, or an event cannot happen. The link and the command have it."},"zh-Hans":{"rotate":"要让它旋转到 {m}，改动下面任意一处：","keep":"要让它停在 {m}，改动下面任意一处：","crash":"要避免异常，改动下面任意一处：","together":"同时改动两三处","whyNot":"另一个方向","wanted":"希望界面方向为","asMeant":"上面的方向","isReached":"已经是这个方向。","isFixed":"这样改就可以了。","code":"代码","takes":"其他页面也不能再是 {m}。","gives":"其他页面的掩码允许时，也可以是 {m}。","noRepair":"改动 {x} 处以内，都办不到。","everyVersion":"同样的条件，在每个 iOS 版本上：","toFields":"跳到条件","compareWith":"与另一版本比较","noComparison":"不比较","same":"iOS {w} 与 iOS {v} 的结果相同。","reason":"iOS {w} 与 iOS {v} 的结果相同，但规则或掩码不同。","different":"iOS {w} 与 iOS {v} 的结果不同。","differingEvents":"不同的事件：","showStep":"查看事件 {x}","outcome":"结果","decidingRule":"规则","allowed":"允许","differs":"不同","ownSDK":"没有说明链接的 SDK，所以应用在每个版本上都链接该版本的 SDK。","statedSDK":"在两个版本上，应用都链接 iOS {v} SDK。","isRead":"情景已填入表单。","isNotRead":"第 {x} 行无法理解：","nothingPasted":"没有可以读取的内容：请粘贴 Info.plist、Swift 或 Objective-C 的类、报错信息或情景。","isNotLiteral":"第 {x} 行不是字面值，请在表单中选择它的值：","isLeftOut":"第 {x} 行没有读取，请在表单中填写：","turn":"转动设备","turnLeft":"向左转","turnRight":"向右转","play":"播放","stop":"停止","earlier":"前移","earlierEvent":"前移事件 {x}","later":"后移","laterEvent":"后移事件 {x}","duplicate":"复制","duplicateEvent":"复制事件 {x}","take":"带走这个结果","form":"形式","link":"带标题的链接","command":"命令","fence":"页面中的代码块","json":"JSON","swift":"Swift 测试","copy":"拷贝","copied":"已拷贝","unsaid":"情景的文字无法说明所有这些条件，或者有事件不可能发生。链接和命令可以。"}};
