import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { readYearBook } from '@sefira/numerology/interpretations/year-book/read-year-book';
import { yearBook as computeYearBook } from '@sefira/numerology/year-book/year-book';
import { type AnalysisDefinition, numberEntry } from './analysis-definition.ts';
import type { ForecastDay } from './forecast-days.ts';

export const yearBook: AnalysisDefinition<'yearbook'> = {
  kind: 'yearbook',
  done: 'Livro do ano pronto!',
  title: ({ name, from }) => `Livro do ano de ${name}, a partir de ${from.slice(5, 7)}/${from.slice(0, 4)}`,
  names: () => ['agenda', 'calendário', 'ano pessoal'],
  compute({ name, birthDate, from }, reading) {
    const book = computeYearBook({ name, birthDate, from, ...reading });
    const words = readYearBook(book, { name, birthDate });
    return {
      system: book.system,
      name,
      referenceDate: reading.referenceDate,
      from: book.from,
      to: book.to,
      years: [...words.years],
      months: words.months.map(({ favourable, holidays, ...month }, index) => ({
        ...month,
        favourable: [...favourable],
        holidays: [...holidays],
        days: (book.months[index]?.days ?? []).map(({ date, weekday, diaPessoal, favoravel, holiday }) => ({
          date,
          weekday,
          number: diaPessoal,
          isFavourable: favoravel,
          holiday,
          line: words.days.get(date) ?? '',
        })),
      })),
    };
  },
  summarize: ({ years, months }) => [
    ...years.map(({ number }) => numberEntry('Ano pessoal', number)),
    numberEntry('Mês pessoal', months[0]?.number ?? 1),
  ],
};

/** Every day of a year book as an entry of a calendar. */
export function yearBookCalendar({ result }: Extract<AnalysisContent, { kind: 'yearbook' }>): ForecastDay[] {
  return result.months.flatMap(({ days }) =>
    days.map(({ date, number, isFavourable, holiday, line }) => ({
      date,
      summary: [`Dia ${number}`, isFavourable ? 'favorável' : '', holiday ?? ''].filter(Boolean).join(' · '),
      description: line,
    })),
  );
}
