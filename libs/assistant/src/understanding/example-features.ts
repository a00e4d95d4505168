import { findTopics } from '../composing/topics.ts';
import conceptWords from './data/concepts.json' with { type: 'json' };
import relations from './data/relations.json' with { type: 'json' };
import { areas, care, manners, numbers, purposes, traits } from './intent-cues.ts';

const relationWords = new Set(Object.keys(relations));
const months = new Set(
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
);
const weekdays = new Set('segunda terca quarta quinta sexta sabado domingo'.split(' '));
const spoken: Readonly<Record<string, string>> = { oque: 'o que', parao: 'para o', paraa: 'para a', eai: 'e ai' };

/** The words of a folded text, spoken forms written out. */
function wordsOf(words: string): string[] {
  return words
    .split(' ')
    .flatMap((word) => (spoken[word] ?? word).split(' '))
    .filter(Boolean);
}

/** Names, relations, months, weekdays and numbers as their kind: which one it is decides nothing. */
function masked(words: readonly string[], names: ReadonlySet<string>): string[] {
  return words
    .map((word) => {
      if (names.has(word)) return '_nome';
      if (relationWords.has(word) && word !== 'ex') return '_rel';
      if (/^(?:19|20)\d\d$/u.test(word)) return '_ano';
      if (/^\d/u.test(word)) return word.length > 2 ? '_num' : '_n';
      if (months.has(word)) return '_mes';
      return weekdays.has(word) ? '_dia' : word;
    })
    .filter((word, index, all) => word !== '_nome' || all[index - 1] !== '_nome');
}

/** Endings of verbs and diminutives: `cansei`, `cansado` and `cansar` say the same. */
const endings =
  /(?<=.{3})(?:a(?:ndo|d[oa]|ram|va|vam|mos|sse|ria|riam|rei|remos|r|m)|e(?:ndo|ram|mos|sse|ria|riam|rei|r|m)|i(?:ndo|d[oa]|ram|mos|sse|ria|riam|rei|r)|ou|ei|eu|iu|ia|iam|inh[oa]|zinh[oa])$/u;

/** A light Portuguese stem: without plural, ending of the verb and final vowels, at most six letters. */
function stemOf(word: string): string {
  if (word.startsWith('_') || word.length <= 3) return word;
  const singular = word.replace(/(?<=.{2})(?:oes|aes)$/u, 'ao').replace(/s$/u, '');
  const verb = singular.replace(endings, '');
  return verb.replace(/(?<=.{3})[aeiou]+$/u, '').slice(0, 6);
}

const exact = new Map<string, string[]>();
const prefixes = new Map<string, string[]>();
for (const [concept, text] of Object.entries(conceptWords))
  for (const word of text.split(' ')) {
    const table = word.endsWith('*') ? prefixes : exact;
    const key = word.replace('*', '');
    table.set(key, [...(table.get(key) ?? []), concept]);
  }

/** The concepts that a word stands for: `mania` and `defeito` are both a weakness. */
function conceptsOf(word: string): string[] {
  const found = [...(exact.get(word) ?? [])];
  for (let length = 2; length <= word.length; length += 1) found.push(...(prefixes.get(word.slice(0, length)) ?? []));
  return found;
}

/** What a folded text is read by: its words, its cues and its slots, each with the weight of its kind. */
export function featuresOf(text: string, names: ReadonlySet<string>, isAsked: boolean): Map<string, number> {
  return new Map([...wordFeatures(text, names), ...cueFeatures(text), ...slotFeatures(text, isAsked)]);
}

const intentCues = [...care, ...manners, ...numbers];

/** A cue speaks for an intent as strongly as the examples say; one is enough, and every example is read at start. */
function cueFeatures(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { intent, pattern } of intentCues)
    if (!found.has(`!${intent}`) && pattern.test(text)) found.set(`!${intent}`, 0.7);
  return found;
}

function slotFeatures(text: string, isAsked: boolean): [string, number][] {
  const words = text.split(' ').length;
  const length = words <= 2 ? 1 : words <= 4 ? 2 : words <= 8 ? 3 : 4;
  const topics = findTopics(text);
  return [
    [`=length${length}`, 0.4],
    ...(isAsked ? [['=asked', 0.4] as [string, number]] : []),
    ...(areas.some(({ pattern }) => pattern.test(text)) ? [['=area', 0.5] as [string, number]] : []),
    ...(purposes.some(({ pattern }) => pattern.test(text)) ? [['=purpose', 0.4] as [string, number]] : []),
    ...(traits.some(({ pattern }) => pattern.test(text)) ? [['=trait', 0.4] as [string, number]] : []),
    ...(topics.length > 0 ? [['=topic', 0.6] as [string, number]] : []),
    ...topics.map((topic): [string, number] => [`=${topic}`, 0.5]),
  ];
}

/** Stems, pairs of stems, the opening words, concepts and parts of words. */
function wordFeatures(text: string, names: ReadonlySet<string>): Map<string, number> {
  const raw = wordsOf(text);
  const words = masked(raw, names);
  const features = new Map<string, number>();
  const stems = ['^', ...words.map(stemOf)];
  stems.forEach((stem, index) => {
    if (index > 0) features.set(stem, 1);
    if (index > 0) features.set(`${stems[index - 1]} ${stem}`, 0.6);
  });
  features.set(`^${stems.slice(1, 4).join(' ')}`, 0.5);
  for (const word of raw) {
    if (!names.has(word)) for (const concept of conceptsOf(word)) features.set(`@${concept}`, 0.8);
  }
  for (const word of words) {
    if (word.startsWith('_') || word.length < 5) continue;
    const padded = `<${word}>`;
    for (let at = 0; at + 4 <= padded.length; at += 1) features.set(`#${padded.slice(at, at + 4)}`, 0.3);
  }
  return features;
}
