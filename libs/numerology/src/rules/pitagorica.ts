import { lettersByValue } from './alphabet-table.ts';
import { PITAGORICA_RULES } from './pitagorica-references.ts';
import type { RuleSet } from './rule-set.ts';

const MASTERS = [11, 22, 33];

/** The Pythagorean school, version 1: DOMAIN.md sections 1.5 and 4. */
export const PITAGORICA: RuleSet = {
  id: 'pitagorica@1',
  system: 'pitagorica',
  version: 1,
  label: 'Numerologia pitagórica',
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
    apostrophe: 0,
    ignoresMarks: true,
    vowels: 'AEIOU',
    y: 'context',
  },
  motivacao: { method: 'words', masters: MASTERS, retryByWord: [] },
  impressao: { method: 'words', masters: MASTERS, retryByWord: [] },
  expressao: { method: 'words', masters: MASTERS, retryByWord: [] },
  destino: { method: 'parts', masters: MASTERS, retryByParts: [] },
  missao: { masters: MASTERS },
  talentoOculto: { masters: MASTERS },
  numeroPsiquico: { masters: MASTERS },
  tendenciasOcultas: { minimum: 3 },
  dividasCarmicas: { method: 'totals', debts: [13, 14, 16, 19], twentyTwoCounts: false },
  ciclosDeVida: {
    limit: 36,
    reduceDestino: true,
    secondLength: 27,
    masters: { month: MASTERS, day: MASTERS, year: MASTERS },
  },
  desafios: { count: 4, along: 'moments' },
  momentosDecisivos: { method: 'parts', masters: MASTERS, length: 9 },
  anoPessoal: { turns: 'january', masters: [] },
  mesPessoal: { masters: [] },
  diaPessoal: { masters: [] },
  cores: { by: 'dia' },
  arcanos: { span: 90 },
  sums: { masters: MASTERS },
  rules: PITAGORICA_RULES,
};
