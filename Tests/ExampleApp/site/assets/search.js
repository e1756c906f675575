"use strict";
const orientationSearch = (() => {
  const assets = document.currentScript.src.replace(/[^/]*$/, "");
  const root = new URL("../", assets).href;
  const folder = `${assets}search/${document.documentElement.dataset.search ?? ""}`;


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
        script.src = `${folder}${name === "site" ? "index" : name}.js`;
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
  const words = (text) => runs(text).flatMap((run) => run.isWide ? pairs(run.text) : [run.text]);


  const folded = (text) => runs(text.replaceAll("<<", "\u5DE6")).map((run) => run.text).join("");

  let tuning, worths, rankWorths, endings;

  const RULE = 2, MESSAGE = 3, MATRIX = 4, CONTROLLER = 7;
  const isSymbol = (kind) => kind < RULE || kind === CONTROLLER;

  function prepare(data) {
    ({ tuning, worths, rankWorths, endings } = data);
    const hole = new RegExp(`(?<![0-9A-Za-z])(?:${data.placeholders.join("|")})(?![0-9A-Za-z])`);
    data.names = data.names.map(([kind, text, page, id, ...others]) => {
      const names = [text, ...others.filter((other) => !/^[=~]/.test(other))];
      const lasts = isSymbol(kind) ? names.map((name) => name.replace(/\(.*/, "").split(/[.\s]+/).pop()) : [];
      return {
        kind, text, page, id: id || text, names: names.map(folded), lasts: lasts.map(folded),
        parts: isSymbol(kind) ? names.map((name) => new Set(tokens(name))) : [],
        shown: names, values: others.filter((other) => other[0] === "=").map((other) => folded(other.slice(1))),
        texts: kind === MESSAGE
          ? [text, ...others.filter((other) => other[0] === "~").map((other) => other.slice(1))]
            .map((text) => messageText(text.split(hole))) : [],
        code: kind === MESSAGE && /\b\d{3,}\b|ErrorDomain \d/.test(names[2]) ? words(names[2]) : [],
        exception: kind === MESSAGE && words(names[2]).length === 1 && /orient|lifecycle/i.test(names[2]) ? folded(names[2]) : "",
      };
    });
    data.phrases = data.synonyms.split(";").flatMap((list, group) => list.split(",").map((text) => {
      const list = runs(text), phrase = list.map((run) => run.text).join(" ");
      return {
        phrase, key: negated(phrase), group, isSought: text[0] !== "?", isWide: list.length === 1 && list[0].isWide,
        stems: list.map((run) => stemmed(run.text)),
      };
    }));
    const sought = data.phrases.filter(({ isSought }) => isSought);
    data.synonyms = data.synonyms.split(";").map((_, group) => sought.filter((entry) => entry.group === group).map(({ phrase }) => phrase));
    data.terminology = sought.filter(({ stems }) => stems.length > 1)
      .map(({ group, phrase, stems }) => ({ group, phrase, row: ` ${stems.join(" ")} ` }));
    data.phrases.sort((one, other) => other.phrase.length - one.phrase.length);
    data.simplified = new Map(data.simplified.match(/../g).map((pair) => [...pair]));
    const stop = data.stop.split(" ");
    data.stop = new Set(stop);
    data.wideStops = stop.filter((text) => runs(text)[0].isWide).sort((one, other) => other.length - one.length);
    const symbols = data.names.filter(({ kind }) => isSymbol(kind));
    data.isBig = data.pages > BIG_BOOK;
    data.symbolPages = new Map();
    for (const { page } of symbols) data.symbolPages.set(page, (data.symbolPages.get(page) ?? 0) + 1);
    data.symbolPlaces = new Set(symbols.map(({ page, id }) => `${page}#${id}`));
    return data;
  }

  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const VALUE = new Map([...DIGITS].map((digit, value) => [digit, value]));

  const shards = new Map();
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
    const places = [], fields = worths.length - 1;
    let page = 0, section = 0;
    while (index < code.length) {
      const pages = number(), rest = number(), value = rest >> 1;
      page += pages;
      section = (pages ? 0 : section) + (rest & 1 ? Math.floor((value - 1) / fields) : value);
      places.push([page, section, rest & 1 ? (value - 1) % fields + 1 : 0]);
    }
    return { pageCount, places };
  }

  function lastAtMost(elements, key) {
    let low = 0, high = elements.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (elements[middle] <= key) low = middle + 1; else high = middle;
    }
    return low - 1;
  }


  const BEHIND_ALL = "\uFFFF";
  const MOST_SHARDS = 2;

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
  const isOther = (text, term) =>
    text.length < 6 && (text[0] !== term[0] || term.length > text.length + 1
      || term.length === text.length && [...term].sort().join() !== [...text].sort().join());

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
        if (term.endsWith("*") || isOther(text, term)) return;
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

  const stemOf = (text) => {
    const ending = endings.find((ending) => text.endsWith(ending) && text.length - ending.length >= 4);
    return ending ? text.slice(0, -ending.length) : "";
  };

  const stemmed = (text) => stemOf(text) || text;

  async function answers({ text, isWide, isWhole, parts }, mayErr) {
    const found = new Map();
    const take = (terms, quality) => {
      for (const [term, code] of terms) if (!found.has(term)) found.set(term, { term, code, quality: quality(term) });
    };
    const isShort = !isWide && text.length < 2 && /\d/.test(text);
    const isExact = isShort || !isWide && isWhole && text.length < 4;
    take((await beginningWith(text)).filter(([term]) => term === text || !isExact),
      (term) => term === text ? 1 : tuning.beginning * (1 + text.length / term.length) / 2);
    const stem = isWide ? "" : stemOf(text);
    if (stem) take((await beginningWith(stem)).filter(([term]) => term.length < stem.length + 6), () => tuning.stem);
    for (let base = text, ends = [...parts ?? []]; ends.length > 2 && base.endsWith(ends.at(-1));) {
      const end = ends.pop();
      base = base.slice(0, -end.length);
      if (!/^(?:at|by|for|from|to|with)$/.test(end)) continue;
      take((await beginningWith(base)).filter(([term]) => term === base), () => tuning.stem);
    }
    if (!found.size && mayErr && !isWide && mistakesIn(text)) take(await near(text), () => tuning.guessed);
    return [...found.values()];
  }


  const BIG_BOOK = 1000, MOST_GROUPS_OF_BIG = 6, MOST_MEANINGS_OF_BIG = 3;

  function wantedTokens(run) {
    if (!run.isWide) return [run];
    const found = pairs(run.text);
    return (found.length > 1 ? found.slice(0, -1) : found).map((text) => ({ text, isWide: true, parts: [] }));
  }

  const negated = (text) => text.replace(/有没有|能不能|会不会/g, " ").replace(/没有被?|没被|没能/g, "没").replace(/无法|没法|不能|不会|不被/g, "不");

  function without(row, { key, isWide, stems }) {
    const found = isWide
      ? row.findIndex((run) => run?.isWide && run.text.includes(key))
      : row.findIndex((_, index) => stems.every((stem, more) => row[index + more]?.stem === stem));
    if (found < 0) return null;
    if (!isWide) return [...row.slice(0, found), null, ...row.slice(found + stems.length)];
    const rest = row[found].text.split(key).flatMap((text) => text ? [{ text, isWide, parts: [] }, null] : [null]);
    return [...row.slice(0, found), ...rest, ...row.slice(found + 1)];
  }

  const meaning = (text, quality, isWhole, stop) => ({
    quality, tokens: runs(text).flatMap(wantedTokens).map((token) => ({ ...token, isWhole, isStop: stop.has(token.text) })),
  });

  const isLetter = (run) => run && /^[a-z]$/.test(run.text);
  const isSystem = (text) => /^i(?:pad)?os$/.test(text);
  const isNumber = (run) => /^\d/.test(run?.text);

  function withVersions(row) {
    return row.flatMap((run, index) => {
      if (run?.parts.length === 2 && isSystem(run.parts[0])) return [{ ...run, text: run.parts[1], parts: [], isVersion: true }];
      if (isSystem(run?.text) && isNumber(row[index + 1])) return run.text === "ios" ? [] : [{ ...run, text: "ipad", parts: [] }];
      return [isNumber(run) && isSystem(row[index - 1]?.text) ? { ...run, isVersion: true } : run];
    });
  }

  async function groupsOf(query) {
    const { phrases, stop, wideStops, synonyms, isBig } = await site(), groups = [];
    let row = runs(negated(query.replace(/n['’]t\b/gi, " not"))).slice(0, tuning.mostWords)
      .map((run) => ({ ...run, stem: stemmed(run.text) }));
    const last = row.at(-1);
    for (const entry of phrases) {
      for (let rest = without(row, entry); rest; rest = without(row, entry)) {
        row = rest;
        if (groups.some(({ group }) => group === entry.group)) continue;
        const others = synonyms[entry.group].filter((other) => other !== entry.phrase);
        const own = isBig && !entry.isSought ? others.findIndex((other) => runs(other)[0].isWide === entry.isWide) : -1;
        if (own > 0) others.unshift(...others.splice(own, 1));
        groups.push({
          text: entry.phrase, isWide: entry.isWide, group: entry.group, meanings: [
            ...entry.isSought ? [meaning(entry.phrase, 1, false, stop)] : [],
            ...others.slice(0, isBig ? MOST_MEANINGS_OF_BIG : others.length)
              .map((other) => meaning(other, tuning.sameMeaning, true, stop)),
          ],
        });
      }
    }
    const said = row;
    for (const phrase of wideStops) {
      for (let rest = without(row, { key: phrase, isWide: true }); rest; rest = without(row, { key: phrase, isWide: true })) row = rest;
    }
    row = withVersions(row.filter((run) => !isLetter(run) || row.length + groups.length < 2))
      .filter((run) => run && !(stop.has(run.text) && run !== last));
    if (row.length + groups.length > 1) row = row.filter((run) => !stop.has(run.text));
    if (row.length + groups.length > 1) row = row.filter((run) => !run.isWide || [...run.text].length > 1);
    if (!row.length && !groups.length) row = said.filter(Boolean);
    const seen = new Set();
    for (const run of row) {
      for (const token of wantedTokens(run)) {
        if (seen.has(token.text)) continue;
        seen.add(token.text);
        const begun = token.isWide && [...token.text].length === 1
          ? synonyms.filter((group) => group.some((phrase) => phrase.startsWith(token.text))).slice(0, 3) : [];
        groups.push({
          weight: run.isWide ? tuning.unexplained / Math.max(1, [...run.text].length - 1) : 1,
          text: token.text, isWide: token.isWide, isVersion: run.isVersion, meanings: [
            { quality: 1, tokens: [{ ...token, isWhole: run !== last }] },
            ...begun.map(([word]) => meaning(word, tuning.begun, true, stop)),
          ],
        });
      }
    }
    const most = isBig ? MOST_GROUPS_OF_BIG : tuning.mostGroups;
    return groups.length <= most ? groups : groups.sort((one, other) => other.text.length - one.text.length).slice(0, most);
  }


  const TITLE = 4;
  const FIRST_POINTER = 2048;

  async function placesFor(token, mayErr, terms) {
    const found = await answers(token, mayErr && !token.parts?.length);
    if (!found.length && token.parts?.length) {
      const parts = [];
      for (const part of token.parts) parts.push(await placesFor({ text: part, isWhole: true }, mayErr, terms));
      const known = parts.filter(({ pages, common }) => pages.size || common);
      return together(known.length < parts.length - 1 ? parts : known);
    }
    const pages = new Map();
    let common = 0, best = 0;
    for (const { term, code, quality } of found) {
      const { pageCount, places } = placesOf(code);
      if (quality >= 0.6) common = Math.max(common, pageCount);
      best = Math.max(best, quality);
      terms.add(term);
      for (const [page, section, field] of places) {
        const entry = pages.get(page) ?? { title: 0, sections: new Map() }, worth = worths[field] * quality;
        pages.set(page, entry);
        if (field >= TITLE) entry.title = Math.max(entry.title, worth);
        entry.sections.set(section, Math.max(entry.sections.get(section) ?? 0, worth));
      }
    }
    return { pages, common, quality: best };
  }

  function together(parts) {
    if (parts.length === 1) return parts[0];
    const pages = new Map();
    for (const page of new Set(parts.flatMap((part) => [...part.pages.keys()]))) {
      if (!parts.every((part) => part.common || part.pages.has(page))) continue;
      const entries = parts.map((part) => part.pages.get(page)).filter(Boolean), sections = new Map();
      for (const section of new Set(entries.flatMap((entry) => [...entry.sections.keys()]))) {
        const worths = parts.map((part) => part.pages.get(page)?.sections.get(section)
          ?? (part.common && section < FIRST_POINTER ? 0 : null));
        if (!worths.includes(null)) sections.set(section, worths.reduce((sum, worth) => sum + worth, 0) / parts.length);
      }
      if (!sections.size) sections.set(0, tuning.apart);
      const isTitle = entries.length === parts.length && entries.every((entry) => entry.title);
      pages.set(page, { title: isTitle ? Math.min(...entries.map((entry) => entry.title)) : 0, sections });
    }
    return { pages, common: 0, quality: Math.min(...parts.map((part) => part.quality)) };
  }

  async function placesOfGroup({ meanings }, mayErr, terms) {
    const pages = new Map();
    let common = 0, best = 0;
    for (const { quality, tokens } of meanings) {
      const parts = [];
      for (const token of tokens) {
        const part = await placesFor(token, mayErr && meanings.length === 1, terms);
        parts.push(token.isStop && tokens.length > 1 ? { ...part, common: 0 } : part);
      }
      const found = together(parts);
      common = Math.max(common, found.common);
      if (found.pages.size || found.common) best = Math.max(best, found.quality);
      for (const [page, { title, sections }] of found.pages) {
        const entry = pages.get(page) ?? { title: 0, sections: new Map() };
        pages.set(page, entry);
        entry.title = Math.max(entry.title, title * quality);
        for (const [section, worth] of sections) {
          entry.sections.set(section, Math.max(entry.sections.get(section) ?? 0, worth * quality));
        }
      }
    }
    return { pages, common, quality: best };
  }

  const RULES = 2, EVIDENCE = 3;

  function rarityOf(pageCount, count) {
    const parts = 16 + Math.floor(16 * pageCount / Math.max(1, count)), whole = 31 - Math.clz32(parts);
    return whole + parts / 2 ** whole - 5;
  }

  async function sectionsFor(groups) {
    const { pages: pageCount, ranks, shards: firsts } = await site();
    const mayErr = groups.length <= tuning.mostGuessed;
    if (firsts.length > 1) {
      const asked = groups.flatMap(({ meanings }) => meanings.flatMap(({ tokens }) => tokens));
      await Promise.all(asked.map(({ text }) => beginningWith(text)));
    }
    for (const group of groups) {
      group.terms = new Set();
      Object.assign(group, await placesOfGroup(group, mayErr, group.terms));
      const standing = [...group.pages.values()]
        .filter(({ title, sections }) => title || Math.max(...sections.values()) > tuning.apart);
      const count = Math.max(standing.length, group.common);
      group.isMissing = !group.pages.size && !group.common;
      group.rarity = group.isMissing ? 0 : rarityOf(pageCount, count) * (group.weight ?? 1);
      group.share = group.rarity * (group.isVersion ? tuning.version : 1);
    }
    const found = groups.filter(({ isMissing }) => !isMissing), known = found.reduce((sum, { share }) => sum + share, 0);
    const total = found.length ? known * groups.length / found.length : 1;
    const results = [];
    for (const page of new Set(found.flatMap((group) => [...group.pages.keys()]))) {
      const entries = found.map((group) => group.pages.get(page));
      const sections = new Set(entries.flatMap((entry) => entry ? [...entry.sections.keys()] : []));
      const bests = entries.map((entry) => Math.max(0, ...[...entry?.sections ?? []]
        .filter(([place]) => place < FIRST_POINTER).map(([, value]) => value)));
      const rank = +ranks[page];
      for (const section of sections.add(0)) {
        const isPointer = section >= FIRST_POINTER;
        let score = 0, coverage = 0, isTitle = true;
        found.forEach(({ rarity, share, common, quality }, index) => {
          const entry = entries[index], own = entry?.sections.get(section) ?? 0;
          const best = isPointer ? 0 : bests[index];
          let [worth, part] = [own, own ? 1 : 0];
          const inherit = (value, of) => {
            if (value) [worth, part] = [Math.max(worth, value * tuning[`${of}Worth`]), Math.max(part, tuning[`${of}Cover`])];
          };
          if (!isPointer) inherit(entry?.title, "title");
          inherit(best, best > tuning.apart ? section ? "page" : "sections" : "common");
          if (common) inherit(1, "common");
          score += rarity * worth;
          coverage += share * part * (quality > tuning.guessed ? 1 : tuning.guessedCover) / total;
          isTitle &&= section === 0 && entry?.title > 0;
        });
        score *= coverage * Math.sqrt(coverage) * rankWorths[rank];
        isTitle &&= rank < RULES && coverage > tuning.titleCoverage;
        results.push({ page, section, score, coverage, rank, isTitle, isPointer });
      }
    }
    return results.sort((one, other) => other.score - one.score || one.page - other.page || one.section - other.section);
  }



  function messageText(pieces) {
    const list = pieces.flatMap((piece, index) => [
      ...(index ? [null] : []), ...runs(piece).flatMap((run) => (run.isWide ? pairs(run.text) : [run.text]).map((text) => ({
        text, weight: run.parts.length || text.includes("orient") ? tuning.telling : 1,
      }))),
    ]);
    return { list, weight: list.reduce((sum, word) => sum + (word?.weight ?? 0), 0) };
  }

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

  function textScore({ list, weight }, pasted) {
    const stretches = stretchesOf(list, pasted), chains = [], replaced = new Set();
    for (const [number, stretch] of stretches.entries()) {
      let best = { score: stretch.weight * 2, weight: stretch.weight, count: stretch.count };
      for (let index = number - 1; index >= 0; index -= 1) {
        const previous = stretches[index], gap = stretch.place - previous.placeEnd;
        if (stretch.place - previous.place > tuning.longestGap + list.length) break;
        if (previous.end > stretch.index || gap < 0 || gap > tuning.longestGap) continue;
        if (list.slice(previous.end, stretch.index).some((word) => word?.weight === tuning.telling)) {
          if (gap > 0 && gap <= tuning.longestReplacement) replaced.add(previous).add(stretch);
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
    const score = best.score + (best.weight === weight ? 1 : 0);
    return isHalf || isRow ? tuning.sureMessage + score : isPart ? score : 0;
  }

  function messageScore({ texts, code, exception }, pasted) {
    const score = Math.max(0, ...texts.map((text) => textScore(text, pasted)));
    const hasCode = code.length && code.every((word) => pasted.places.has(word));
    const hasName = pasted.places.has(exception);
    return score || hasCode || hasName ? tuning.message + score + (hasCode ? tuning.code : 0) + (hasName ? 1 : 0) : 0;
  }

  async function namesFor(query, isQuestion) {
    const { names, synonyms, phrases } = await site();
    const wanted = folded(query), list = words(query);
    const entry = phrases.find(({ phrase, isSought }) => isSought && folded(phrase) === wanted);
    const synonymsOfWanted = entry ? synonyms[entry.group].map(folded).filter((phrase) => phrase !== wanted) : [];
    if (!wanted) return [];
    const pasted = { words: list, places: new Map() };
    list.forEach((word, place) => pasted.places.set(word, [...pasted.places.get(word) ?? [], place]));
    const isUnknown = list.length === 1 && !(await beginningWith(list[0])).length;
    const rawValue = /raw\s*value|\u539F\u59CB\u503C/i.test(query) ? list.find((word) => /^\d+$/.test(word)) : undefined;
    const found = [];
    for (const name of names) {
      let score = messageScore(name, pasted);
      const shortest = Math.min(...name.names.map((text) => text.length));
      const takes = (most, texts, holds, worth = () => most) => {
        if (score >= most) return;
        const text = texts.find(holds);
        if (text !== undefined) score = Math.max(score, worth(text));
      };
      const own = isSymbol(name.kind) ? name.names : name.names.slice(0, 1);
      if (name.shown.includes(query)) score = Math.max(score, tuning.nameShown);
      takes(tuning.nameWhole, own, (text) => text === wanted);
      takes(tuning.nameLast, name.lasts, (text) => text === wanted);
      takes(tuning.nameEnd, /[(:]/.test(query) ? own : [], (text) => text.endsWith(wanted));
      takes(tuning.nameValue, name.values, (text) => text === wanted || text === rawValue);
      takes(tuning.nameOther, name.names, (text) => text === wanted);
      takes(tuning.nameSynonym, name.lasts, (text) => synonymsOfWanted.includes(text));
      const less = (text) => Math.min(200, text.length - wanted.length);
      const nearly = (text) => tuning.nameBegun - less(text) - shortest / 100;
      takes(tuning.nameBegun, name.lasts, (text) => text.startsWith(wanted), nearly);
      takes(tuning.nameBegun, name.names, (text) => text.startsWith(wanted), nearly);
      if (wanted.length >= 4) {
        takes(tuning.nameWithin, name.names, (text) => text.includes(wanted), (text) => tuning.nameWithin - less(text));
      }
      takes(tuning.nameWord, [...own, ...name.lasts], (text) => text.length >= 12 && list.includes(text),
        () => isQuestion ? tuning.contained : tuning.nameWord);
      if (list.length > 1 && isSymbol(name.kind)) {
        takes(tuning.nameParts, name.parts, (parts) => list.every((word) => parts.has(word)), () => tuning.nameParts - shortest / 100);
      }
      if (wanted.length >= 7 && !score && list.length < 4) {
        const least = Math.min(...[...own, ...name.lasts].map((text) => distance(wanted, text, 2)));
        if (least <= 2) score = (isUnknown ? tuning.nameUnknown : tuning.nameGuessed) - 10 * least + (isSymbol(name.kind) ? 5 : 0);
      }
      if (score) found.push({ name, score });
    }
    found.sort((one, other) => other.score - one.score);
    return found.filter(({ score }, index) => score >= tuning.nameSynonym || index < tuning.mostNames);
  }


  const MOST_RESULTS_OF_BIG = 8;

  async function pageAt(number) {
    const { chunks, lists } = await site();
    const chunk = lastAtMost(chunks, number);
    const [title, path, trail, sections, pointers] = (await load(`pages/${lists[chunk]}`))[number - chunks[chunk]];
    return { number, title, path, href: root + path, trail, sections, pointers };
  }

  const anchorOf = (title) => title.toLowerCase().replaceAll(" ", "-").replace(/[^a-z0-9-]/g, "");
  const outline = ({ sections }) => sections.flatMap((title, index) =>
    index % 2 ? [] : [{ title, id: sections[index + 1] || anchorOf(title) }]);

  const takenApart = new Map();
  function partsOf(title, { stop, wideStops }) {
    if (!takenApart.has(title)) {
      const list = runs(title).flatMap((run) => run.isWide ? charactersOf(run.text, wideStops)
        : stop.has(run.text) ? [] : [{ worth: 2, terms: [run.text] }]);
      takenApart.set(title, { list, row: ` ${words(title).map(stemmed).join(" ")} `, name: folded(title) });
    }
    return takenApart.get(title);
  }

  function charactersOf(text, wideStops) {
    const all = pairs(text);
    const said = wideStops.reduce((rest, stop) => rest.replaceAll(stop, " ".repeat(stop.length)), text);
    return [...said].flatMap((character, index) =>
      character === " " ? [] : [{ worth: 1, terms: all.slice(Math.max(0, index - 1), index + 1) }]);
  }

  function share(title, terms, site) {
    const worthOf = (list) => list.reduce((sum, { worth }) => sum + worth, 0), { list } = partsOf(title, site);
    return worthOf(list.filter((part) => part.terms.some((term) => terms.has(term)))) / Math.max(1, worthOf(list));
  }

  function termsIn(text, terms, groups, terminology) {
    let worth = 1;
    for (const { group, phrase, row } of terminology) {
      if (!text.includes(row)) continue;
      if (groups.some((asked) => asked.group === group)) return groups.length > 1 ? tuning.askedTerm : tuning.onlyTerm;
      if (phrase.split(" ").some((word) => terms.has(word))) worth = tuning.otherTerm;
    }
    return worth;
  }

  async function weighed(sections, query, groups, isQuestion) {
    const data = await site(), { isBig, symbolPages, symbolPlaces, terminology } = data;
    const terms = new Set(groups.flatMap((group) => [...group.terms ?? []])), wanted = folded(query), found = [];
    const candidates = sections.slice(0, tuning.mostWeighed);
    if (!isBig) await Promise.all(candidates.map((candidate) => pageAt(candidate.page)));
    for (const candidate of candidates) {
      if (isBig) {
        found.push({ ...candidate, target: candidate.page, share: 1, raw: candidate.score });
        continue;
      }
      const page = await pageAt(candidate.page), { title, id } = titleOf(page, candidate.section);
      const part = share(title, terms, data), isAsked = part >= tuning.whole;
      let raw = candidate.score * (1 + part * tuning.named);
      const subject = page.title.split(/: |\uFF1A/), isOther = !candidate.isPointer && !share(subject[0], terms, data);
      if (isOther) raw *= subject.length > 1 ? tuning.otherSubject : tuning.otherPage;
      if (isAsked) raw /= rankWorths[candidate.rank];
      raw *= termsIn(partsOf(title, data).row, terms, groups, terminology);
      if (isQuestion && symbolPlaces.has(`${candidate.page}#${id}`)) raw *= tuning.symbol;
      if (isQuestion && symbolPages.get(candidate.page) >= tuning.manySymbols) raw *= tuning.symbolList;
      const isNamed = (isQuestion || !candidate.section) && partsOf(title, data).name === wanted;
      const target = candidate.isPointer ? page.pointers[3 * (candidate.section - FIRST_POINTER) + 1] : candidate.page;
      found.push({ ...candidate, isOther: isOther && subject.length > 1, target, share: part, isAsked, raw: isNamed ? Infinity : raw });
    }
    return found;
  }

  async function ranked(query, groups, names, sections, isQuestion) {
    const found = await weighed(sections, query, groups, isQuestion);
    const top = Math.max(sections[0]?.score || 1, ...found.map(({ raw }) => raw < Infinity ? raw : 0));
    const isWord = groups.length === 1 && groups[0].meanings[0].tokens.length === 1;
    for (const candidate of found) {
      const { raw, isTitle, isOther, section, share } = candidate;
      candidate.score = raw === Infinity ? section ? tuning.sectionNamed : tuning.pageNamed
        : isTitle && (isWord || !isOther && share > tuning.titleShare) ? tuning.title + Math.min(raw, tuning.mostOfTitle)
        : tuning.place + tuning.bestPlace * raw / top;
    }
    const whole = found.filter(({ coverage }) => coverage >= tuning.whole).map(({ score }) => score).sort((one, other) => other - one);
    const least = whole[Math.min(whole.length, tuning.mostBeforeSymbols) - 1] - 1;
    const named = names.map(({ name, score }) => ({
      name, page: name.page, target: name.page, score: score === tuning.contained ? Math.min(score, least || score) : score,
    }));
    const candidates = [...named, ...found].sort((one, other) => other.score - one.score);
    const front = [];
    for (const candidate of candidates) {
      const { name, target, rank, isAsked } = candidate;
      const isBehind = !name && rank === EVIDENCE && !isAsked;
      if (front.length === tuning.firstPlaces) break;
      if (!isBehind && !front.some((other) => other.target === target)) front.push(candidate);
    }
    const done = front.filter(({ name, rank }) => name || rank < RULES);
    const isWhy = ({ name, rank, isAsked, coverage }) => !name && rank >= RULES && !isAsked
      && done.some((other) => other.coverage >= coverage - tuning.why);
    front.sort((one, other) => isWhy(one) - isWhy(other));
    return new Set([...front, ...candidates]);
  }

  async function find(typed) {
    const { words: texts, isBig, simplified } = await site();
    const query = [...typed.trim()].map((character) => simplified.get(character) ?? character).join("");
    const most = isBig ? MOST_RESULTS_OF_BIG : tuning.mostResults;
    const groups = await groupsOf(query);
    const isQuestion = groups.length > 1 && (/\s/.test(query) || runs(query).some((run) => run.isWide));
    const [names, sections] = [await namesFor(query, isQuestion), await sectionsFor(groups)];
    const coverage = Math.max(0, ...sections.slice(0, most).map((section) => section.coverage));
    const isWeak = coverage < tuning.weak && !(names[0]?.score > tuning.sureName);
    const results = [], seen = new Map();
    for (const { name, page: number, section, share } of await ranked(query, groups, names, sections, isQuestion)) {
      if (section && share === 0 && seen.has(number)) continue;
      if (results.length === (isWeak ? tuning.mostNearest : most)) break;
      const page = await pageAt(number);
      const result = name ? nameResult(name, page, texts) : await sectionResult(page, section);
      const key = name?.kind === RULE || !name && section === 0 ? page.href : result.href;
      const count = seen.get(number) ?? 0;
      if (seen.has(key) || seen.has(result.href) || !name && !result.isPointer && count === tuning.mostOfPage) continue;
      seen.set(key, 1).set(result.href, 1);
      seen.set(result.page, seen.get(result.page) ?? 0);
      if (!name) seen.set(number, count + 1);
      const terms = groups.filter((group) => group.isWide && group.meanings.length > 1 && group.pages?.get(number))
        .map(({ text }) => text);
      results.push({ ...result, terms });
    }
    const missing = names[0]?.score > tuning.knownName ? [] : groups.filter(({ isMissing }) => isMissing).map(({ text }) => text);
    return { results, groups, missing, isWeak, coverage };
  }

  const titleOf = (page, section) => section >= FIRST_POINTER ? { title: page.pointers[3 * (section - FIRST_POINTER)] }
    : section ? outline(page)[section - 1] ?? page : page;

  const pathOf = ({ trail, title }) => [...trail, title];

  const shownName = ({ kind, text, shown }) =>
    document.documentElement.dataset.names && isSymbol(kind) && shown[1] || text;

  function nameResult(name, page, texts) {
    const isRule = name.kind === RULE, isTitle = isRule || name.kind === MATRIX;
    const section = outline(page).findIndex(({ id }) => id === name.id) + 1;
    return {
      title: isRule ? page.title : shownName(name), isCode: !isTitle, href: `${page.href}#${name.id}`,
      kind: texts.kinds[name.kind], path: isRule ? [...page.trail, name.shown[0]] : pathOf(page),
      page: page.number, section: isTitle ? 0 : section || -1,
    };
  }

  async function sectionResult(page, section) {
    if (section >= FIRST_POINTER) {
      const [sentence, number, id] = page.pointers.slice(3 * (section - FIRST_POINTER));
      const target = await pageAt(number), place = outline(target).findIndex((section) => section.id === id);
      const title = target.sections[2 * place];
      return {
        title: sentence, href: target.href + (id && `#${id}`), path: [...pathOf(target), ...title ? [title] : []],
        isPointer: true, page: number, section: place + 1,
      };
    }
    const { title, id } = titleOf(page, section);
    return {
      title, href: page.href + (id ? `#${id}` : ""), path: id ? pathOf(page) : page.trail, page: page.number, section,
    };
  }


  const wordsOfTexts = new Map();
  function wordOf(text) {
    if (!wordsOfTexts.has(text)) wordsOfTexts.set(text, runs(text)[0]);
    return wordsOfTexts.get(text);
  }

  function stretchesIn(text, groups) {
    const found = [];
    for (const { isWide, text: wanted } of groups) {
      for (let at = isWide ? text.indexOf(wanted) : -1; at >= 0; at = text.indexOf(wanted, at + 1)) {
        found.push([at, at + wanted.length, wanted]);
      }
    }
    for (const { index, 0: piece } of text.matchAll(/[0-9A-Za-z\u00C0-\u1FFF]+/g)) {
      const word = wordOf(piece);
      for (const { terms, text: wanted } of word ? groups : []) {
        if (terms?.has(word.text)) found.push([index, index + piece.length, wanted]);
        else for (const part of word.parts) {
          if (!terms?.has(part)) continue;
          const start = index + piece.toLowerCase().indexOf(part);
          found.push([start, start + part.length, wanted]);
        }
      }
    }
    return found.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  }

  function marked(text, groups) {
    const nodes = [];
    let end = 0;
    for (const [start, next] of stretchesIn(text, groups)) {
      if (start < end) continue;
      nodes.push(text.slice(end, start), element("mark", {}, text.slice(start, next)));
      end = next;
    }
    return [...nodes, text.slice(end)];
  }

  const LONGEST_QUOTE = 170, OF_SECTION = 1000;

  const isSentence = (text) => /\s|[\u4E00-\u9FFF]/.test(text) && /[.!?\u3002\uFF01\uFF1F]["'\u201D\u2019)]*$/.test(text);

  async function quote({ page, section, title }, groups) {
    const { texts } = await site();
    const first = texts[lastAtMost(texts, page)], { path } = await pageAt(first);
    const passages = (await load(`text/${path.replace(/\.html$/, "")}`))[page - first];
    let best = { worth: -1, text: "" };
    for (let index = 0; index < passages.length; index += 2) {
      const isThere = passages[index] === section;
      for (const sentence of passages[index + 1].split(/\n|(?<=[.!?]) |(?<=[\u3002\uFF01\uFF1F])/)) {
        if (!isSentence(sentence) || sentence === title) continue;
        const found = new Set(stretchesIn(sentence, groups).map(([, , group]) => group));
        const worth = groups.reduce((sum, group) => sum + (found.has(group.text) ? group.rarity ?? 0 : 0), 0)
          + (!isThere ? 0 : section > 0 ? OF_SECTION : 0.5);
        if (worth > best.worth) best = { worth, text: sentence };
      }
    }
    return clipped(best.text, stretchesIn(best.text, groups)[0]?.[0] ?? 0);
  }

  function clipped(text, place) {
    if (text.length <= LONGEST_QUOTE) return text;
    const start = place < LONGEST_QUOTE - 40 ? 0 : text.lastIndexOf(" ", place - 50) + 1 || place - 20;
    const end = text.lastIndexOf(" ", start + LONGEST_QUOTE);
    const isWhole = start + LONGEST_QUOTE >= text.length;
    return (start ? "…" : "") + (isWhole ? text.slice(start) : text.slice(start, end > place ? end : start + LONGEST_QUOTE) + "…");
  }

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


  const SLASH = "orientation-docs.slash", RECENT = "orientation-docs.searches";
  const MOST_RECENT = 5, LONGEST_KEPT = 500;
  const attempt = (action) => { try { return action(); } catch { return null; } };

  const recent = () => attempt(() => JSON.parse(localStorage.getItem(RECENT)).map(String)) ?? [];
  function remember(query) {
    const all = [query, ...recent().filter((other) => other !== query)].slice(0, MOST_RECENT);
    attempt(() => localStorage.setItem(RECENT, JSON.stringify(all)));
  }

  function keep(query) {
    const address = new URL(location.href);
    if ((address.searchParams.get("q") ?? "") === query) return;
    if (query) address.searchParams.set("q", query); else address.searchParams.delete("q");
    attempt(() => history.replaceState(history.state, "", address));
  }

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
    const label = element("span"), keys = element("span", { className: "keys" });
    dialog = element("dialog", { className: "search-dialog", "aria-label": name },
      element("div", { className: "field" }, field, close), note, list, status,
      element("div", { className: "foot" }, keys, element("label", {}, slash, label)));
    document.body.append(dialog);

    site().then(({ words: texts }) => {
      field.placeholder = texts.placeholder;
      list.setAttribute("aria-label", texts.results);
      close.textContent = texts.close;
      label.textContent = texts.slash;
      keys.append(...texts.keys.map(([sign, text]) => element("span", {}, element("kbd", {}, sign), ` ${text}`)));
      if (!field.value) say(...beginning(texts));
    }, () => {});

    field.addEventListener("input", update);
    field.addEventListener("keydown", steer);
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
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
      if (!event.target.closest("[role=option]")) return;
      remember(field.value.trim().slice(0, LONGEST_KEPT));
      keep(field.value.trim().slice(0, LONGEST_KEPT));
    });
    for (const kind of ["cancel", "close"]) dialog.addEventListener(kind, () => keep(""));
    addEventListener("hashchange", () => dialog.close());
  }

  function beginning(texts) {
    const all = recent();
    const parts = [element("ul", {}, ...texts.hints.map((hint) => element("li", {}, hint)))];
    if (!all.length) return parts;
    const clear = element("button", {
      type: "button", onclick: () => { attempt(() => localStorage.removeItem(RECENT)); say(...beginning(texts)); field.focus(); },
    }, texts.clear);
    return [...parts, element("p", {}, `${texts.recent} `, clear), element("p", {}, ...all.map(suggestion))];
  }

  const suggestion = (text) => element("button", { type: "button", onclick: () => ask(text) }, text);

  function ask(text) {
    field.value = text;
    field.focus();
    update();
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
    let texts, found;
    try {
      ({ words: texts } = await site());
      found = query ? await find(query) : { results: [], missing: [] };
    } catch (error) {
      if (number === asked) say(String(error.message));
      return;
    }
    if (number !== asked) return;
    const { results, missing, isWeak } = found;
    show(found);
    shown = field.value;
    rest(number, () => keep(query.slice(0, LONGEST_KEPT)));
    if (!query) return say(...beginning(texts));
    const count = results.length === 1 ? texts.one : texts.many.replace("%", results.length);
    const nothing = texts.nothing.replace("%", () => query.length > 60 ? query.slice(0, 60) + "…" : query);
    rest(number, () => {
      status.textContent = results.length && !isWeak ? count : `${nothing} ${results.length ? `${texts.nearest} ${count}` : ""}`;
    });
    quoteAll(found, number);
    const notFound = missing.length ? [element("p", {}, `${texts.notFound} ${missing.slice(0, 5).join(", ")}`)] : [];
    if (results.length && !isWeak) return say(...notFound);
    const names = await suggestions(query);
    if (number !== asked) return;
    say(element("p", { className: "nothing" }, nothing), ...results.length ? notFound : [], names.length
      ? element("p", {}, texts.meant, ...names.map(suggestion)) : results.length ? "" : element("p", {}, texts.advice),
    ...results.length ? [element("p", {}, texts.nearest)] : []);
  }

  function rest(number, action) {
    setTimeout(() => { if (number === asked && dialog.open) action(); }, 400);
  }

  let inSight = null;

  function quoteAll({ results, groups }, number) {
    inSight?.disconnect();
    inSight = new IntersectionObserver((entries) => entries.forEach(async ({ isIntersecting, target }) => {
      if (!isIntersecting || target.dataset.quoted) return;
      target.dataset.quoted = "yes";
      const text = await quote(results[[...list.children].indexOf(target)], groups).catch(() => "");
      target.querySelector(".excerpt").replaceChildren(...marked(text, groups));
      if (active > 0) list.children[active]?.scrollIntoView({ block: "nearest" });
    }), { root: list });
    const options = [...list.children];
    setTimeout(() => { if (number === asked) options.forEach((option) => inSight.observe(option)); }, 120);
  }

  function show({ results, groups }) {
    active = -1;
    list.replaceChildren(...results.map((result, index) => {
      const title = marked(result.title, groups);
      return element("a", {
        id: `search-result-${index}`, role: "option", href: result.href, tabIndex: -1, "aria-selected": "false",
      },
      element("span", { className: "title" }, ...result.isCode ? [element("code", {}, ...title)] : title,
        ...result.terms.flatMap((term) => [" ", element("span", { className: "term" }, term)])),
      element("span", { className: "detail" },
        ...(result.kind ? [element("span", { className: "kind" }, result.kind), " "] : []), result.path.join(" › ")),
      element("span", { className: "excerpt" }));
    }));
    list.hidden = !results.length;
    list.scrollTop = 0;
    field.setAttribute("aria-expanded", String(results.length > 0));
    activate(results.length ? 0 : -1);
  }

  function openDialog(text) {
    if (!dialog) build();
    if (!dialog.open) dialog.showModal();
    if (text) ask(text);
    else field.select();
  }

  site().catch(() => {});
  return { accept, find, open: openDialog, tokens, get shown() { return shown; } };
})();
