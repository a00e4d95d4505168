import { foldText } from '../search/folding.ts';

/** Spellings of one sound in Brazilian Portuguese, brought to one letter in this order; after `foldText`, without spaces. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[cs]h/g, 'x'],
  [/th/g, 't'],
  [/([ln])h/g, '$1i'],
  [/h/g, ''],
  [/g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/s?c(?=[eiy])/g, 's'],
  [/qu(?=[eiy])/g, 'c'],
  [/ck/g, 'c'],
  [/k/g, 'c'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/l(?![aeiou])/g, 'u'],
  [/n(?=[pb]|$)/g, 'm'],
  [/ou/g, 'o'],
  [/(.)\1/g, '$1'],
];

/** A name by its sound, in one word: “Cassa” and “Caça” share a key, “Quiosk” and “Kiosque” do too. */
export function soundKey(name: string): string {
  const joined = foldText(name.normalize('NFC').replace(/ç/giu, 'ss')).replaceAll(' ', '');
  return sameSound.reduce((text, [letters, sound]) => text.replace(letters, sound), joined);
}
