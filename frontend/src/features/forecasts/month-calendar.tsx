import type { CalendarDay } from '@sefira/numerology/block-results';
import { interpretMonth } from '@sefira/numerology/interpretations/personal-time';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { forecastTexts as texts } from '../../texts/analyses/forecasts.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { dateInWords } from '../../ui/format/calendar-date.ts';
import { DayCard } from './day-card.tsx';
import { daysOf, type Month, monthOf, movedBy } from './months.ts';

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const arrow = 'button button--outline button--icon-only';

interface MonthCalendarProps {
  readonly birthDate: string;
  readonly today: string;
}

/** A month with the number of each day; the chosen day in words. */
export function MonthCalendar({ birthDate, today }: MonthCalendarProps) {
  const [month, setMonth] = useState(() => monthOf(today));
  const [chosen, setChosen] = useState(today);
  const days = daysOf(birthDate, month);
  const day = days.find(({ date }) => date === chosen) ?? days[0];
  const number = days[0]?.mesPessoal ?? 1;
  const move = (steps: number) => {
    const moved = movedBy(month, steps);
    if (moved) setMonth(moved);
  };
  return (
    <section className="grid gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="card p-4 md:p-6">
        <div className="flex items-center justify-between gap-3">
          <button type="button" aria-label={texts.previousMonth} onClick={() => move(-1)} className={arrow}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <div className="text-center">
            <h2 className="text-h3 first-letter:uppercase" aria-live="polite">
              {monthName.format(new Date(Date.UTC(month.year, month.month - 1)))}
            </h2>
            <p className="text-small text-muted">
              {texts.month(number)}: {interpretMonth(number).title}
            </p>
          </div>
          <button type="button" aria-label={texts.nextMonth} onClick={() => move(1)} className={arrow}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </div>
        <MonthGrid month={month} days={days} chosen={day?.date ?? ''} today={today} onChoose={setChosen} />
        <p className="mt-4 text-fine text-muted">{texts.calendarLegend}</p>
      </div>
      {day ? <DayCard day={day} /> : null}
    </section>
  );
}

interface MonthGridProps {
  readonly month: Month;
  readonly days: readonly CalendarDay[];
  readonly chosen: string;
  readonly today: string;
  readonly onChoose: (date: string) => void;
}

function MonthGrid({ month, days, chosen, today, onChoose }: MonthGridProps) {
  const offset = days[0]?.weekday ?? 0;
  return (
    <div className="mt-5 grid grid-cols-7 gap-1 text-center">
      {texts.weekdays.map((weekday) => (
        <span key={weekday} aria-hidden="true" className="pb-1 text-fine text-muted">
          {weekday}
        </span>
      ))}
      {days.map(({ date, diaPessoal, favoravel }, index) => (
        <button
          key={`${month.year}-${date}`}
          type="button"
          aria-pressed={date === chosen}
          {...(date === today ? { 'aria-current': 'date' as const } : {})}
          onClick={() => onChoose(date)}
          {...(index === 0 ? { style: { gridColumnStart: offset + 1 } } : {})}
          className={`grid min-h-14 cursor-pointer content-center rounded-lg border leading-tight hover:border-accent aria-pressed:border-accent aria-pressed:bg-surface-secondary ${favoravel ? 'border-gold' : 'border-transparent'} aria-[current=date]:font-bold`}
        >
          <span aria-hidden="true" className="text-fine text-muted">
            {Number(date.slice(8))}
          </span>
          <span aria-hidden="true" className="numeral text-h3" style={numberHue(diaPessoal)}>
            {diaPessoal}
          </span>
          <span className="sr-only">{texts.dayLabel(dateInWords(date), diaPessoal, favoravel)}</span>
        </button>
      ))}
    </div>
  );
}
