import { expect, test } from 'vitest';
import { canonicalContent, type DocumentSubject, documentSubject } from './document-content.ts';
import { refusalOf } from './engine-refusal.ts';
import { contentOf } from './report-content.ts';

const options = { referenceDate: '2026-11-21' };
const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const bia = { name: 'Bia Lima', birthDate: '1990-01-31' };
const personal = (input: typeof ana): DocumentSubject => ({ kind: 'personal', input });

test('describes a report by its numbers', () => {
  const { description } = contentOf(personal(ana), options);
  expect(description.title).toBe('Mapa numerológico de Ana Célia Vasconcelos');
  expect(description.summary).toBe('Motivação 4, Impressão 1, Expressão 5, Destino 6 e Missão 11.');
  expect(description.insights).toHaveLength(4);
  expect(description.searchText).toContain('ana celia vasconcelos');
});

test.each([
  [
    { kind: 'compatibility', input: { people: [ana, bia] } },
    'compatibility',
    'Casal: Ana Célia Vasconcelos e Bia Lima',
  ],
  [
    { kind: 'company', input: { companyName: 'Luz', foundationDate: '2010-05-05' } },
    'company',
    'Análise da empresa Luz',
  ],
  [
    { kind: 'cycles', input: { birthDate: '1990-01-31', year: 2027 } },
    'numerology',
    'Ciclos de 2027 para quem nasceu em 31/01/1990',
  ],
  [{ kind: 'cycles', input: { ...bia, year: 2027 } }, 'numerology', 'Ciclos de Bia Lima em 2027'],
  [{ kind: 'name', input: bia }, 'names', 'Análise do nome Bia Lima'],
  [{ kind: 'group', input: { members: [ana, bia] } }, 'compatibility', 'Análise de um grupo de 2 pessoas'],
])('%j stands under its type and title in the list', (given, type, title) => {
  const { description } = contentOf(documentSubject.parse(given), options);
  expect(description).toMatchObject({ type, title });
  expect(description.insights.length).toBeGreaterThan(0);
});

test('equal content has one key, independent of spacing and key order; another content has another', () => {
  const key = (subject: DocumentSubject, changed = {}) =>
    canonicalContent(contentOf(subject, { ...options, ...changed }).content);
  const decomposed = { birthDate: ana.birthDate, name: '  Ana  Célia\tVasconcelos '.normalize('NFD') };
  expect(key(personal(decomposed))).toBe(key(personal(ana)));
  const others = [
    key(personal({ ...ana, name: 'Ana Celia Vasconcelos' })),
    key(personal({ ...ana, birthDate: '1955-11-28' })),
    key(personal(ana), { referenceDate: '2026-11-22' }),
    key(personal(ana), { edition: 'essential' }),
    key(personal(ana), { system: 'pitagorica' }),
    key(personal(ana), { brand: 'another' }),
    key({ kind: 'name', input: ana }),
  ];
  expect(new Set([key(personal(ana)), ...others]).size).toBe(8);
});

test.each([
  [{ ...ana, name: '123' }, 'NAME_WITHOUT_LETTERS'],
  [{ ...ana, name: 'Ana Жук' }, 'NAME_LETTER_UNKNOWN'],
  [{ ...ana, birthDate: '2026-11-22' }, 'DATE_IN_FUTURE'],
  [{ ...ana, birthDate: '1990-02-31' }, 'DATE_IMPOSSIBLE'],
])('%j is refused with a code of the catalogue', (input, code) => {
  let refusal: unknown;
  try {
    contentOf(personal(input), options);
  } catch (error) {
    refusal = refusalOf(error);
  }
  expect(refusal).toMatchObject({ code });
});
