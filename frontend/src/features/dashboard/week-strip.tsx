import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { dashboardTexts as texts } from '../../texts/account/dashboard.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { dateInWords } from '../../ui/format/calendar-date.ts';
import { personalDay } from './personal-day.ts';
import { weekFrom } from './week-from.ts';

interface WeekStripProps {
  readonly birthDate: string;
  readonly today: string;
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });

/** Personal numbers of the coming seven days, with a link to the calendar. */
export function WeekStrip({ birthDate, today }: WeekStripProps) {
  return (
    <section className="card mt-6 p-4 md:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{texts.weekTitle}</h2>
        <Link to={paths.predictions} className="text-link shrink-0 text-[0.9375rem]">
          {texts.weekAll}
        </Link>
      </div>
      <ol className="mt-3 grid grid-cols-7 gap-1 text-center">
        {weekFrom(today).map((date) => {
          const number = personalDay(birthDate, date) ?? 0;
          return (
            <li
              key={date}
              aria-label={texts.weekDay(dateInWords(date), number)}
              className={`rounded-lg py-2 leading-tight ${date === today ? 'bg-surface-secondary' : ''}`}
            >
              <span aria-hidden="true" className="block text-fine text-muted">
                {weekday.format(new Date(date)).replace('.', '')}{' '}
                <span className="max-sm:block">{Number(date.slice(8))}</span>
              </span>
              <span aria-hidden="true" className="numeral text-h3" style={numberHue(number)}>
                {number}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
