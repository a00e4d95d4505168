import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listTexts, calendarTexts as texts } from '../../../texts/professional/reseller.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { dateInFigures, todayInBrazil } from '../../../ui/format/calendar-date.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useReleasesQuery } from '../api.ts';
import { daysOfMonth, monthAfter, monthInWords } from './release-month.ts';

/** For narrow cells; the month's sum above shows the currency. */
const figures = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Release {
  readonly day: string;
  readonly amount: number;
  readonly commissions: number;
}

/** Sums by their release day, a month at a time; a list on a phone. */
export function ReleaseCalendar() {
  const query = useReleasesQuery();
  const { data: releases, isError } = query;
  if (!releases && !isError) return <Skeleton className="h-80 w-full" />;
  return (
    <section aria-labelledby="releases-title" className="card min-w-0 p-5 md:p-6">
      <h2 id="releases-title" className="text-h3">
        {texts.title}
      </h2>
      <p className="mt-1 text-small text-muted">{texts.lead}</p>
      {releases ? <Month releases={releases} /> : <RetryNotice text={texts.loadFailed} query={query} />}
    </section>
  );
}

function Month({ releases }: { readonly releases: readonly Release[] }) {
  const thisMonth = todayInBrazil().slice(0, 7);
  const firstMonth = releases[0]?.day.slice(0, 7) ?? thisMonth;
  const lastMonth = releases.at(-1)?.day.slice(0, 7) ?? thisMonth;
  const [month, setMonth] = useState(firstMonth);
  const ofMonth = releases.filter(({ day }) => day.startsWith(month));
  const sum = ofMonth.reduce((total, { amount }) => total + amount, 0);
  if (releases.length === 0) return <p className="mt-8 text-center text-muted">{texts.none}</p>;
  return (
    <>
      <div className="mt-4 flex items-center justify-between gap-2">
        <Step label={texts.previous} isOff={month <= thisMonth} onPress={() => setMonth(monthAfter(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Step>
        <p aria-live="polite" className="text-center">
          <span className="block font-semibold first-letter:uppercase">{monthInWords(month)}</span>
          <span className="text-small text-muted tabular-nums">{texts.monthSum(formatMoney(sum))}</span>
        </p>
        <Step label={texts.next} isOff={month >= lastMonth} onPress={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      </div>
      <MonthGrid month={month} releases={ofMonth} />
      <ul className="mt-3 divide-y divide-border sm:sr-only">
        {ofMonth.map(({ day, amount, commissions }) => (
          <li key={day} className="flex items-baseline justify-between gap-4 py-2">
            <span>
              {dateInFigures(day)}{' '}
              <span className="text-small text-muted">{listTexts.commissionCount(commissions)}</span>
            </span>
            <span className="tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function MonthGrid({ month, releases }: { readonly month: string; readonly releases: readonly Release[] }) {
  const { before, days } = daysOfMonth(month);
  const amounts = new Map(releases.map(({ day, amount }) => [day, amount]));
  return (
    <div aria-hidden="true" className="mt-3 hidden grid-cols-7 gap-1 sm:grid">
      {texts.weekdays.map((weekday) => (
        <span key={weekday} className="pb-1 text-center text-fine text-muted">
          {weekday}
        </span>
      ))}
      {days.map((day, index) => {
        const amount = amounts.get(day);
        return (
          <div
            key={day}
            style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
            className={`min-h-13 min-w-0 rounded-lg border p-1.5 text-fine tabular-nums ${
              amount === undefined ? 'border-transparent text-muted' : 'border-accent font-semibold'
            }`}
          >
            {Number(day.slice(8))}
            {amount === undefined ? null : (
              <span className="block truncate text-accent">{figures.format(amount / 100)}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Step({ label, isOff, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-lg hover:bg-default disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
