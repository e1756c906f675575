// A state is records of numbers, and names. What a number means is the resolver's business; here they are read from an
// address, written into one, and put into a row. See StateCode in Sources/Explorer.

/** The records by the letter of their kind: S the start (one), V variables, C controllers, E events. */
function emptyState(widths) {
  return { S: [new Array(widths.S).fill(0)], V: [], C: [], E: [], names: [] };
}

/** Reads an address; null where it is none. Parts joined by `+` add up: a cell of a table is its row and its column. */
function readState(address, widths) {
  const state = emptyState(widths);
  for (const [index, part] of address.split("+").entries()) {
    const [records, names] = part.split(";");
    if (index === 0 && records[0] !== "1") return null;
    const counts = { S: 0, V: 0, C: 0, E: 0 };
    for (const [, kind, fields] of records.matchAll(/([SVCE])((?:z?[a-z]-?\d+)*)/g)) {
      const record = state[kind][counts[kind]++] ??= new Array(widths[kind]).fill(0);
      for (const [, letter, number] of fields.matchAll(/(z?[a-z])(-?\d+)/g)) {
        const place = placeOf(letter);
        if (place < record.length) record[place] += Number(number);
      }
    }
    if (names) state.names.push(...names.split(",").map(decodeName));
  }
  return state;
}

/** The place of a field by its letter: `a` to `y`, and then `za`, `zb` and so on. */
function placeOf(letter) {
  return letter.length > 1 ? letter.charCodeAt(1) - 97 + 25 : letter.charCodeAt(0) - 97;
}

function letterOf(place) {
  return place < 25 ? String.fromCharCode(97 + place) : "z" + String.fromCharCode(97 + place - 25);
}

function decodeName(name) {
  try { return decodeURIComponent(name); } catch { return name; }
}

function writeState(state) {
  const records = ["S", "V", "C", "E"].flatMap((kind) => state[kind].map((record) => kind + record.map(
    (number, place) => number ? letterOf(place) + number : "").join("")));
  const names = state.names.map((name) => encodeURIComponent(name).replace(
    /[!'()*~]/g, (letter) => "%" + letter.charCodeAt(0).toString(16).toUpperCase()));
  return "1" + records.join("") + (names.length ? ";" + names.join(",") : "");
}

/** All numbers in a row, as the resolver reads them. */
function numbersOf(state) {
  return Int32Array.from([
    ...state.S[0], state.V.length, ...state.V.flat(), state.C.length, ...state.C.flat(), state.E.length, ...state.E.flat(),
  ]);
}

/** What the resolver says, out of its row of numbers. */
function readAnswer(numbers) {
  let next = 0;
  const take = (count) => numbers.slice(next, next += count);
  const list = (width) => Array.from({ length: take(1)[0] }, () => take(width));
  const [refusal, refusedName, count] = take(3);
  const steps = Array.from({ length: count }, () => {
    const outcome = take(4);
    const [orientation, rule, message, blamed, , , mask, held, before, after, display, displayRule] = take(13);
    return {
      outcome, orientation, rule, message, blamed, mask, held, before, after, display, displayRule, trace: list(7),
      callbacks: list(6),
      needed: list(2), neededForChoice: list(2), alternatives: list(6),
    };
  });
  return { refusal, refusedName, steps };
}

/** Who kept an event from ending as it was meant to, out of their row of numbers, or null where nothing is told; see CulpritsEncoder. */
function readCulprits(numbers) {
  let next = 0;
  const take = (count) => numbers.slice(next, next += count);
  const facts = () => Array.from({ length: take(1)[0] }, () => take(5));
  const [kind] = take(1);
  if (!kind) return null;
  const [wanted, isNobody, count] = take(3);
  return { isReached: kind > 1, wanted, isNobody, sets: Array.from({ length: count }, facts), unheard: facts() };
}
