import { lettersByValue } from '../../rules/alphabet-table.ts';
import type { NameNumberRules, RuleSet } from '../../rules/rule-set.ts';
import { cabalisticaTables } from '../cabalistica/tables/tables.ts';

const byWord: NameNumberRules = { method: 'words', masters: [], retryByWord: [] };

/** The Chaldean school, version 1: letters and compound numbers of Cheiro; periods are borrowed and marked so. */
export const caldaica: RuleSet = {
  id: 'caldaica@1',
  system: 'caldaica',
  version: 1,
  label: 'Numerologia caldaica',
  sections: ['numeros', 'letras', 'carma', 'nascimento', 'tempoPessoal', 'periodos'],
  tables: cabalisticaTables,
  alphabet: {
    values: lettersByValue({ 1: 'AIJQY', 2: 'BKR', 3: 'CGLS', 4: 'DMT', 5: 'EHNX', 6: 'UVW', 7: 'OZ', 8: 'FP' }),
    ownLetters: {},
    marks: {},
    markDissents: {},
    apostrophe: 0,
    ignoresMarks: true,
    vowels: 'AEIOU',
    y: 'context',
  },
  motivacao: byWord,
  impressao: byWord,
  expressao: byWord,
  destino: { method: 'digits', masters: [], retryByParts: [] },
  missao: { masters: [] },
  talentoOculto: { masters: [] },
  numeroPsiquico: { masters: [] },
  tendenciasOcultas: { minimum: 4 },
  dividasCarmicas: { method: 'final', debts: [], twentyTwoCounts: false },
  ciclosDeVida: { limit: 37, reduceDestino: true, secondLength: 27, masters: { month: [], day: [], year: [] } },
  desafios: { count: 3, along: 'cycles' },
  momentosDecisivos: { method: 'digits', masters: [], length: 9 },
  anoPessoal: { turns: 'birthday', masters: [] },
  mesPessoal: { masters: [], month: 'calendar' },
  diaPessoal: { masters: [] },
  cores: { by: 'dia' },
  arcanos: { span: 90 },
  sums: { masters: [] },
};
