import { findBestDays, type ScoredDay } from '@sefira/numerology/best-days/best-days';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { levelNames, occasionText, readBestDays } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { type AnalysisDefinition, numberEntry, percentEntry } from './analysis-definition.ts';

export const dates: AnalysisDefinition<'dates'> = {
  kind: 'dates',
  done: 'Datas comparadas com sucesso!',
  title: ({ occasion, people, companies }) => {
    const names = [...people.map(({ name }) => name), ...companies.map(({ name }) => name)];
    return `Data certa para ${occasionText(occasion).of}: ${new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names)}`;
  },
  names: ({ occasion }) => [occasionText(occasion).name, 'melhores dias'],
  compute(input, reading) {
    const found = findBestDays({ ...input, ...reading });
    const { best, ...words } = readBestDays(found, input.occasion);
    return {
      system: ruleSetFor(reading.system).system,
      occasion: input.occasion,
      ...words,
      steps: [...words.steps],
      table: [...words.table],
      method: [...words.method],
      months: [...words.months],
      participants: found.participants.map((one) => ({ ...one, favourableDays: [...one.favourableDays] })),
      days: found.days.map(calendarCell),
      best: found.best.map((day, index) => ({
        ...calendarCell(day),
        dateNumber: day.dateNumber,
        mesUniversal: day.mesUniversal,
        anoUniversal: day.anoUniversal,
        participants: [...day.participants],
        together: best[index]?.together ?? '',
        reasons: [...(best[index]?.reasons ?? [])],
      })),
    };
  },
  summarize: ({ best, months }) => [
    percentEntry(bestLabel(best), best[0]?.score ?? 0),
    numberEntry(
      'Dias favoráveis',
      months.reduce((sum, { good }) => sum + good, 0),
    ),
  ],
};

function bestLabel([best]: readonly { readonly date: string; readonly level: ScoredDay['level'] }[]): string {
  return best ? `${levelNames[best.level]}, ${shortDate(best.date)}` : '';
}

function calendarCell({ date, weekday, holiday, avoided, score, level, diaUniversal, participants }: ScoredDay) {
  return {
    date,
    weekday,
    holiday,
    avoided,
    score,
    level,
    diaUniversal,
    personalDays: participants.map(({ nameFit, diaPessoal }) => (nameFit === null ? diaPessoal : null)),
    favoured: participants.flatMap(({ isFavourable }, index) => (isFavourable ? [index] : [])),
  };
}
