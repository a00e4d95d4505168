import { COMBINING, lettersByValue } from './alphabet-table.ts';
import { CABALISTICA_RULES } from './cabalistica-references.ts';
import type { AlphabetRules, RuleSet } from './rule-set.ts';

const alphabet: AlphabetRules = {
  values: lettersByValue({ 1: 'AIQJY', 2: 'BKR', 3: 'CGLS', 4: 'DMT', 5: 'EHN', 6: 'UVWX', 7: 'OZ', 8: 'FP' }),
  ownLetters: { Ç: 6 },
  marks: {
    [COMBINING.acute]: { add: 2 },
    [COMBINING.tilde]: { add: 3 },
    [COMBINING.circumflex]: { add: 7 },
    [COMBINING.ring]: { add: 7 },
    [COMBINING.grave]: { multiply: 2 },
    [COMBINING.diaeresis]: { multiply: 2 },
  },
  apostrophe: 2,
  ignoresMarks: false,
  vowels: 'AEIOUY',
  y: 'always',
};

const MASTERS = [11, 22];

/** The Kabbalistic school, version 1: defaults of DOMAIN.md sections 1 and 2. */
export const CABALISTICA: RuleSet = {
  id: 'cabalistica@1',
  system: 'cabalistica',
  version: 1,
  label: 'Numerologia cabalística',
  alphabet,
  motivacao: { method: 'total', masters: MASTERS, retryByWord: [2, 4] },
  impressao: { method: 'total', masters: [], retryByWord: [] },
  expressao: { method: 'total', masters: MASTERS, retryByWord: [2, 4] },
  destino: { method: 'digits', masters: MASTERS, retryByParts: [] },
  missao: { masters: MASTERS },
  talentoOculto: { masters: MASTERS },
  numeroPsiquico: { masters: [] },
  tendenciasOcultas: { minimum: 4 },
  dividasCarmicas: { method: 'final', debts: [13, 14, 16, 19], twentyTwoCounts: true },
  ciclosDeVida: {
    limit: 37,
    reduceDestino: false,
    secondLength: 27,
    masters: { month: [11], day: MASTERS, year: MASTERS },
  },
  desafios: { count: 3, along: 'cycles' },
  momentosDecisivos: { method: 'digits', masters: MASTERS, length: 9 },
  anoPessoal: { turns: 'birthday', masters: [] },
  mesPessoal: { masters: MASTERS },
  diaPessoal: { masters: MASTERS },
  cores: { by: 'dia' },
  arcanos: { span: 90 },
  sums: { masters: MASTERS },
  rules: CABALISTICA_RULES,
};
