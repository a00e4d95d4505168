import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { companyResultTexts as texts } from '../../../texts/analyses/results.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';

const longMonth = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });

const listFormat = new Intl.ListFormat('pt-BR');

function monthName(month: string): string {
  return longMonth.format(new Date(`${month}-01`));
}

/** Favourable days by month: those of the first one, then the others folded. */
export function BestDays({ days }: { readonly days: readonly string[] }) {
  const [first, ...others] = Map.groupBy(days, (day) => day.slice(0, 7));
  if (!first) return null;
  return (
    <section className="section">
      <h2>{texts.bestDays}</h2>
      <p className="measure mt-2 text-muted">{texts.bestDaysLead}</p>
      <div className="card mt-6 p-5">
        <MonthDays month={first[0]} days={first[1]} />
      </div>
      {others.length > 0 ? (
        <FoldList className="mt-4">
          <Fold title={texts.nextMonths} lead={listFormat.format(others.map(([key]) => monthName(key)))}>
            <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {others.map(([key, dates]) => (
                <MonthDays key={key} month={key} days={dates} />
              ))}
            </div>
          </Fold>
        </FoldList>
      ) : null}
    </section>
  );
}

function MonthDays({ month, days }: { readonly month: string; readonly days: readonly string[] }) {
  return (
    <div>
      <h3 className="first-letter:uppercase">{monthName(month)}</h3>
      <ul className="mt-4 flex flex-wrap gap-2">
        {days.map((date) => (
          <li
            key={date}
            className="grid min-w-13 justify-items-center rounded-lg bg-surface-secondary px-2 py-1.5 leading-tight tabular-nums"
          >
            <time dateTime={date} className="contents">
              <span className="text-fine text-muted">{weekday.format(new Date(date)).replace('.', '')}</span>
              <span className="font-semibold">{Number(date.slice(8))}</span>
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The best weekdays to open of a company to be founded. */
export function OpeningDays({ days }: { readonly days: CompanyResultWire['openingDays'] }) {
  return (
    <section className="section">
      <h2>{texts.opening}</h2>
      <p className="measure mt-2 text-muted">{texts.openingLead}</p>
      <div className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {[...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([key, found]) => (
          <div key={key} className="card p-5">
            <h3 className="first-letter:uppercase">{monthName(key)}</h3>
            <ul className="mt-3 grid gap-2 text-[0.9375rem]">
              {found.map(({ date, foundingNumber, personalYear, successPotential, isOwnersDay }) => (
                <li key={date} className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
                  <time dateTime={date} className="min-w-16 font-semibold">
                    {weekday.format(new Date(date)).replace('.', '')}, {Number(date.slice(8))}
                  </time>
                  <span className="text-small text-muted">
                    {texts.openingNumbers(foundingNumber, personalYear, successPotential)}
                    {isOwnersDay ? ` · ${texts.ownersDay}` : ''}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
