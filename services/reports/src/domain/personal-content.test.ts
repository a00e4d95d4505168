import { expect, test } from 'vitest';
import { canonicalContent } from './document-content.ts';
import { personalContent } from './personal-content.ts';
import { refusalOf } from './personal-map.ts';

const options = { referenceDate: '2026-11-21', templateVersion: 'personal@1' };
const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

test('a report introduces itself by its numbers', () => {
  const { description } = personalContent(ana, options);
  expect(description.title).toBe('Mapa numerológico de Ana Célia Vasconcelos');
  expect(description.summary).toBe('Motivação 4, Impressão 1, Expressão 5, Destino 6 e Missão 11.');
  expect(description.insights).toHaveLength(4);
  expect(description.searchText).toContain('ana celia vasconcelos');
});

test('the same content has one key, however it was typed; another content has another', () => {
  const key = (input: typeof ana, changed = {}) =>
    canonicalContent(personalContent(input, { ...options, ...changed }).content);
  const decomposed = { ...ana, name: '  Ana  Célia\tVasconcelos '.normalize('NFD') };
  expect(key(decomposed)).toBe(key(ana));
  const others = [
    key({ ...ana, name: 'Ana Celia Vasconcelos' }),
    key({ ...ana, birthDate: '1955-11-28' }),
    key(ana, { referenceDate: '2026-11-22' }),
    key(ana, { templateVersion: 'personal@2' }),
    key(ana, { system: 'pitagorica' }),
  ];
  expect(new Set([key(ana), ...others]).size).toBe(6);
});

test.each([
  [{ ...ana, name: '123' }, 'NAME_WITHOUT_LETTERS'],
  [{ ...ana, name: 'Ana Жук' }, 'NAME_LETTER_UNKNOWN'],
  [{ ...ana, birthDate: '2026-11-22' }, 'DATE_IN_FUTURE'],
  [{ ...ana, birthDate: '1990-02-31' }, 'DATE_IMPOSSIBLE'],
])('%j is refused with a code of the catalogue', (input, code) => {
  let refusal: unknown;
  try {
    personalContent(input, options);
  } catch (error) {
    refusal = refusalOf(error);
  }
  expect(refusal).toMatchObject({ code });
});
