// The phone turns by drag, key and button; a sequence plays, and its events move and double.

/** How a device is turned to the left, by the numbers of its orientations. */
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

  /** Puts the buttons into the template of events, and into those that are there. */
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

  /** Shows one event after the other, from the first if the last one shows; ends where the state changes. */
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

  /**
   * Turns the device by quarters to the left. What happens next begins where the interface is now: in a moment, whose facts hold
   * already what it brought along, and in a sequence behind the event that shows.
   */
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

  /** The picture under the pointer follows it, and turns to the next quarter where it is let go. */
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

  /** Moves or doubles an event, which then shows; the focus goes with it. */
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
