import type { BookDayWire, YearBookResultWire } from '@sefira/contracts/numerology/life/year-book-result';
import { yearBookResultTexts as texts } from '../../../texts/analyses/year-book.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { dateInFigures, dateInWords, todayInBrazil } from '../../../ui/format/calendar-date.ts';
import { dayBefore } from '../atlas/line-scale.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface YearBookResultProps extends Omit<ResultHead, 'analysisId'> {
  readonly result: YearBookResultWire;
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const daysOfWeek = 7;

/** Twelve months day by day: the present week, the personal years, and each month with its days folded. */
export function YearBookResult({ result, ...head }: YearBookResultProps) {
  const { name, from, to, years, months } = result;
  const today = todayInBrazil();
  const days = months.flatMap((month) => month.days);
  const isRunning = today >= from && today <= to;
  const at = isRunning ? days.findIndex(({ date }) => date === today) : 0;
  // The week from Monday on, as far as it lies in the book.
  const monday = Math.max(0, at - (((days[at]?.weekday ?? 1) + daysOfWeek - 1) % daysOfWeek));
  const lastDayOf = (index: number) => {
    const next = years[index + 1];
    return next ? dayBefore(next.from) : to;
  };
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(name)}
      lead={texts.span(dateInFigures(from), dateInFigures(to))}
      system={result.system}
    >
      <section className="section">
        <h2>{isRunning ? texts.week : texts.firstWeek}</h2>
        <div className="card mt-6 px-5 py-2">
          <DayList days={days.slice(monday, monday + daysOfWeek)} />
        </div>
      </section>
      <section className="section grid gap-6 md:grid-cols-2">
        {years.map(({ number, from: starts, phase, text }, index) => (
          <article key={starts} className="card p-5 md:p-6">
            <p className="text-small text-muted">
              {texts.span(dateInFigures(starts), dateInFigures(lastDayOf(index)))}
            </p>
            <h2 className="mt-1 text-h3">
              <span className={`${numeralClass(number)} me-3 text-h2`} style={numberHue(number)}>
                {number}
              </span>
              {phase}
            </h2>
            <p className="mt-3">{text}</p>
          </article>
        ))}
      </section>
      <section className="section">
        <h2>{texts.days}</h2>
        <p className="measure mt-2 text-muted">{texts.daysLead}</p>
        <FoldList className="mt-6">
          {months.map((month) => (
            <Fold
              key={month.month}
              eyebrow={texts.month(month.number, month.personalYear)}
              title={monthName.format(new Date(`${month.month}-01T00:00:00Z`))}
              summary={month.title}
              mark={
                <span className={`${numeralClass(month.number)} text-h2`} style={numberHue(month.number)}>
                  {month.number}
                </span>
              }
            >
              <p className="measure">{month.text}</p>
              {month.turn ? (
                <p className="measure mt-2 text-small text-muted">
                  {texts.turn(dateInFigures(month.turn.date), month.turn.personalYear, month.turn.number)}
                </p>
              ) : null}
              <div className="mt-4">
                <DayList days={month.days} />
              </div>
            </Fold>
          ))}
        </FoldList>
      </section>
      <section className="section">
        <h2>{texts.paper}</h2>
        <p className="measure mt-2 text-muted">{texts.paperText}</p>
      </section>
    </ResultFrame>
  );
}

function DayList({ days }: { readonly days: readonly BookDayWire[] }) {
  return (
    <ol className="divide-y divide-separator">
      {days.map(({ date, number, isFavourable, holiday, line }) => (
        <li key={date} className="grid grid-cols-[2.5rem_1fr] gap-3 py-3">
          <span className={`${numeralClass(number)} text-h3`} style={numberHue(number)}>
            {number}
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 text-small">
              <time dateTime={date} className="font-semibold first-letter:uppercase">
                {dateInWords(date)}
              </time>
              {isFavourable ? <Badge tone="gold">{texts.favourable}</Badge> : null}
              {holiday ? <Badge>{holiday}</Badge> : null}
            </p>
            <p className="measure mt-0.5">{line}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
