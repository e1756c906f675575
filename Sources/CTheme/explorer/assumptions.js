// Which assumptions the form shows: those that are stated, and those where another choice would give another answer.

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
