import { parseDate } from '../../calendar/calendar.ts';
import { add, sumsOf } from '../../name-sums.ts';
import { digitSum, toDigit } from '../../reduction.ts';
import { lettersByValue } from '../../rules/alphabet-table.ts';
import type { NameNumberRules, RuleSet, SchoolEntry, SchoolSection, SectionInput } from '../../rules/rule-set.ts';
import { cabalisticaTables } from '../cabalistica/tables/tables.ts';
import { compoundText } from './compound-numbers.ts';
import { caldaicaRules } from './references.ts';

const byWord: NameNumberRules = { method: 'words', masters: [], retryByWord: [] };

/** Compound numbers of the name and the date, before their last reduction. */
function compoundSections(map: SectionInput): SchoolSection[] {
  const { day, month, year } = parseDate(map.birthDate, 'birthDate');
  const sums = sumsOf(map.letters, map.palavras.length);
  const compound = (words: readonly number[]) => (words.length === 1 ? add(words) : add(words.map(toDigit)));
  const entry = (label: string, number: number): SchoolEntry[] =>
    number === 0 ? [] : [{ label, value: String(number), text: compoundText(number) }];
  return [
    {
      id: 'caldaica-compostos',
      title: 'Números compostos',
      lead: 'A escola caldaica lê o número antes da última redução: o simples diz como você aparece, o composto o que corre por trás.',
      entries: [
        ...entry('Nome', compound(sums.all)),
        ...entry('Vogais', compound(sums.vowels)),
        ...entry('Consoantes', compound(sums.consonants)),
        ...entry('Dia do nascimento', day),
        ...entry('Data inteira', digitSum(day) + digitSum(month) + digitSum(year)),
      ],
    },
  ];
}

/** The Chaldean school, version 1: letters and compound numbers of Cheiro; periods are borrowed and marked so. */
export const caldaica: RuleSet = {
  id: 'caldaica@1',
  system: 'caldaica',
  version: 1,
  label: 'Numerologia caldaica',
  sections: ['numeros', 'letras', 'carma', 'nascimento', 'tempoPessoal', 'periodos'],
  ownSections: compoundSections,
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
  mesPessoal: { masters: [] },
  diaPessoal: { masters: [] },
  cores: { by: 'dia' },
  arcanos: { span: 90 },
  sums: { masters: [] },
  rules: caldaicaRules,
};
