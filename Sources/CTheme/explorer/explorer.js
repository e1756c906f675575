// The explorer's page: the form states a state, the resolver answers it, and the address carries it.

class Explorer {
  constructor(root, resolver) {
    this.root = root;
    this.resolver = resolver;
    const text = root.querySelector(".words-template").content.textContent;
    // See ExplorerData: marks and bars have changed places.
    const data = JSON.parse(text.replace(/["|]/g, (letter) => letter === "|" ? "\"" : "|"));
    data.rules = data.rules.map((rule, index) => {
      const [id] = rule.split(" ");
      const address = data.otherAddresses[index] ?? data.ruleAddress.replace("*", id);
      return [id, address, parseInt(data.layers[index], 36), rule.slice(id.length + 1), Number(data.grades[index])];
    });
    this.words = new Words(data, () => this.form.state.names);
    this.form = new Form(root, this.words, (isTyping) => this.update(isTyping));
    this.pictures = root.querySelector(".pictures-template").content;
    // Where the page tells what a grade means.
    this.meaning = document.querySelector("[href$='#grades']");
    this.step = 0;
    this.past = [];
    // Of the answers to a question one is open at a time.
    root.querySelector(".doors").addEventListener("toggle", ({ target }) => {
      if (!target.open) return;
      for (const door of target.closest("ul")?.querySelectorAll(":scope > li > [open]") ?? []) door.open = door === target;
    }, true);
    root.addEventListener("click", (event) => this.click(event.target.closest("[data-action]")));
    addEventListener("hashchange", () => {
      if (!this.open()) return;
      // A symptom is what the last event of a sequence ends with.
      const isDoor = document.activeElement?.closest(".doors a");
      if (isDoor) this.step = Infinity;
      this.answer();
      if (isDoor) this.find(".verdict").scrollIntoView({ block: "center" });
    });
  }

  find(selector) { return this.root.querySelector(selector); }

  /**
   * Puts the state of the address into the form; where that is none, the one to begin with, of which nobody has asked anything.
   * False where it is there already.
   */
  open() {
    const address = location.hash.slice(1);
    if (this.form.state && address === writeState(this.form.state)) return false;
    const { widths } = this.words.data;
    const state = readState(address, widths);
    this.isAsked = state !== null;
    this.step = 0;
    this.#keep(address);
    this.form.show(state ?? readState(this.root.dataset.start, widths));
    this.#markDoor();
    return true;
  }

  /** The state before this one, for the way back. */
  #keep(address) {
    if (this.address !== undefined) this.past.push(this.address);
    this.address = address;
  }

  /** Opens the questions that led here. */
  #markDoor() {
    for (const link of this.root.querySelectorAll(".doors a")) {
      const isHere = this.isAsked && link.hash === location.hash;
      link.ariaCurrent = isHere ? "true" : null;
      for (let door = isHere && link.closest("details"); door; door = door.parentElement.closest("details")) door.open = true;
    }
  }

  /** A change by the reader: one more entry in the history, but for each letter of a name. */
  update(isTyping = false) {
    const address = writeState(this.form.state);
    this.isAsked = true;
    if (isTyping) {
      this.address = address;
      location.replace("#" + address);
    } else {
      this.#keep(address);
      location.hash = address;
    }
    this.answer();
  }

  click(button) {
    if (!button) return;
    const [verb, what] = button.dataset.action.split("-");
    const index = Number(button.value);
    switch (verb) {
      case "add":
        if (what === "event") this.step = this.form.state.E.length;
        this.form.add(what, index);
        return this.update();
      case "remove":
        this.form.remove(what, index);
        this.find(`[data-action=add-${what}], [data-action=add-presented]`)?.focus();
        return this.update();
      case "show": return this.go(index);
      case "previous": return this.go(this.step - 1);
      case "next": return this.go(this.step + 1);
      case "choose":
        this.form.choose(button.dataset.place, index);
        return this.update();
      case "undo":
        this.address = undefined;
        location.hash = this.past.pop();
        return;
      case "reset":
        for (const door of this.root.querySelectorAll(".doors ul [open]")) door.open = false;
        location.hash = "";
        return;
      case "paste": return (this.more ??= this.#loadMore()).then(() => new Paste(this).take());
      default: return this.copy(button);
    }
  }

  go(step) {
    this.step = step;
    this.answer();
  }

  /** Copies a text, or else the link. */
  async copy(button, copied) {
    if (!copied) location.replace("#" + writeState(this.form.state));
    const isCopied = await navigator.clipboard.writeText(copied ?? location.href).then(() => true, () => false);
    if (!isCopied) return;
    const text = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = text; }, 1500);
  }

  /** Asks the resolver, and shows what it says. */
  answer() {
    const { state } = this.form;
    const answer = readAnswer(this.resolver.answer(numbersOf(state)));
    const isSequence = state.S[0][this.words.data.places.mode] === 1;
    const count = isSequence ? state.E.length : 1;
    this.step = Math.max(0, Math.min(this.step, count - 1));
    this.showPlayer(isSequence, count);
    if (isSequence) this.showEvents(answer);
    const step = answer.steps[this.step];
    for (const part of this.root.querySelectorAll(".because, .pictures, .ladder")) part.hidden = !step;
    if (step) this.showStep(step);
    else this.showRefusal(answer, count);
    this.find("[data-action=undo]").disabled = !this.past.length;
    for (const part of this.root.querySelectorAll(".answer, .reasons")) part.hidden = !this.isAsked;
    this.answered = answer;
    this.goOn();
  }

  /** Does what can wait, in pieces between which the page answers the reader. The next answer gives it up. */
  async goOn() {
    const round = this.round = {};
    this.root.ariaBusy = "true";
    await nextTask();
    const parts = this.isAsked ? await (this.more ??= this.#loadMore()) : [];
    for (const part of parts) if (!await this.#inPieces(part.pieces(), round)) return;
    if (round === this.round) this.root.ariaBusy = "false";
  }

  /** What a reader looks at after the answer. */
  #loadMore() {
    return loadMore().then(() => [Assumptions, Repairs, Versions, Comparison, Take, Play, Glance].map((Part) => new Part(this)), () => []);
  }

  /** Whether all of it was done. */
  async #inPieces(pieces, round) {
    let end = performance.now() + 8;
    if (round !== this.round) return false;
    for (const _ of pieces) {
      if (performance.now() < end) continue;
      await nextTask();
      if (round !== this.round) return false;
      end = performance.now() + 8;
    }
    return true;
  }

  showPlayer(isSequence, count) {
    for (const part of this.root.querySelectorAll(".position, [data-action$=-step]")) part.hidden = !isSequence || count === 0;
    this.find(".position").textContent = this.words.fill(this.words.data.step, { x: this.step + 1, y: count });
    this.find("[data-action=previous-step]").disabled = this.step === 0;
    this.find("[data-action=next-step]").disabled = this.step >= count - 1;
  }

  showEvents(answer) {
    this.root.querySelectorAll(".happening").forEach((row, index) => {
      const step = answer.steps[index];
      const ending = row.querySelector(".ending");
      row.classList.toggle("shown", index === this.step);
      row.querySelector("[data-action=show-event]").ariaPressed = index === this.step;
      ending.className = "ending outcome " + (step ? this.words.look(step.outcome)[0] : "refused");
      ending.textContent = step
        ? `${this.words.look(step.outcome)[1]} ${this.words.claim(step.outcome, step.orientation)}`
        : index === answer.steps.length && answer.refusal ? this.words.refusal(answer) : "";
    });
  }

  showRefusal(answer, count) {
    const verdict = this.find(".verdict");
    verdict.className = "verdict error";
    verdict.textContent = count === 0 ? this.words.data.noEvent : this.words.refusal(answer);
    for (const part of this.root.querySelectorAll(".display, .message, .culprits, .decides")) part.hidden = true;
    this.find(".calls").hidden = true;
  }

  showStep(step) {
    this.showPicture("before", step.before, step);
    this.showPicture("after", step.after, step);
    const [name, sign] = this.words.look(step.outcome);
    const verdict = this.find(".verdict");
    verdict.className = "verdict " + name;
    const { standings, choice } = this.words.data;
    const grades = this.words.standings(step).flatMap((standing, index) => {
      const [name, sign, word] = standings[standing];
      const grade = element(this.meaning ? "a" : "span", { className: "grade " + name, href: this.meaning }, element("span", { ariaHidden: true }, sign), " " + word);
      return index ? [choice, grade] : [grade];
    });
    const contrary = this.words.contrary(step);
    verdict.replaceChildren(
      element("span", { className: "sign", ariaHidden: true }, sign), ` ${this.words.verdict(step)} `, ...grades,
      contrary ? element("small", {}, " " + contrary) : "");
    const culprits = readCulprits(this.resolver.culprits(numbersOf(this.form.state), this.step));
    this.culprits = culprits?.isReached ? null : culprits;
    const line = this.find(".culprits");
    const who = culprits ? this.words.culprits(culprits, step.rule) : "";
    line.hidden = !who;
    line.replaceChildren(...coded(who));
    const decides = this.find(".decides");
    decides.textContent = who && this.culprits ? "" : this.words.deciding(step);
    decides.hidden = !decides.textContent;
    const [, address, , title] = this.words.data.rules[step.rule];
    this.find(".because > span").replaceChildren(linked(address, title));
    const shown = this.find(".display");
    shown.hidden = !step.display;
    if (step.display) {
      shown.replaceChildren(linked(this.words.data.rules[step.displayRule][1], this.words.data.displays[step.display - 1]));
    }
    const message = this.words.message(step);
    const says = this.find(".message");
    says.hidden = !message;
    says.replaceChildren(message ? linked(message.address, message.text) : "");
    this.showLadder(step);
    this.find(".calls").hidden = step.callbacks.length === 0;
    this.find(".callbacks").replaceChildren(...step.callbacks.map((call) => element("li", {}, this.words.callback(call))));
  }

  showPicture(place, interfaceOrientation, step) {
    const { devices, picture: label } = this.words.data;
    const { children } = this.pictures;
    const picture = children[step.held].cloneNode(true);
    picture.querySelector("g g").replaceWith(children[devices.length + interfaceOrientation].querySelector("g g").cloneNode(true));
    const figure = this.find(`[data-picture=${place}]`);
    figure.querySelector("span").textContent = this.words.fill(
      label, { d: devices[step.held], o: this.words.orientation(interfaceOrientation) });
    // The caption says it already.
    picture.ariaHidden = true;
    figure.firstElementChild.replaceChildren(picture);
  }

  showLadder(step) {
    const steps = Array.from(this.find(".ladder").children, () => []);
    step.trace.forEach((effect, index) => {
      const [id, address, layer] = this.words.data.rules[effect[0]];
      steps[layer].push(element(
        "li", { value: index + 1, className: effect[1] === 6 ? "deciding" : "" },
        linked(address, this.words.effect(effect)), effect[1] === 6 ? element("code", {}, id) : ""));
    });
    Array.from(this.find(".ladder").children).forEach((layer, index) => {
      layer.lastElementChild.replaceChildren(...steps[index]);
      layer.classList.toggle("silent", steps[index].length === 0);
      layer.classList.toggle("deciding", steps[index].some((line) => line.className === "deciding"));
    });
  }
}

function element(name, properties, ...content) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
}

/** A text whose code stands between backticks. */
function coded(text) {
  return text.split("`").map((part, index) => index % 2 ? element("code", {}, part) : part);
}

function linked(address, text) {
  return address ? element("a", { href: address }, text) : text;
}

/** Lets the page do what waits: paint, or answer the reader. */
const nextTask = () => new Promise((done) => setTimeout(done));
const explorerScripts = document.currentScript.src;

/** Loads what a reader looks at after the answer. */
function loadMore() {
  return new Promise((resolve, reject) => {
    document.head.append(element("script", {
      src: new URL("explorer-more.js", explorerScripts), onload: resolve, onerror: reject }));
  });
}

async function explore(root) {
  const { classList } = document.documentElement;
  try {
    // The page is painted first.
    await new Promise((done) => requestAnimationFrame(done));
    await nextTask();
    const explorer = new Explorer(root, await startResolver(compiledResolver));
    for (const part of ["open", "answer"]) {
      await nextTask();
      explorer[part]();
    }
    classList.add("exploring");
  } catch {
    classList.add("not-exploring");
  }
}

if (document.querySelector(".explorer")) explore(document.querySelector(".explorer"));
