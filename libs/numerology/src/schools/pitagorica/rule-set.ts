import { lettersByValue } from '../../rules/alphabet-table.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import { cabalisticaTables } from '../cabalistica/tables/tables.ts';

const masterNumbers = [11, 22, 33];

/** The Pythagorean school, version 1: docs/numerology.md sections 1.5 and 4. */
export const pitagorica: RuleSet = {
  id: 'pitagorica@1',
  system: 'pitagorica',
  version: 1,
  label: 'Numerologia pitagórica',
  sections: ['numeros', 'letras', 'carma', 'nascimento', 'tempoPessoal', 'periodos'],
  tables: cabalisticaTables,
  alphabet: {
    values: lettersByValue({
      1: 'AJS',
      2: 'BKT',
      3: 'CLU',
      4: 'DMV',
      5: 'ENW',
      6: 'FOX',
      7: 'GPY',
      8: 'HQZ',
      9: 'IR',
    }),
    ownLetters: {},
    marks: {},
    markDissents: {},
    apostrophe: 0,
    ignoresMarks: true,
    vowels: 'AEIOU',
    y: 'context',
  },
  motivacao: { method: 'words', masters: masterNumbers, retryByWord: [] },
  impressao: { method: 'words', masters: masterNumbers, retryByWord: [] },
  expressao: { method: 'words', masters: masterNumbers, retryByWord: [] },
  destino: { method: 'parts', masters: masterNumbers, retryByParts: [] },
  missao: { masters: masterNumbers },
  talentoOculto: { masters: masterNumbers },
  numeroPsiquico: { masters: masterNumbers },
  tendenciasOcultas: { minimum: 3 },
  dividasCarmicas: { method: 'totals', debts: [13, 14, 16, 19], twentyTwoCounts: false },
  ciclosDeVida: {
    limit: 36,
    reduceDestino: true,
    secondLength: 27,
    masters: { month: masterNumbers, day: masterNumbers, year: masterNumbers },
  },
  desafios: { count: 4, along: 'moments' },
  momentosDecisivos: { method: 'parts', masters: masterNumbers, length: 9 },
  anoPessoal: { turns: 'january', masters: [] },
  mesPessoal: { masters: [], month: 'calendar' },
  diaPessoal: { masters: [] },
  cores: { by: 'dia' },
  arcanos: { span: 90 },
  sums: { masters: masterNumbers },
};
