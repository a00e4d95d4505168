import surnames from '../../../names/surname-spellings.json' with { type: 'json' };
import { childNames } from '../child-names.ts';
import { foldText } from '../folding.ts';

/** Letters that write the same sound in Brazilian names, brought to one of them in this order. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/^h(?=e)/, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'c'],
  [/ct/g, 't'],
  [/k/g, 'c'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1/g, '$1'],
  [/(?<=.)z/g, 's'],
  [/h$/, ''],
];

/** Spellings of one name share a key: Luís, Luis and Luiz; Sofia and Sophia; Vítor and Victor. */
export function spellingKey(word: string): string {
  return sameSound.reduce((text, [letters, sound]) => text.replace(letters, sound), foldText(word));
}

let attested: Map<string, string[]> | undefined;

function add(spellings: Map<string, string[]>, key: string, word: string): void {
  const list = spellings.get(key);
  if (!list) spellings.set(key, [word]);
  else if (!list.includes(word)) list.push(word);
}

function attestedSpellings(): Map<string, string[]> {
  if (attested) return attested;
  const spellings = new Map<string, string[]>();
  for (const { name } of childNames()) if (!name.includes(' ')) add(spellings, spellingKey(name), name);
  for (const group of surnames) {
    for (const word of group) for (const other of group) add(spellings, spellingKey(word), other);
  }
  attested = spellings;
  return spellings;
}

/** Other spellings of a first name or surname that people really bear, in a fixed order. */
export function otherSpellings(word: string): string[] {
  const same = word.normalize('NFC').toLowerCase();
  const found = attestedSpellings().get(spellingKey(word)) ?? [];
  return found.filter((spelling) => spelling.toLowerCase() !== same).sort((first, second) => (first < second ? -1 : 1));
}
