// The explorer's page: the form states a state, the resolver answers it, and the address carries it.

class Explorer {
  constructor(root, resolver) {
    this.root = root;
    this.resolver = resolver;
    const data = JSON.parse(root.querySelector(".words-template").content.textContent);
    this.words = new Words(data, () => this.form.state.names);
    this.form = new Form(root, this.words, (isTyping) => this.update(isTyping));
    this.pictures = root.querySelector(".pictures-template").content;
    this.step = 0;
    this.comparison = new Comparison(this);
    const whyNot = this.find(".why-not");
    whyNot.addEventListener("toggle", () => this.showRepairs());
    whyNot.addEventListener("change", () => this.showRepairs());
    root.addEventListener("click", (event) => this.click(event.target.closest("[data-action]")));
    addEventListener("hashchange", () => this.load());
    this.load();
    if (new URLSearchParams(location.search).has("why-not")) this.openRepairs(whyNot);
  }

  /** Asks why not, of the orientation to which the fewest facts lead. */
  openRepairs(part) {
    const select = part.querySelector("select");
    const numbers = numbersOf(this.form.state);
    const counts = Array.from(select.options, ({ value }) => {
      const repairs = readRepairs(this.resolver.repairs(numbers, Number(value))) ?? [];
      return Math.min(...repairs.map(({ edits }) => edits.length));
    });
    select.selectedIndex = counts.indexOf(Math.min(...counts));
    part.open = true;
  }

  find(selector) { return this.root.querySelector(selector); }

  /** Shows the state of the address, or the one to begin with. */
  load() {
    const address = location.hash.slice(1);
    if (this.form.state && address === writeState(this.form.state)) return;
    const { widths } = this.words.data;
    const state = readState(address, widths) ?? readState(this.root.dataset.start, widths);
    this.step = 0;
    this.form.show(state);
    this.answer();
  }

  /** A change by the reader: one more entry in the history, but for each letter of a name. */
  update(isTyping = false) {
    const address = "#" + writeState(this.form.state);
    if (isTyping) location.replace(address);
    else location.hash = address;
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
      default: return this.copy(button);
    }
  }

  go(step) {
    this.step = step;
    this.answer();
  }

  async copy(button) {
    location.replace("#" + writeState(this.form.state));
    const isCopied = await navigator.clipboard.writeText(location.href).then(() => true, () => false);
    if (!isCopied) return;
    const text = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = text; }, 1500);
  }

  /** Asks the resolver, and shows what it says. */
  answer() {
    const { state } = this.form;
    const numbers = this.resolver.answer(numbersOf(state));
    const answer = readAnswer(numbers);
    const isSequence = state.S[0][this.words.data.places.mode] === 1;
    const count = isSequence ? state.E.length : 1;
    this.step = Math.max(0, Math.min(this.step, count - 1));
    this.showPlayer(isSequence, count);
    if (isSequence) this.showEvents(answer);
    const step = answer.steps[this.step];
    for (const part of this.root.querySelectorAll(".because, .pictures, .ladder")) part.hidden = !step;
    if (step) this.showStep(step);
    else this.showRefusal(answer, count);
    this.showAssumptions(String(numbers));
    this.showRepairs();
    this.comparison.show(answer);
  }

  /** What would bring the interface into the orientation that the reader wants, each as a link to the state with it. */
  showRepairs() {
    const part = this.find(".why-not");
    if (!part.open) return;
    const { state } = this.form;
    const { owners, isReached, noRepair } = this.words.data.repairs;
    const wanted = Number(part.querySelector("select").value);
    const repairs = readRepairs(this.resolver.repairs(numbersOf(state), wanted));
    const found = repairs ?? [];
    const lists = owners.map((owner, index) => [owner, found.filter((repair) => repair.owner === index)]);
    part.querySelector(".repairs").replaceChildren(...lists.filter(([, repairs]) => repairs.length).flatMap(([owner, repairs]) => [
      element("dt", {}, owner),
      ...repairs.map(({ edits }) => {
        const address = addressWith(state, edits, this.words.data);
        return element("dd", {}, linked(address, edits.map((edit) => this.form.textOf(edit)).join("; ")));
      }),
    ]));
    part.querySelector(".none").textContent = repairs ? found.length ? "" : noRepair : isReached;
  }

  /** Shows an assumption where it is stated, and where another choice would give another answer than this. */
  showAssumptions(answer) {
    const { state } = this.form;
    for (const part of this.root.querySelectorAll("[data-assumption]")) {
      const place = placeOf(part.dataset.assumption.slice(1));
      const choices = Array.from(part.querySelectorAll("option"), (option) => Number(option.value));
      const isOther = (choice) => {
        const other = { ...state, S: [state.S[0].with(place, choice)] };
        return String(this.resolver.answer(numbersOf(other))) !== answer;
      };
      part.hidden = state.S[0][place] === 0 && !choices.some((choice) => Number.isFinite(choice) && isOther(choice));
    }
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
    for (const part of this.root.querySelectorAll(".display, .message, .culprits")) part.hidden = true;
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
      const grade = element("span", { className: "grade " + name }, element("span", { ariaHidden: true }, sign), " " + word);
      return index ? [choice, grade] : [grade];
    });
    const contrary = this.words.contrary(step);
    verdict.replaceChildren(
      element("span", { className: "sign", ariaHidden: true }, sign), ` ${this.words.verdict(step)} `, ...grades,
      contrary ? element("small", {}, " " + contrary) : "");
    const culprits = readCulprits(this.resolver.culprits(numbersOf(this.form.state), this.step));
    const line = this.find(".culprits");
    const who = culprits ? this.words.culprits(culprits, step.rule) : "";
    line.hidden = !who;
    line.replaceChildren(...coded(who));
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
    const index = step.held * this.words.data.orientations.length + interfaceOrientation;
    const picture = this.pictures.children[index].cloneNode(true);
    const figure = this.find(`[data-picture=${place}]`);
    figure.querySelector("span").textContent = picture.ariaLabel;
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

const explorerRoot = document.querySelector(".explorer");
if (explorerRoot) {
  startResolver(compiledResolver).then((resolver) => {
    new Explorer(explorerRoot, resolver);
    document.documentElement.classList.add("exploring");
  }, () => document.documentElement.classList.add("not-exploring"));
}
