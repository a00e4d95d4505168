import { foldAligned } from '@sefira/contracts/shared/fold';
import relations from '../../understanding/data/relations.json' with { type: 'json' };
import { foldQuestion } from '../../understanding/normalise.ts';
import type { StatePerson } from '../state.ts';

/** A relation without its ending, so that `filha` and `filhos` are one kind. */
const stems: readonly string[] = [
  'filh',
  'net',
  'irma',
  'soci',
  'amig',
  'sobrinh',
  'prim',
  'entead',
  'afilhad',
  'funcionari',
  'coleg',
  'tia',
  'tio',
  'alun',
  'vizinh',
  'gem',
];
const stemOf = (word: string) => stems.find((stem) => word.startsWith(stem)) ?? null;
const relationWord = new RegExp(
  `(?<![a-z])(?:${Object.keys(relations).join('|')}|(?:${stems.join('|')})(?:[oa]s|oes|aos|eos|eas|s))(?![a-z])`,
  'gu',
);
/** Another person enters by a link to the one before. */
const leavesGroup = /\b(?:cas(?:ou|ad[oa]|ada)|namora\w*|marido|mulher|espos[oa]|noiv[oa]|namorad[oa]|ficante|ex)\b/u;

/** What a person is to the user, by the last relation that stands before the name: `dois filhos, o Gui e o Téo`. */
export function kinOf(label: string, name: string | null, text: string): string | null {
  const [noun = ''] = label.split(' ');
  if (noun in relations) return stemOf(noun);
  const plain = foldAligned(text);
  const first = foldAligned(name ?? '').split(' ')[0] ?? '';
  const at = first === '' ? -1 : plain.indexOf(first);
  if (at < 0) return null;
  const before = plain.slice(0, at);
  const found = [...before.matchAll(relationWord)].at(-1);
  if (found === undefined || leavesGroup.test(before.slice(found.index))) return null;
  return stemOf(found[0]);
}

const group =
  /\b(?:d?[oa]s|n[oa]s|meus|minhas|noss[oa]s|[oa]s (?:meus|minhas)|entre|com)(?: (?:meus|minhas|dois|duas|tres|[2-5]))* ([a-z]{4,}s)\b/gu;

/** The people of a plural relation: `qual dos meus filhos`, `minhas irmãs`; empty where less than two are known. */
export function kinGroup(words: string, people: readonly StatePerson[]): readonly string[] {
  const kinds = [...foldQuestion(words).matchAll(group)].flatMap(([, noun = '']) => stemOf(noun) ?? []);
  const members = people.filter(({ kin, label }) => label !== 'eu' && kin != null && kinds.includes(kin));
  const isFemale = /\b(?:filhas|netas|irmas|socias|amigas|sobrinhas|primas|enteadas)\b/u.test(words);
  const meant = isFemale ? members.filter(({ gender }) => gender === 'f') : members;
  return meant.length > 1 ? meant.map(({ label }) => label) : [];
}
