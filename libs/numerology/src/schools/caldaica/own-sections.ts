import { parseDate } from '../../calendar/calendar.ts';
import { add, sumsOf } from '../../name-sums.ts';
import { digitSum, toDigit } from '../../reduction.ts';
import type { SchoolEntry, SchoolSection, SectionInput } from '../own-section.ts';
import { compoundText } from './compound-numbers.ts';

/** Compound numbers of the name and the date, before their last reduction. */
export function caldaicaSections(map: SectionInput): SchoolSection[] {
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
