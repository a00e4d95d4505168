import { interpretDay } from '@sefira/numerology/interpretations/personal-time';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { dashboardTexts as texts } from '../../texts/account/dashboard.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { dateInWords } from '../../ui/format/calendar-date.ts';
import { daysFrom } from './days-from.ts';
import { personalDay } from './personal-day.ts';

interface WeekWordsProps {
  readonly birthDate: string;
  /** The calendar date, `YYYY-MM-DD`. */
  readonly today: string;
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

/** Yesterday and the coming six days, each with its number and its words; a link to the calendar. */
export function WeekWords({ birthDate, today }: WeekWordsProps) {
  const [yesterday, ...coming] = [-1, 1, 2, 3, 4, 5, 6].map((distance) => daysFrom(today, distance));
  return (
    <div className="border-t border-border p-6 md:p-8 lg:border-s lg:border-t-0">
      {yesterday ? (
        <>
          <h3 className="font-sans text-small font-semibold text-muted">{texts.yesterday}</h3>
          <ul className="mt-1">
            <DayRow birthDate={birthDate} date={yesterday} />
          </ul>
        </>
      ) : null}
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <h3 className="font-sans text-small font-semibold text-muted">{texts.weekTitle}</h3>
        <Link to={paths.predictions} className="text-link shrink-0 text-small">
          {texts.weekAll}
        </Link>
      </div>
      <ol className="mt-1 divide-y divide-separator">
        {coming.map((date) => (
          <DayRow key={date} birthDate={birthDate} date={date} />
        ))}
      </ol>
    </div>
  );
}

function DayRow({ birthDate, date }: { readonly birthDate: string; readonly date: string }) {
  const number = personalDay(birthDate, date);
  if (number === null) return null;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3 py-2">
      <span
        aria-hidden="true"
        style={numberHue(number)}
        className="numeral grid h-9 place-items-center text-[1.75rem] leading-none"
      >
        {number}
      </span>
      <p className="leading-snug">
        <span className="sr-only">{texts.weekDay(dateInWords(date), number)}. </span>
        <span aria-hidden="true" className="block text-small font-semibold first-letter:uppercase">
          {weekday.format(new Date(date))}, {Number(date.slice(8))}
        </span>
        <span className="block text-small text-muted">{interpretDay(number).energy}</span>
      </p>
    </li>
  );
}
