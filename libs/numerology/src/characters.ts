/**
 * Reads text into letters of the Latin alphabet, whatever the Unicode form, before any school gives them a value.
 * Letters beyond the Portuguese alphabet: ligatures count as the letters they join (ß = ss, æ = ae, œ = oe, þ = th),
 * barred and dotless letters as their plain form (ø = o, ł = l, đ and ð = d, ı = i), compatibility forms as the letters
 * they stand for. A letter of another script is `unknown`: it is reported, never dropped.
 */
export interface LatinLetter {
  kind: 'letter';
  /** As written, or the plain form of a letter that stands for others. */
  text: string;
  /** A to Z. */
  base: string;
  /** Combining characters in canonical order. */
  marks: string;
  apostrophe: boolean;
  /** Set when another character was read as this letter. */
  standsFor: StandsFor | null;
}

/** A character read as other letters: ß as SS. */
export interface StandsFor {
  letter: string;
  readAs: string;
}

export type Character = LatinLetter | { kind: 'separator' | 'ignored' | 'unknown'; text: string };

type Reading = 'separator' | 'apostrophe' | 'mark' | 'invisible' | 'ignored' | 'unknown' | readonly ReadLetter[];
interface ReadLetter {
  text: string;
  base: string;
  marks: string;
  standsFor: StandsFor | null;
}

const apostrophes = "'’‘‛ʼʻʹ′´`＇";
/** `1º`, `2ª`: Unicode calls them letters, Portuguese signs. */
const ordinalSigns = 'ºª';
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ı: 'i',
};

/** Memory of the Latin blocks (U+0000 to U+024F), where nearly every name is written. */
const known: (Reading | undefined)[] = [];
const knownEnd = 0x250;

function isBasicLetter(character: string): boolean {
  return character.length === 1 && ((character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z'));
}

function readLetters(character: string): Reading {
  const letters: ReadLetter[] = [];
  for (const part of character.normalize('NFD')) {
    const previous = letters[letters.length - 1];
    if (/\p{M}/u.test(part) && previous) {
      previous.marks += part;
      continue;
    }
    const plain = replacements[part] ?? part.normalize('NFKD').replace(/\P{L}|\p{Lm}/gu, '');
    if (!/^[A-Za-z]+$/.test(plain)) return 'unknown';
    const standsFor = plain === part ? null : { letter: character, readAs: plain.toUpperCase() };
    for (const text of plain) letters.push({ text, base: text.toUpperCase(), marks: '', standsFor });
  }
  const [only] = letters;
  if (letters.length === 1 && only && only.standsFor === null) only.text = character;
  return letters;
}

function read(character: string): Reading {
  if (isBasicLetter(character)) {
    return [{ text: character, base: character.toUpperCase(), marks: '', standsFor: null }];
  }
  if (apostrophes.includes(character)) return 'apostrophe';
  if (/[\s\p{Z}\p{Pd}]/u.test(character)) return 'separator';
  if (ordinalSigns.includes(character)) return 'ignored';
  if (/\p{M}/u.test(character)) return 'mark';
  if (/\p{Cf}/u.test(character)) return 'invisible';
  if (/\p{L}/u.test(character)) return readLetters(character);
  // What a broken encoding or a private font left in place of a letter must not vanish.
  if (/[\uFFFD\p{Cs}\p{Co}\p{Cn}]/u.test(character)) return 'unknown';
  return 'ignored';
}

function readingOf(character: string): Reading {
  const code = character.charCodeAt(0);
  if (code >= knownEnd) return read(character);
  let reading = known[code];
  if (reading === undefined) {
    reading = read(character);
    known[code] = reading;
  }
  return reading;
}

/**
 * The characters of a text in order; marks and apostrophes stand on the letter before them.
 * Spaces and hyphens separate, digits and punctuation are ignored.
 * @param text in Unicode form NFC
 */
export function readCharacters(text: string): Character[] {
  const characters: Character[] = [];
  let open: LatinLetter | null = null;
  for (const character of text) {
    const reading = readingOf(character);
    if (typeof reading !== 'string') {
      for (const { text: written, base, marks, standsFor } of reading) {
        open = { kind: 'letter', text: written, base, marks, apostrophe: false, standsFor };
        characters.push(open);
      }
    } else if (reading === 'mark' && open) {
      open.text += character;
      open.marks += character;
    } else if (reading === 'apostrophe' && open) {
      open.apostrophe = true;
      characters.push({ kind: 'ignored', text: character });
    } else if (reading === 'separator' || reading === 'unknown') {
      open = null;
      characters.push({ kind: reading, text: character });
    } else {
      if (reading !== 'invisible') open = null;
      characters.push({ kind: 'ignored', text: character });
    }
  }
  return characters;
}
