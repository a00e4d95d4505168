import { combining, lettersByValue } from '../../rules/alphabet-table.ts';
import type { AlphabetRules, RuleSet } from '../../rules/rule-set.ts';
import { cabalisticaTables } from './tables/tables.ts';

const alphabet: AlphabetRules = {
  values: lettersByValue({ 1: 'AIQJY', 2: 'BKR', 3: 'CGLS', 4: 'DMT', 5: 'EHN', 6: 'UVWX', 7: 'OZ', 8: 'FP' }),
  ownLetters: { Ç: 6 },
  marks: {
    [combining.acute]: { add: 2 },
    [combining.tilde]: { add: 3 },
    [combining.circumflex]: { add: 7 },
    [combining.ring]: { add: 7 },
    [combining.grave]: { multiply: 2 },
    [combining.diaeresis]: { multiply: 2 },
  },
  markDissents: {
    [combining.grave]:
      'O acento grave dobra o valor da letra; há programas que somam 2 e outros que multiplicam por 3.',
    [combining.diaeresis]: 'O trema dobra o valor da letra; há programas que somam 2.',
  },
  apostrophe: 2,
  ignoresMarks: false,
  vowels: 'AEIOUY',
  y: 'always',
};

const masterNumbers = [11, 22];

/** The Kabbalistic school, version 1: defaults of docs/numerology.md sections 1 and 2. */
export const cabalistica: RuleSet = {
  id: 'cabalistica@1',
  system: 'cabalistica',
  version: 1,
  label: 'Numerologia cabalística',
  sections: ['numeros', 'letras', 'carma', 'nascimento', 'harmonia', 'tempoPessoal', 'periodos', 'triangulos'],
  tables: cabalisticaTables,
  alphabet,
  motivacao: { method: 'total', masters: masterNumbers, retryByWord: [2, 4] },
  impressao: { method: 'total', masters: [], retryByWord: [] },
  expressao: { method: 'total', masters: masterNumbers, retryByWord: [2, 4], retryCertainty: 'B' },
  destino: { method: 'digits', masters: masterNumbers, retryByParts: [] },
  missao: { masters: masterNumbers },
  talentoOculto: { masters: masterNumbers },
  numeroPsiquico: { masters: [] },
  tendenciasOcultas: { minimum: 4 },
  dividasCarmicas: { method: 'final', debts: [13, 14, 16, 19], twentyTwoCounts: true },
  ciclosDeVida: {
    limit: 37,
    reduceDestino: false,
    secondLength: 27,
    masters: { month: [11], day: masterNumbers, year: masterNumbers },
  },
  desafios: { count: 3, along: 'cycles' },
  momentosDecisivos: { method: 'digits', masters: masterNumbers, length: 9 },
  anoPessoal: { turns: 'birthday', masters: [] },
  mesPessoal: { masters: masterNumbers, month: 'calendar' },
  diaPessoal: { masters: masterNumbers },
  cores: { by: 'dia' },
  arcanos: { span: 90 },
  sums: { masters: masterNumbers },
};
