"use strict";
// The search: what a reader types becomes tokens, the tokens places, the places results. `script.js` loads this file when
// somebody begins to search. The index lies beside it, as scripts that call `accept`, so that it all works from file:// too.
const orientationSearch = (() => {
  const assets = document.currentScript.src.replace(/[^/]*$/, "");
  const root = new URL("../", assets).href;

  // ---- The parts of the index

  const parts = new Map();
  const waiting = new Map();

  function accept(name, data) {
    const resolve = waiting.get(name);
    if (resolve) resolve(data);
    else parts.set(name, Promise.resolve(data));
  }

  function load(name) {
    if (!parts.has(name)) {
      parts.set(name, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = `${assets}search/${name === "site" ? "index" : name}.js`;
        script.onload = () => script.remove();
        script.onerror = () => {
          parts.delete(name);
          waiting.delete(name);
          reject(new Error(`${script.src} cannot be loaded`));
        };
        waiting.set(name, resolve);
        document.head.append(script);
      }));
    }
    return parts.get(name);
  }

  let preparedSite;
  const site = () => preparedSite ??= load("site").then(prepare, (error) => { preparedSite = null; throw error; });

  // ---- The tokenizer. SearchTokenizer.swift has its rules; tokens.tsv holds both to them.

  const SEPARATOR = 0, LETTER = 1, WIDE = 2;
  const LOWER = 0, UPPER = 1, DIGIT = 2;
  const LONGEST_WORD = 80;
  const WIDE_RANGES = [[0x3041, 0x30FF], [0x3400, 0x4DBF], [0x4E00, 0x9FFF], [0xAC00, 0xD7A3], [0x20000, 0x323AF]];

  function kindOf(code) {
    if (code < 0x80) return /[0-9A-Za-z]/.test(String.fromCharCode(code)) ? LETTER : SEPARATOR;
    if (code === 0xD7 || code === 0xF7) return SEPARATOR;
    if (code >= 0xC0 && code <= 0x1FFF) return LETTER;
    return WIDE_RANGES.some(([first, last]) => code >= first && code <= last) ? WIDE : SEPARATOR;
  }

  const fold = (code) => code >= 0xFF01 && code <= 0xFF5E ? code - 0xFEE0 : code;
  const humpOf = (code) => code > 0x7F || code >= 0x61 ? LOWER : code >= 0x41 ? UPPER : DIGIT;

  function isBoundary(previous, current, next) {
    if (current === UPPER) return previous !== UPPER || next === LOWER;
    return (current === DIGIT) !== (previous === DIGIT);
  }

  function lowercase(codes) {
    return codes.map((code) => {
      const character = String.fromCodePoint(code);
      const lower = character.toLowerCase();
      return [...lower].length === 1 ? lower : character;
    }).join("");
  }

  /** The runs of letters and of wide characters: [{ text, isWide, parts }]. */
  function runs(text) {
    const found = [];
    let codes = [], kind = SEPARATOR;
    const end = () => {
      if (codes.length) found.push(kind === WIDE ? { text: lowercase(codes), isWide: true, parts: [] } : word(codes));
      codes = [];
    };
    for (const character of text) {
      const code = fold(character.codePointAt(0));
      const next = kindOf(code);
      if (next !== kind) end();
      kind = next;
      if (kind !== SEPARATOR) codes.push(code);
    }
    end();
    return found;
  }

  function word(codes) {
    codes = codes.slice(0, LONGEST_WORD);
    const humps = codes.map(humpOf);
    const parts = [];
    let start = 0;
    for (let index = 2; index < codes.length; index += 1) {
      if (!isBoundary(humps[index - 1], humps[index], humps[index + 1] ?? DIGIT)) continue;
      parts.push(codes.slice(start, index));
      start = index;
    }
    if (start > 0) parts.push(codes.slice(start));
    return {
      text: lowercase(codes), isWide: false, parts: parts.filter((part) => part.length > 1).map(lowercase),
    };
  }

  const pairs = (text) => [...text].map((first, index, all) => first + (all[index + 1] ?? ""));
  const tokensOf = (run) => run.isWide ? pairs(run.text) : [run.text, ...run.parts];
  const tokens = (text) => runs(text).flatMap(tokensOf);
  /** The words without their parts. */
  const words = (text) => runs(text).flatMap((run) => run.isWide ? pairs(run.text) : [run.text]);

  // ---- What is read from the index

  /** A name without what people leave out or write otherwise; the sign of a shift stays. */
  const folded = (text) => runs(text.replaceAll("<<", "\u5DE6")).map((run) => run.text).join("");

  const RULE = 2, MESSAGE = 3, MATRIX = 4, CONTROLLER = 7;
  /** Whether it is a name in code. */
  const isSymbol = (kind) => kind < RULE || kind === CONTROLLER;

  function prepare(data) {
    const hole = new RegExp(`(?<![0-9A-Za-z])(?:${data.placeholders.join("|")})(?![0-9A-Za-z])`);
    data.names = data.names.map(([kind, text, page, id, ...others]) => {
      const names = [text, ...others.filter((other) => !/^[=~]/.test(other))];
      // A symbol is known by its last part too: `shouldAutorotate`.
      const lasts = isSymbol(kind) ? names.map((name) => name.replace(/\(.*/, "").split(/[.\s]+/).pop()) : [];
      return {
        kind, text, page, id: id || text, names: names.map(folded), lasts: lasts.map(folded),
        parts: isSymbol(kind) ? names.map((name) => new Set(tokens(name))) : [],
        shown: names, values: others.filter((other) => other[0] === "=").map((other) => folded(other.slice(1))),
        texts: kind === MESSAGE
          ? [text, ...others.filter((other) => other[0] === "~").map((other) => other.slice(1))]
            .map((text) => messageText(text.split(hole))) : [],
        // A name with a number in it says which message it is, in whatever language.
        code: kind === MESSAGE && /\b\d{3,}\b/.test(names[2]) ? words(names[2]) : [],
      };
    });
    data.synonyms = data.synonyms.map((group) => group.map((phrase) => runs(phrase).map((run) => run.text).join(" ")));
    return data;
  }

  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const VALUE = new Map([...DIGITS].map((digit, value) => [digit, value]));

  const shards = new Map();
  /** The terms of a shard in their order, and the code of their places. */
  async function shard(number) {
    if (!shards.has(number)) {
      const [terms, places] = await load(`terms-${number}`);
      let last = "";
      shards.set(number, {
        terms: terms.split(" ").slice(0, -1).map((code) => last = last.slice(0, VALUE.get(code[0])) + code.slice(1)),
        places: places.split(" "),
      });
    }
    return shards.get(number);
  }

  /** { pageCount, places: [[page, section, field]] }; a page count that is larger says that not all are there. */
  function placesOf(code) {
    let index = code[0] === "!" ? 1 : 0;
    const number = () => {
      let value = 0;
      for (let shift = 0; ; shift += 5) {
        const digit = VALUE.get(code[index++]);
        value += (digit & 31) * 2 ** shift;
        if (digit < 32) return value;
      }
    };
    const pageCount = index ? number() : 0;
    const places = [];
    let page = 0;
    while (index < code.length) {
      page += number();
      const rest = number();
      places.push(rest & 1 ? [page, rest >> 4, rest >> 1 & 7] : [page, rest >> 1, 0]);
    }
    return { pageCount, places };
  }

  /** The last element that is not behind a key. */
  function lastAtMost(elements, key) {
    let low = 0, high = elements.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (elements[middle] <= key) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  // ---- From a word to its terms

  const BEHIND_ALL = "\uFFFF";
  const MOST_SHARDS = 2;

  /** The terms that begin with a text, or what stands for them where they are too many: [[term, code of its places]]. */
  async function beginningWith(text) {
    const { shards: firsts } = await site();
    const shardOf = (key) => Math.max(0, lastAtMost(firsts, key));
    const first = shardOf(text), last = shardOf(text + BEHIND_ALL);
    const isSpread = last - first >= MOST_SHARDS;
    const numbers = isSpread ? [...new Set([first, shardOf(text + "*")])] : [first, last];
    const found = [];
    for (const number of new Set(numbers)) {
      const { terms, places } = await shard(number);
      const end = lastAtMost(terms, text + BEHIND_ALL);
      for (let index = Math.max(0, lastAtMost(terms, text)); index <= end; index += 1) {
        const term = terms[index];
        if (isSpread ? term === text || term === text + "*" : term.startsWith(text) && !term.endsWith("*")) {
          found.push([term, places[index]]);
        }
      }
    }
    return found;
  }

  /** How many characters must be put in, taken out, replaced or swapped; more than `limit` is `limit + 1`. */
  function distance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    let beforeLast = [], last = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let row = 1; row <= one.length; row += 1) {
      const current = [row];
      let least = row;
      for (let column = 1; column <= other.length; column += 1) {
        let cost = Math.min(
          last[column - 1] + (one[row - 1] === other[column - 1] ? 0 : 1), last[column] + 1, current[column - 1] + 1);
        if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
          cost = Math.min(cost, beforeLast[column - 2] + 1);
        }
        current.push(cost);
        least = Math.min(least, cost);
      }
      if (least > limit) return limit + 1;
      [beforeLast, last] = [last, current];
    }
    return last[other.length];
  }

  const mistakesIn = (text) => text.length < 4 ? 0 : text.length < 8 ? 1 : 2;

  /** The terms that a word may have been meant to be; in a big book, of those that begin nearly as it does. */
  async function near(text) {
    const { shards: firsts } = await site();
    const swapped = (index) => text.slice(0, index) + text[index + 1] + text[index] + text.slice(index + 2);
    const starts = [text, swapped(0), swapped(1), text.slice(1)];
    const numbers = new Set(starts.map((start) => Math.max(0, lastAtMost(firsts, start))));
    const limit = mistakesIn(text), found = [];
    for (const number of numbers) {
      if (found.some(({ mistakes }) => mistakes <= 1)) break;
      const { terms, places } = await shard(number);
      terms.forEach((term, index) => {
        if (term.endsWith("*")) return;
        // While the word is still being typed, the beginning of a longer term may be meant; less so than a whole one.
        const isLonger = term.length > text.length + 1;
        const mistakes = isLonger
          ? Math.min(...[0, 1].map((more) => distance(text, term.slice(0, text.length + more), limit))) + 0.5
          : distance(text, term, limit);
        if (mistakes < limit + 1) found.push({ mistakes, entry: [term, places[index]] });
      });
    }
    const least = Math.min(...found.map(({ mistakes }) => mistakes));
    return found.filter(({ mistakes }) => mistakes === least).slice(0, 12).map(({ entry }) => entry);
  }

  const ENDINGS = ["ations", "ation", "ings", "ions", "ing", "ion", "ed", "es", "s", "e"];
  const stemOf = (text) => {
    const ending = ENDINGS.find((ending) => text.endsWith(ending) && text.length - ending.length >= 4);
    return ending ? text.slice(0, -ending.length) : "";
  };

  /** The terms that answer to a token: [{ code, quality }]. */
  async function answers(token, isWide, mayErr) {
    const found = new Map();
    const take = (terms, quality) => {
      for (const [term, code] of terms) if (!found.has(term)) found.set(term, { code, quality: quality(term) });
    };
    const isShort = !isWide && token.length < 2 && /\d/.test(token);
    take((await beginningWith(token)).filter(([term]) => !isShort || term === token),
      (term) => term === token ? 1 : 0.75 * (token.length / Math.max(token.length, term.length)) ** 0.3);
    const stem = isWide ? "" : stemOf(token);
    if (stem) take((await beginningWith(stem)).filter(([term]) => term.length < stem.length + 6), () => 0.6);
    if (!found.size && mayErr && !isWide && mistakesIn(token)) take(await near(token), () => 0.4);
    return [...found.values()];
  }

  // ---- From a question to its pages

  const WORTH = [1, 1.6, 3, 4, 6, 8, 10];
  const TITLE = 4;
  const MOST_GROUPS = 16, MOST_GROUPS_OF_SHARDS = 4;

  /** What must be found of a run: its word, or all of its neighbours. */
  function wantedTokens(run) {
    if (!run.isWide) return [run];
    const found = pairs(run.text);
    return (found.length > 1 ? found.slice(0, -1) : found).map((text) => ({ text, isWide: true, parts: [] }));
  }

  /** What must be found: groups of alternatives, each of tokens that must stand on one page. */
  async function groupsOf(query) {
    const { synonyms, shards: firsts } = await site();
    let found = runs(query);
    const groups = [];
    const text = () => ` ${found.map((run) => run.text).join(" ")} `;
    const phrases = synonyms.flatMap((group) => group.map((phrase) => ({ phrase, group })))
      .sort((one, other) => other.phrase.length - one.phrase.length);
    for (const { phrase, group } of phrases) {
      const isWide = runs(phrase).some((run) => run.isWide);
      const wanted = isWide ? phrase : ` ${phrase} `;
      if (!text().includes(wanted)) continue;
      found = runs(text().replaceAll(wanted, " "));
      groups.push([phrase, ...group.filter((other) => other !== phrase)].map((alternative, index) => ({
        quality: index ? 0.8 : 1, tokens: runs(alternative).flatMap(wantedTokens),
      })));
    }
    const rest = new Map(found.flatMap(wantedTokens).map((token) => [token.text, token]));
    for (const token of rest.values()) {
      // A single character is the beginning of a word that is still being typed.
      const begun = token.isWide && [...token.text].length === 1
        ? synonyms.filter((group) => group.some((phrase) => phrase.startsWith(token.text))).slice(0, 3) : [];
      groups.push([{ quality: 1, tokens: [token] }, ...begun.map(([word]) => ({
        quality: 0.5, tokens: runs(word).flatMap(wantedTokens),
      }))]);
    }
    // Of a long text, the long words say most; a big book must not be asked for all of them.
    const most = firsts.length > 1 ? MOST_GROUPS_OF_SHARDS : MOST_GROUPS;
    if (groups.length <= most) return groups;
    const length = (group) => group[0].tokens.reduce((sum, token) => sum + token.text.length, 0);
    return groups.sort((one, other) => length(other) - length(one)).slice(0, most);
  }

  /** The pages of a token: { pages: Map of page to { score, isTitle, sections }, common }. */
  async function pagesOf(token, mayErr) {
    let terms = await answers(token.text, token.isWide, mayErr && !token.parts?.length);
    if (!terms.length && token.parts?.length) {
      const parts = [];
      for (const part of token.parts) parts.push(await pagesOf({ text: part, isWide: false }, mayErr));
      return all(parts);
    }
    const pages = new Map();
    let common = 0;
    for (const { code, quality } of terms) {
      const { pageCount, places } = placesOf(code);
      if (quality >= 0.6) common = Math.max(common, pageCount);
      for (const [page, section, field] of places) {
        const worth = WORTH[field] * quality;
        const entry = pages.get(page) ?? { score: 0, isTitle: false, sections: new Map() };
        pages.set(page, entry);
        entry.score = Math.max(entry.score, worth);
        entry.isTitle ||= field >= TITLE && quality >= 0.4;
        entry.sections.set(section, Math.max(entry.sections.get(section) ?? 0, worth));
      }
    }
    return { pages, common };
  }

  /** The pages that all have, with what they are worth together. */
  function all(parts) {
    if (parts.length === 1) return parts[0];
    const pages = new Map();
    for (const page of new Set(parts.flatMap((part) => [...part.pages.keys()]))) {
      if (!parts.every((part) => part.common || part.pages.has(page))) continue;
      const entries = parts.map((part) => part.pages.get(page)).filter(Boolean);
      pages.set(page, sum(entries, entries.length === parts.length));
    }
    return { pages, common: Math.min(...parts.map((part) => part.common)) };
  }

  function sum(entries, isWhole) {
    const sections = new Map();
    for (const entry of entries) {
      for (const [section, worth] of entry.sections) sections.set(section, (sections.get(section) ?? 0) + worth);
    }
    return {
      score: entries.reduce((sum, entry) => sum + entry.score, 0), sections,
      isTitle: isWhole && entries.every((entry) => entry.isTitle),
    };
  }

  /** The pages of a question, best first: [{ page, section, score, isTitle }]. */
  async function pagesFor(query) {
    const { pages: pageCount } = await site();
    const groups = await groupsOf(query);
    const mayErr = groups.length <= 6;
    const found = [];
    for (const group of groups) {
      const pages = new Map();
      let common = 0;
      for (const { quality, tokens } of group) {
        const parts = [];
        for (const token of tokens) parts.push(await pagesOf(token, mayErr && group.length === 1));
        const together = all(parts);
        common = Math.max(common, together.common);
        for (const [page, entry] of together.pages) {
          const sections = new Map([...entry.sections].map(([section, worth]) => [section, worth * quality]));
          const weighed = { score: entry.score * quality, isTitle: entry.isTitle, sections };
          if ((pages.get(page)?.score ?? 0) < weighed.score) pages.set(page, weighed);
        }
      }
      // What nothing answers to says nothing about the pages that there are.
      if (pages.size || common) {
        found.push({ pages, common, rarity: Math.log(1 + pageCount / Math.max(1, pages.size, common)) });
      }
    }
    const results = [];
    for (const page of new Set(found.flatMap((group) => [...group.pages.keys()]))) {
      let score = 0, matched = 0, isTitle = true;
      const sections = new Map();
      for (const { pages, common, rarity } of found) {
        const entry = pages.get(page);
        if (entry || common) matched += 1;
        isTitle &&= entry?.isTitle ?? false;
        score += rarity * (entry?.score ?? 0);
        for (const [section, worth] of entry?.sections ?? []) {
          sections.set(section, (sections.get(section) ?? 0) + rarity * worth);
        }
      }
      const [section] = [...sections].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0];
      results.push({ page, section, score: score * (matched / found.length) ** 2, isTitle });
    }
    return results.sort((one, other) => other.score - one.score || one.page - other.page);
  }

  // ---- From a question to the names it may be

  // What was pasted and the texts of messages. MessageText.swift has the rules; pasted.tsv holds both to them.

  const TELLING = 4, LONGEST_GAP = 24, LONGEST_REPLACEMENT = 3, CODE = 8;

  /** A text's words with what they weigh, from its pieces; null for the hole between two of them. */
  function messageText(pieces) {
    const list = pieces.flatMap((piece, index) => [
      ...(index ? [null] : []), ...runs(piece).flatMap((run) => (run.isWide ? pairs(run.text) : [run.text]).map((text) => ({
        text, weight: run.parts.length || text.includes("orient") ? TELLING : 1,
      }))),
    ]);
    return { list, weight: list.reduce((sum, word) => sum + (word?.weight ?? 0), 0) };
  }

  /** The words that stand one behind the other in the text and in what was pasted. */
  function stretchesOf(list, pasted) {
    const found = [];
    list.forEach((word, index) => {
      for (const place of word && pasted.places.get(word.text) || []) {
        const isFirst = !list[index - 1];
        if (!isFirst && list[index - 1].text === pasted.words[place - 1]) continue;
        let count = 0, weight = 0;
        while (list[index + count] && list[index + count].text === pasted.words[place + count]) {
          weight += list[index + count].weight;
          count += 1;
        }
        if (count === 1 && !(isFirst && !list[index + 1])) continue;
        found.push({ index, place, count, weight, end: index + count, placeEnd: place + count });
      }
    });
    return found.sort((one, other) => one.place - other.place || one.index - other.index);
  }

  /** How well a text matches what was pasted; 0 if it does not. */
  function textScore({ list, weight }, pasted) {
    const stretches = stretchesOf(list, pasted), chains = [], replaced = new Set();
    for (const [number, stretch] of stretches.entries()) {
      let best = { score: stretch.weight * 2, weight: stretch.weight, count: stretch.count };
      for (let index = number - 1; index >= 0; index -= 1) {
        const previous = stretches[index], gap = stretch.place - previous.placeEnd;
        // No stretch is longer than the text, so those further back are too far away.
        if (stretch.place - previous.place > LONGEST_GAP + list.length) break;
        if (previous.end > stretch.index || gap < 0 || gap > LONGEST_GAP) continue;
        if (list.slice(previous.end, stretch.index).some((word) => word?.weight === TELLING)) {
          if (gap > 0 && gap <= LONGEST_REPLACEMENT) replaced.add(previous).add(stretch);
          continue;
        }
        const isHole = previous.end + 1 === stretch.index && list[previous.end] === null && gap > 0;
        const score = chains[index].score + stretch.weight * 2 - (isHole ? 0 : 1);
        if (score > best.score) {
          best = { score, weight: chains[index].weight + stretch.weight, count: chains[index].count + stretch.count };
        }
      }
      chains.push(best);
    }
    const best = chains.reduce((one, other) => other.score > one.score ? other : one, { score: 0, weight: 0, count: 0 });
    const isRow = stretches.some((row) => row.count >= 5 && row.weight > row.count && !replaced.has(row));
    const isHalf = best.weight * 2 >= weight && best.count >= 5;
    const isPart = best.count === pasted.words.length && best.count >= 3 && best.weight > best.count;
    // Of two texts one of which begins as the other is, it is the whole one.
    const score = best.score + (best.weight === weight ? 1 : 0);
    // A few words of a text may rather be meant as a name.
    return isHalf || isRow ? 1000 + score : isPart ? score : 0;
  }

  /** How well a message answers to what was pasted, from 0 to 3000. */
  function messageScore({ texts, code }, pasted) {
    const score = Math.max(0, ...texts.map((text) => textScore(text, pasted)));
    const hasCode = code.length && code.every((word) => pasted.places.has(word));
    return score || hasCode ? Math.min(3000, 1600 + score + (hasCode ? CODE : 0)) : 0;
  }

  /** The names that a question is or begins, best first. */
  async function namesFor(query) {
    const { names, synonyms } = await site();
    const wanted = folded(query), list = words(query);
    // A question that is a word of ours also names what the words beside it name.
    const group = synonyms.find((group) => group.some((phrase) => folded(phrase) === wanted)) ?? [];
    const synonymsOfWanted = group.map(folded).filter((phrase) => phrase !== wanted);
    if (!wanted) return [];
    const pasted = { words: list, places: new Map() };
    list.forEach((word, place) => pasted.places.set(word, [...pasted.places.get(word) ?? [], place]));
    // A word that stands nowhere is rather a name with a mistake in it than a word with one.
    const isUnknown = list.length === 1 && !(await beginningWith(list[0])).length;
    const found = [];
    for (const name of names) {
      let score = messageScore(name, pasted);
      const shortest = Math.min(...name.names.map((text) => text.length));
      const takes = (least, texts, holds, worth) => {
        if (score >= least) return;
        const text = texts.find(holds);
        if (text !== undefined) score = Math.max(score, worth(text));
      };
      // The id of a matrix and the name of an exception are no names of its own.
      const own = isSymbol(name.kind) ? name.names : name.names.slice(0, 1);
      // `UIDevice.orientation` is not `UIDeviceOrientation`, if somebody writes the point.
      if (name.shown.includes(query)) score = Math.max(score, 1950);
      takes(1900, own, (text) => text === wanted, () => 1900);
      takes(1880, name.lasts, (text) => text === wanted, () => 1880);
      takes(1850, name.values, (text) => text === wanted, () => 1850);
      takes(1800, name.names, (text) => text === wanted, () => 1800);
      takes(1700, name.lasts, (text) => synonymsOfWanted.includes(text), () => 1700);
      const nearly = (text) => 900 - Math.min(200, text.length - wanted.length) - shortest / 100;
      takes(900, name.lasts, (text) => text.startsWith(wanted), nearly);
      takes(900, name.names, (text) => text.startsWith(wanted), nearly);
      if (wanted.length >= 4) {
        takes(300, name.names, (text) => text.includes(wanted), (text) => 400 - Math.min(200, text.length - wanted.length));
      }
      // One of the words is the name, or all of them are parts of it.
      takes(860, [...own, ...name.lasts], (text) => text.length >= 12 && list.includes(text), () => 860);
      if (list.length > 1 && isSymbol(name.kind)) {
        takes(760, name.parts, (parts) => list.every((word) => parts.has(word)), () => 760 - shortest / 100);
      }
      if (wanted.length >= 7 && !score && list.length < 4) {
        const least = Math.min(...[...own, ...name.lasts].map((text) => distance(wanted, text, 2)));
        if (least <= 2) score = (isUnknown ? 1690 : 870) - 10 * least + (isSymbol(name.kind) ? 5 : 0);
      }
      if (score) found.push({ name, score });
    }
    found.sort((one, other) => other.score - one.score);
    // A beginning that many names share must not hide the pages.
    return found.filter(({ score }, index) => score >= 1700 || index < 6);
  }

  // ---- The results

  const MOST_RESULTS = 20, MOST_RESULTS_OF_CHUNKS = 8;

  async function pageAt(number) {
    const { chunks } = await site();
    const chunk = lastAtMost(chunks, number);
    const [title, href, lead, sections] = (await load(`pages-${chunk}`))[number - chunks[chunk]];
    return { title, href: root + href, lead, sections };
  }

  /** The results for a question, best first: [{ title, isCode, detail, note, href }]. */
  async function find(query) {
    const { words: texts, chunks } = await site();
    const most = chunks.length > 1 ? MOST_RESULTS_OF_CHUNKS : MOST_RESULTS;
    const [names, pages] = [await namesFor(query), await pagesFor(query)];
    const wanted = folded(query);
    const candidates = names.map(({ name, score }) => ({ name, page: name.page, score }));
    for (const { page, section, score, isTitle } of pages.slice(0, most + 4)) {
      candidates.push({ page, section, score: isTitle ? 1000 + score : 100 + Math.min(score, 700) });
    }
    if (chunks.length === 1) {
      for (const candidate of candidates) {
        if (candidate.name || folded((await pageAt(candidate.page)).title) !== wanted) continue;
        Object.assign(candidate, { section: 0, score: 1870 });
      }
    }
    candidates.sort((one, other) => other.score - one.score);
    const results = [], seen = new Set();
    for (const { name, page: number, section } of candidates) {
      if (results.length === most) break;
      const page = await pageAt(number);
      const result = name ? nameResult(name, page, texts) : pageResult(page, section);
      // The page of a rule is its rule, and says it once.
      const isWhole = name?.kind === RULE || !name && section === 0;
      const key = isWhole ? page.href : result.href;
      if (seen.has(key)) continue;
      seen.add(key).add(result.href);
      results.push(result);
    }
    return results;
  }

  /** A symbol's name in the language that the page shows names in. */
  const shownName = ({ kind, text, shown }) =>
    document.documentElement.dataset.names && isSymbol(kind) && shown[1] || text;

  function nameResult(name, page, texts) {
    const isRule = name.kind === RULE, isTitle = isRule || name.kind === MATRIX;
    return {
      title: isRule ? page.title : shownName(name), isCode: !isTitle, href: `${page.href}#${name.id}`,
      kind: texts.kinds[name.kind], detail: isRule ? name.shown[0] : page.title,
    };
  }

  function pageResult(page, section) {
    const [title, id] = section > 0 ? page.sections.slice(2 * section - 2) : [];
    const anchor = id || title?.toLowerCase().replaceAll(" ", "-").replace(/[^a-z0-9-]/g, "");
    return title === undefined
      ? { title: page.title, href: page.href, detail: page.lead }
      : { title, href: `${page.href}#${anchor}`, detail: page.title };
  }

  /** Names that are nearly what was typed, for one who has found nothing. */
  async function suggestions(query) {
    const { names } = await site();
    const wanted = folded(query);
    const limit = Math.max(2, Math.floor(wanted.length / 3));
    return names.map((name) => ({
      text: name.kind < MESSAGE || name.kind === CONTROLLER ? shownName(name) : "",
      distance: Math.min(...[...name.names, ...name.lasts].map((text) => distance(wanted, text, limit))),
    })).filter(({ text, distance }) => text && distance <= limit)
      .sort((one, other) => one.distance - other.distance).slice(0, 3).map(({ text }) => text);
  }

  // ---- The dialog

  const SLASH = "orientation-docs.slash";
  const attempt = (action) => { try { return action(); } catch { return null; } };

  function element(name, properties = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key in made && key !== "role") made[key] = value; else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  let dialog, field, list, note, status, active = -1, asked = 0, shown = "";

  function build() {
    const name = document.querySelector("button.search span").textContent;
    field = element("input", {
      type: "text", role: "combobox", autocomplete: "off", spellcheck: false, "aria-label": name, "aria-expanded": "false",
      "aria-autocomplete": "list", "aria-controls": "search-results", autocapitalize: "none", enterkeyhint: "go",
    });
    list = element("div", { id: "search-results", role: "listbox", hidden: true });
    note = element("div", { className: "note" });
    status = element("p", { className: "visually-hidden", role: "status" });
    const close = element("button", { type: "button", className: "close" }, "Esc");
    const slash = element("input", { type: "checkbox", checked: attempt(() => localStorage.getItem(SLASH)) !== "off" });
    const label = element("span");
    dialog = element("dialog", { className: "search-dialog", "aria-label": name },
      element("div", { className: "field" }, field, close), list, note, status,
      element("label", { className: "foot" }, slash, label));
    document.body.append(dialog);

    site().then(({ words: texts }) => {
      field.placeholder = texts.placeholder;
      list.setAttribute("aria-label", texts.results);
      close.textContent = texts.close;
      label.textContent = texts.slash;
      if (!field.value) say(texts.hint);
    }, () => {});

    field.addEventListener("input", update);
    field.addEventListener("keydown", steer);
    // A line break in what is pasted separates words; the field would drop it.
    field.addEventListener("paste", (event) => {
      const text = event.clipboardData.getData("text");
      if (!/[\r\n]/.test(text)) return;
      event.preventDefault();
      field.setRangeText(text.replace(/\s+/g, " ").trim(), field.selectionStart, field.selectionEnd, "end");
      update();
    });
    close.addEventListener("click", () => dialog.close());
    slash.addEventListener("change", () => attempt(() => slash.checked
      ? localStorage.removeItem(SLASH) : localStorage.setItem(SLASH, "off")));
    // A click beside the dialog meets the dialog itself.
    dialog.addEventListener("click", (event) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (event.target === dialog || isPlain && event.target.closest("[role=option]")) dialog.close();
    });
  }

  const say = (...children) => note.replaceChildren(...children);

  function steer(event) {
    const options = list.children;
    if (event.key === "Enter") {
      const option = options[active];
      if (!option || event.isComposing) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) open(option.href, "_blank");
      else option.click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (options.length) activate((active + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
    }
  }

  function activate(index) {
    list.children[active]?.setAttribute("aria-selected", "false");
    active = index;
    const option = list.children[index];
    if (option) {
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      field.setAttribute("aria-activedescendant", option.id);
    } else {
      field.removeAttribute("aria-activedescendant");
    }
  }

  async function update() {
    const query = field.value.trim(), number = asked += 1;
    let texts, results;
    try {
      ({ words: texts } = await site());
      results = query ? await find(query) : [];
    } catch (error) {
      if (number === asked) say(String(error.message));
      return;
    }
    // What was typed meanwhile is another question.
    if (number !== asked) return;
    show(results);
    shown = field.value;
    if (!query) return say(texts.hint);
    announce(results.length === 1 ? texts.one : texts.many.replace("%", results.length), number);
    if (results.length) return say();
    const names = await suggestions(query);
    if (number !== asked) return;
    const sentence = texts.nothing.replace("%", () => query.length > 60 ? query.slice(0, 60) + "…" : query);
    announce(sentence, number);
    say(element("p", { className: "nothing" }, sentence), names.length
      ? element("p", {}, texts.meant, ...names.map((name) => element("button", {
        type: "button", textContent: name, onclick: () => { field.value = name; field.focus(); update(); },
      })))
      : element("p", {}, texts.advice));
  }

  /** Says how many there are, once the typing rests. */
  function announce(text, number) {
    setTimeout(() => { if (number === asked) status.textContent = text; }, 400);
  }

  function show(results) {
    active = -1;
    list.replaceChildren(...results.map((result, index) => element("a", {
      id: `search-result-${index}`, role: "option", href: result.href, tabIndex: -1, "aria-selected": "false",
    },
    element("span", { className: "title" }, result.isCode ? element("code", {}, result.title) : result.title),
    element("span", { className: "detail" },
      ...(result.kind ? [element("span", { className: "kind" }, result.kind), " "] : []), result.detail))));
    list.hidden = !results.length;
    list.scrollTop = 0;
    field.setAttribute("aria-expanded", String(results.length > 0));
    activate(results.length ? 0 : -1);
  }

  function openDialog() {
    if (!dialog) build();
    if (dialog.open) return;
    dialog.showModal();
    field.select();
  }

  site().catch(() => {});
  return { accept, find, open: openDialog, tokens, get shown() { return shown; } };
})();
