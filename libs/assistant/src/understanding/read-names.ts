import { childNames } from '@sefira/numerology/search/child-names';
import stopWords from './data/no-names.json' with { type: 'json' };
import relations from './data/relations.json' with { type: 'json' };
import { foldQuestion } from './normalise.ts';

/** A name of a text with its position. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const particles = new Set(stopWords.particles.split(' '));
const noNames = new Set(stopWords.words.split(' '));
/** Family names that are words too: `Fernando Pessoa`, `Maria de Jesus`. */
const surnames = new Set(stopWords.surnames.split(' '));
/** Last parts of a name that are relations elsewhere: `José Farias Neto`. */
const generation = /^(?:filho|filha|neto|neta|sobrinho|junior|jr)$/u;
const isGeneration = (word: string) => generation.test(foldQuestion(word));
const capital = /^\p{Lu}[\p{L}'’-]*$/u;
const startOfSentence = /(?:^|[.!?:\n]\s*|["“])$/u;

let firstNames: ReadonlySet<string> | undefined;

export function isFirstName(word: string): boolean {
  firstNames ??= new Set(childNames().map(({ name }) => foldQuestion(name)));
  return firstNames.has(foldQuestion(word));
}

/** A word of the list, or a short form of several: `pf`, `por favor`. */
function isStopWord(word: string): boolean {
  const plain = foldQuestion(word);
  return noNames.has(plain) || plain.includes(' ');
}

export function isNoName(word: string): boolean {
  const plain = foldQuestion(word);
  return noNames.has(plain) || /\w{4}mente$/u.test(plain);
}

interface Run {
  readonly words: RegExpExecArray[];
  pending: RegExpExecArray[];
}

/** Runs of words for which `opens` and `continues` hold, with particles between them. */
function runsOf(
  text: string,
  opens: (word: string, start: number) => boolean,
  continues: (word: string) => boolean,
): FoundName[] {
  const names: FoundName[] = [];
  let run: Run | null = null;
  const close = () => {
    const first = run?.words[0];
    const last = run?.words.at(-1);
    if (first && last) {
      const end = last.index + last[0].length;
      names.push({ name: text.slice(first.index, end), start: first.index, end });
    }
    run = null;
  };
  for (const token of text.matchAll(/[\p{L}'’-]+|&|[^\p{L}\s]+/gu)) {
    const [word] = token;
    if (run === null ? opens(word, token.index) : continues(word)) {
      run ??= { words: [], pending: [] };
      run.words.push(...run.pending, token);
      run.pending = [];
    } else if (run && (particles.has(word.toLowerCase()) || word === '&')) run.pending.push(token);
    else {
      close();
      if (opens(word, token.index)) run = { words: [token], pending: [] };
    }
  }
  close();
  return names;
}

/** A family name that is also the word for birth. */
const birthName = 'Nascimento';

/** `Ana Prado Nascimento: 12/03/1990`: there the last word says what follows. */
function withoutBirthWord(found: FoundName, text: string): FoundName {
  const isLabel = found.name.endsWith(` ${birthName}`) && /^\s*:/u.test(text.slice(found.end));
  if (!isLabel) return found;
  const name = found.name.slice(0, -birthName.length).trimEnd();
  return { ...found, name, end: found.start + name.length };
}

/** Names by their capitals: `Maria da Silva`, also a single word; a capital that only opens a sentence is none. */
export function findNames(text: string): FoundName[] {
  const isAcronym = (word: string) =>
    /^\p{Lu}{2,3}$/u.test(word) && !isFirstName(word) && !particles.has(word.toLowerCase());
  const isName = (word: string) => capital.test(word) && !isStopWord(word) && !isAcronym(word);
  const found = runsOf(
    text,
    (word) => isName(word) && word.length > 1,
    (word) =>
      isName(word) ||
      word === birthName ||
      (capital.test(word) && (isGeneration(word) || surnames.has(foldQuestion(word)))),
  );
  return found
    .map((one) => withoutBirthWord(one, text))
    .filter(({ name, start }) => {
      if (name.includes(' ')) return true;
      const isPlace = /(?:^|\s)(?:para|pra|em|no|na|pro)\s$/iu.test(text.slice(0, start));
      if (!startOfSentence.test(text.slice(0, start))) return !isPlace || isFirstName(name);
      return isFirstName(name) || /^[,\s]*\d/u.test(text.slice(start + name.length));
    });
}

/** Names without capitals: a known first name and what follows it, or the words before a date. */
export function findPlainNames(text: string): FoundName[] {
  const isWord = (word: string) => /^\p{L}[\p{L}'’-]+$/u.test(word) && !isStopWord(word);
  const runs = runsOf(
    text,
    isWord,
    (word) => isWord(word) || isGeneration(word) || /^(?:pessoa|jesus|brasil)$/u.test(foldQuestion(word)),
  );
  return runs.flatMap((found) => {
    const words = found.name.split(/\s+/u);
    // `Minha nora espera`: a relation, and no first name.
    const known = words.findIndex((word) => isFirstName(word) && !(word in relations));
    const isBeforeDate = /^[\s,(:-]*(?:nascid[oa]\s+)?(?:em\s+|de\s+|dia\s+)?\d{1,2}\s?(?:[/.-]|d[eo] )/u.test(
      text.slice(found.end),
    );
    // `Pedir demissão, 25/04/1993`, `pra mim viajar 22/07/1986`: a verb stands in no name.
    const isVerb = words.some((word) => /^(?:\p{Ll}{2,}(?:ar|er|ir)|mim|eu|ela?|gente)$/u.test(word));
    const from = known >= 0 ? known : isBeforeDate && !isVerb ? 0 : -1;
    const name = words.slice(from).join(' ');
    if (from < 0 || !name.includes(' ') || words.length - from > 7) return [];
    return [{ name: properCase(name), start: found.end - name.length, end: found.end }];
  });
}

const introduced =
  /(?:\bme chamo|\bchamo-me|\bmeu nome (?:completo |de certid[aã]o |de registro )?(?:é|e|eh|era)|\bnome (?:completo )?(?:dele|dela)?(?: completo)? ?(?:é|eh)|\bnome (?:completo )?(?:dele|dela)?(?: completo)?:|\bse chama(?:va)?|\bchama-se|\bchamad[oa]|\bchamava|\bchama|\beu sou (?:a |o )?|\bsou (?:a |o )(?!\p{Ll}*(?:filh|espos|marid|don|gerent|chef))|\bnome:|\bmy name is|\bi am|\bi'm|\bme llamo|\bmi nombre es)\s+["“]?/giu;
const stops =
  /[,.;:!?()\n"“”]|(?<!\p{L})(?:nasc\p{L}*|born|naci|nac[ií]|and |y |n[ée] |e (?:o |a )?(?:meu|minha|quero|queria|qual|nasci|ele|ela|tenho|gostaria|me)|em \d|dia \d|de \d|qual|quais|como|quero|queria|que |com (?:o |a )?|combina|tem |é |eh |what|se eu|e se)|\d/iu;

/** `pedro lima nasceu em…` at the start of a sentence. */
const born = /(?:^|[.!?,;]\s*)(\p{L}{3,}(?:\s+\p{L}+){0,5}?)\s+(?:nasceu|nascid[oa])\b/giu;

/** Where an introduced name ends; `Nascimento` with a capital after another name is a part of it. */
function stopOf(rest: string): number {
  const stop = stops.exec(rest);
  if (stop === null) return rest.length;
  const isName = stop.index > 0 && /^Nascimento(?!\s*:)/u.test(rest.slice(stop.index));
  if (!isName) return stop.index;
  const after = stop.index + birthName.length;
  return after + stopOf(rest.slice(after));
}

/** Names that the text introduces, also without capitals: `me chamo ana paula souza`. */
export function findIntroducedNames(text: string): FoundName[] {
  const names: FoundName[] = [];
  for (const match of text.matchAll(introduced)) {
    const start = match.index + match[0].length;
    const rest = text.slice(start);
    const name = rest
      .slice(0, stopOf(rest))
      .trimEnd()
      .replace(/\s+(?:e|ou|com|e o|e a|and|de)$/iu, '');
    const words = name.split(/\s+/u).filter(Boolean);
    const [first] = words;
    if (!first || words.length > 8 || !/^[\p{L}'’ -]+$/u.test(name)) continue;
    const isNamed = (word: string, index: number) =>
      word === birthName ||
      !noNames.has(foldQuestion(word)) ||
      particles.has(word.toLowerCase()) ||
      (index > 0 && (isGeneration(word) || surnames.has(foldQuestion(word))));
    const isPlain = !capital.test(first) && !isFirstName(first) && /sou|am|'m/iu.test(match[0]);
    if (words.every(isNamed) && !isPlain) names.push({ name: properCase(name), start, end: start + name.length });
  }
  for (const match of text.matchAll(born)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].indexOf(name);
    if (readBareName(name) !== null) names.push({ name: properCase(name), start, end: start + name.length });
  }
  return names;
}

/** The whole text as a name, for a reply that is only a name; null if it has other words. */
export function readBareName(text: string): string | null {
  const name = text
    .replace(/[.,;:!()\n"“”]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = name.split(' ');
  if (words.length > 7 || !/^\p{L}[\p{L}'’ -]+$/u.test(name)) return null;
  // `Uai`, `vixe`: a single word is a name by its capital or by the list.
  if (words.length === 1 && !capital.test(name) && !isFirstName(name)) return null;
  const plain = words.map((word) => foldQuestion(word));
  if (plain.some((word) => isNoName(word) && !particles.has(word))) return null;
  return properCase(name);
}

/** Texts between quotation marks; the particle of a name is none by itself. */
export function findQuoted(text: string): FoundName[] {
  return [...text.matchAll(/["“”]([\p{L}\d][^"“”\n]{1,80})["“”]/gu)]
    .map((match) => ({
      name: (match[1] ?? '').trim(),
      start: match.index + 1,
      end: match.index + match[0].length - 1,
    }))
    .filter(({ name }) => !particles.has(name.toLowerCase()));
}

/** Capitalises `ana paula da silva`; a name with capitals stays as it is. */
export function properCase(name: string): string {
  const isShouted = name === name.toUpperCase() && name.length > 3;
  if (/\p{Lu}/u.test(name) && !isShouted) return name;
  return name
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => (particles.has(word) || word === 'e' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
