import { addDays, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { interpretDay, interpretYear } from '@sefira/numerology/interpretations/personal-time';

/** One day of the calendar in words. */
export interface ForecastDay {
  readonly date: string;
  readonly summary: string;
  readonly description: string;
}

/** Days before and after today that the calendar holds. */
const daysBack = 7;
const daysAhead = 92;

/** The personal days round `today`; both dates as `YYYY-MM-DD`. Days before the birth are left out. */
export function forecastDays(birthDate: string, today: string): ForecastDay[] {
  const start = addDays(parseDate(today, 'today'), -daysBack);
  return Array.from({ length: daysBack + daysAhead + 1 }, (_unused, index) => formatDate(addDays(start, index)))
    .filter((date) => date >= birthDate)
    .map((date) => {
      const { anoPessoal, mesPessoal, diaPessoal } = personalTime(birthDate, date);
      const { message, bestFor } = interpretDay(diaPessoal);
      const turn =
        date.slice(5) === birthDate.slice(5)
          ? ` Começa o ano pessoal ${anoPessoal}: ${interpretYear(anoPessoal).phase}.`
          : '';
      return {
        date,
        summary: `Dia ${diaPessoal}: ${message}`,
        description: `Bom para: ${bestFor} (ano pessoal ${anoPessoal}, mês pessoal ${mesPessoal}).${turn}`,
      };
    });
}
