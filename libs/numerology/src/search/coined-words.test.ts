import { expect, it } from 'vitest';
import { companyPartsSchema } from './company-parts.ts';
import { foldText } from './folding.ts';
import { isPronounceable, joinParts } from './pronounceable.ts';
import { holdsRefusedWord } from './refused-names.ts';

it.each(['im', 'io', 'inho', 'ita', 'uca', 'os', 'ar', 'ei', 'oz', 'éu', 'uê'])(
  'takes no -%s to end a coined word',
  (ending) => {
    const { spareEndings } = companyPartsSchema.shape;
    expect(spareEndings.safeParse(['ora', 'ório', 'ix']).success).toBe(true);
    expect(spareEndings.safeParse([ending]).success).toBe(false);
  },
);

it.each([
  ['Trigueira', true],
  ['Doceria', true],
  ['Omegária', true],
  ['ÔMEGicó', false],
  ['Zenyx', false],
  ['Docum', true],
  ['Saboror', false],
  ['Nuvemela', true],
  ['Bitsax', false],
  ['Çaela', true],
  ['Ptária', false],
  ['Luzsereia', false],
])('reads %s: %s', (word, expected) => {
  expect(isPronounceable(word)).toBe(expected);
});

it.each([
  ['Trig', 'eiro', 'Trigueiro'],
  ['Doç', 'ela', 'Docela'],
  ['Doç', 'aria', 'Doçaria'],
  ['Banc', 'eta', null],
])('joins %s and %s as %s', (stem, ending, word) => {
  expect(joinParts(stem, ending)).toBe(word);
});

it.each(['Computação', 'Reputação', 'Abundância', 'Culinária', 'Escudo', 'Enviado Já', 'Épica', 'Amortecedor'])(
  'does not take %s for a rude word',
  (name) => {
    expect(holdsRefusedWord(foldText(name))).toBe(false);
  },
);

it.each(['Casa da Puta', 'Bos Tape Bosta', 'Cu', 'Mer Da', 'Anal', 'MERDINHA'])('refuses %s', (name) => {
  expect(holdsRefusedWord(foldText(name))).toBe(true);
});
