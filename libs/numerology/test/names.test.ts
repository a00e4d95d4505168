import { describe, expect, it } from 'vitest';
import { NumerologyError } from '../src/errors.ts';
import { readName } from '../src/letters.ts';
import { cabalistica } from '../src/schools/cabalistica/rule-set.ts';
import { pitagorica } from '../src/schools/pitagorica/rule-set.ts';

const read = (name: string, rules = cabalistica) => readName(name, rules.alphabet);
const values = (name: string, rules = cabalistica) => read(name, rules).letters.map(({ value }) => value);
const vowels = (name: string, rules = cabalistica) =>
  read(name, rules)
    .letters.filter(({ vowel }) => vowel)
    .map(({ letter }) => letter)
    .join('');

function refusal(name: string): { code: string; field: string; message: string } {
  try {
    read(name);
  } catch (error) {
    if (error instanceof NumerologyError) return error.toJSON();
    throw error;
  }
  throw new Error(`accepted: ${name}`);
}

describe('values of letters', () => {
  it('follows the Kabbalistic table', () => {
    expect(values('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toEqual([
      1, 2, 3, 4, 5, 8, 3, 5, 1, 1, 2, 3, 4, 5, 7, 8, 1, 2, 3, 4, 6, 6, 6, 6, 1, 7,
    ]);
  });

  it('follows the Pythagorean table', () => {
    expect(values('ABCDEFGHIJKLMNOPQRSTUVWXYZ', pitagorica)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });

  it.each([
    ['ÁÉÍÓÚ', [3, 7, 3, 9, 8]],
    ['ÃÕÑ', [4, 1, 8]],
    ['ÂÊÎÔÛ', [8, 3, 8, 5, 4]],
    ['ÀÈÌÒÙ', [2, 1, 2, 5, 3]],
    ['ÄËÏÖÜŸ', [2, 1, 2, 5, 3, 2]],
    ['ÅŮ', [8, 4]],
    ['Ç', [6]],
  ])('gives %s its values with the mark', (letters, expected) => {
    expect(values(letters)).toEqual(expected);
    expect(values(letters.toLowerCase())).toEqual(expected);
    expect(values(letters.normalize('NFD'))).toEqual(expected);
  });

  it('adds the marks of a letter that has two, and of a Ç with one', () => {
    expect(values('ế')).toEqual([5]);
    expect(values('ḉ')).toEqual([8]);
    expect(values('x\u0301')).toEqual([8]);
  });

  it.each(["D'Ávila", 'D’Ávila', 'D´Ávila', 'D`Ávila', 'Dʼávila'])(
    'adds 2 to the letter before the apostrophe of %s',
    (name) => {
      expect(values(name)).toEqual([6, 3, 6, 1, 3, 1]);
      expect(read(name).words).toEqual([expect.stringMatching(/^D'.vila$/)]);
      expect(values(name, pitagorica)).toEqual([4, 1, 4, 9, 3, 1]);
    },
  );

  it('gives no value to an apostrophe without a letter before it', () => {
    expect(values("'Ana ' Sá")).toEqual([1, 5, 1, 3, 3]);
  });

  it('ignores accents and cedilla in the Pythagorean table without a note', () => {
    expect(values('João Gonçalves', pitagorica)).toEqual(values('JOAO GONCALVES', pitagorica));
    expect(read('João Š', pitagorica).notes).toEqual([]);
  });
});

describe('vowels', () => {
  it('takes Y always in the Kabbalistic school', () => {
    expect(vowels('Yara Mayer Lydia')).toBe('Yaaayeyia');
  });

  it('takes Y in the Pythagorean school only without a vowel beside it', () => {
    expect(vowels('Lydia', pitagorica)).toBe('yia');
    expect(vowels('Mayer Yara Ayrton', pitagorica)).toBe('aeaaAo');
    expect(vowels('Y Tracy', pitagorica)).toBe('Yay');
  });
});

describe('words', () => {
  it.each([
    ['Ana-Maria  de\tSá', ['Ana', 'Maria', 'de', 'Sá']],
    ['Ana\u2013Maria', ['Ana', 'Maria']],
    ['J. R. R. Silva Jr.', ['J', 'R', 'R', 'Silva', 'Jr']],
    ['Ana2 (Bia) & Cia_', ['Ana', 'Bia', 'Cia']],
    ['A', ['A']],
    ['A\u00ADna\u200D Sá', ['Ana', 'Sá']],
  ])('splits %j at spaces and hyphens only', (name, words) => {
    expect(read(name).words).toEqual(words);
  });

  it('keeps the name in Unicode form NFC with single spaces', () => {
    expect(read('  Jose\u0301   Sa\u0303o ').name).toBe('José São');
  });

  it('reads a mark after punctuation as no part of a letter', () => {
    expect(values('a.\u0301b')).toEqual([1, 2]);
    expect(values('\u0301a')).toEqual([1]);
  });
});

describe('letters beyond the alphabet', () => {
  it.each([
    ['ß', 'SS'],
    ['Æ', 'AE'],
    ['œ', 'OE'],
    ['Þ', 'TH'],
    ['Ø', 'O'],
    ['ł', 'L'],
    ['Đ', 'D'],
    ['ı', 'I'],
    ['ﬁ', 'FI'],
    ['ŉ', 'N'],
    ['Ａ', 'A'],
  ])('reads %s as %s and says so', (letter, readAs) => {
    const { letters, notes } = read(`B${letter}`);
    expect(letters.slice(1).map(({ value }) => value)).toEqual(values(readAs));
    expect(notes).toEqual([expect.objectContaining({ letter, readAs, reason: 'stands-for' })]);
    expect(notes[0]?.message).toBe(`A letra “${letter}” conta como ${readAs}.`);
  });

  it('reads º and ª as signs', () => {
    expect(values('Maria 2ª')).toEqual(values('Maria'));
    expect(read('Rua 1º').notes).toEqual([]);
  });

  it('keeps the accent of a ligature and of a barred letter', () => {
    expect(values('ǽ')).toEqual([1, 7]);
    expect(values('ǿ')).toEqual([9]);
  });

  it('counts a letter with an unknown mark as the letter, and notes it once', () => {
    const { letters, notes } = read('Šimić Šimun');
    expect(letters.slice(0, 5).map(({ value }) => value)).toEqual([3, 1, 4, 1, 5]);
    expect(notes).toEqual([
      {
        letter: 'Š',
        readAs: 'S',
        reason: 'mark-without-value',
        message: 'O sinal da letra “Š” não tem valor nesta escola; a letra conta como S.',
      },
    ]);
  });

  it.each(['Иван', 'Ana Ωmega', '田中', 'שרה', 'محمد', 'Ŋuyen', 'Ana ー', 'Ji\uFFFDo', 'A\uE000', 'A\uD800'])(
    'refuses %s and says which letter has no value',
    (name) => {
      const { code, field, message } = refusal(name);
      expect({ code, field }).toEqual({ code: 'LETTER_WITHOUT_VALUE', field: 'name' });
      expect(message).toMatch(/^Sem valor na tabela: “.”/u);
    },
  );

  it('refuses a Cyrillic letter that looks like a Latin one', () => {
    expect(refusal('Mаria').message).toContain('“а”');
  });
});

describe('names that cannot be read', () => {
  it.each([
    ['', 'EMPTY_NAME'],
    [' \t ', 'EMPTY_NAME'],
    ['123 -- !', 'NAME_WITHOUT_LETTERS'],
    ['🙂', 'NAME_WITHOUT_LETTERS'],
    ['a'.repeat(121), 'NAME_TOO_LONG'],
    ['a'.repeat(100_000), 'NAME_TOO_LONG'],
  ])('refuses %#', (name, code) => {
    expect(refusal(name).code).toBe(code);
  });

  it('takes 120 characters, counted alike in NFC and NFD', () => {
    expect(values('é'.repeat(120))).toHaveLength(120);
    expect(values('é'.normalize('NFD').repeat(120))).toHaveLength(120);
    expect(refusal('é'.normalize('NFD').repeat(121)).code).toBe('NAME_TOO_LONG');
    expect(values(`${'𝐀'.repeat(60)}${'b'.repeat(60)}`)).toHaveLength(120);
  });
});
