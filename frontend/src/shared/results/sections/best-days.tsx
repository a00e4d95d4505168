import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { companyResultTexts as texts } from '../../../texts/analyses/results.ts';

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });

/** Favourable days by month. */
export function BestDays({ days }: { readonly days: readonly string[] }) {
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  return (
    <section className="section">
      <h2>{texts.bestDays}</h2>
      <p className="measure mt-2 text-muted">{texts.bestDaysLead}</p>
      <div className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {[...months].map(([key, dates]) => (
          <div key={key} className="card p-5">
            <h3 className="first-letter:uppercase">{month.format(new Date(`${key}-01`))}</h3>
            <ul className="mt-4 flex flex-wrap gap-2">
              {dates.map((date) => (
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
        ))}
      </div>
    </section>
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
            <h3 className="first-letter:uppercase">{month.format(new Date(`${key}-01`))}</h3>
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
