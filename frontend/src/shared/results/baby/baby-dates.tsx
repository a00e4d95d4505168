import type { BabyResultWire } from '@sefira/contracts/numerology/baby/result';
import { babyResultTexts as texts } from '../../../texts/analyses/baby.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { listWords } from '../dates/list-words.ts';

/** The Destinos that the dates make possible, and which day gives which. */
export function BabyDates({ destinos, days }: Pick<BabyResultWire, 'destinos' | 'days'>) {
  return (
    <section className="section">
      <h2>{texts.dates}</h2>
      <p className="measure mt-2 text-muted">{texts.datesLead}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {destinos.map(({ destino, days: count, keyword, text, names }) => (
          <li key={destino} className="grid grid-cols-[2.75rem_1fr] gap-x-3">
            <span className="numeral text-[1.75rem] leading-none" style={numberHue(destino)}>
              {destino}
            </span>
            <div>
              <p className="font-semibold">
                {keyword} <span className="font-normal text-muted">· {texts.days(count)}</span>
              </p>
              <p className="text-small">{text}</p>
              <p className="mt-1 text-small text-muted">
                {names.length === 0 ? texts.suitsNone : texts.suits(listWords(names))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {days.length === 1 ? null : (
        <FoldList className="mt-6">
          <Fold title={texts.calendar} summary={texts.calendarSummary}>
            <ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-small tabular-nums sm:grid-cols-3 xl:grid-cols-4">
              {days.map(({ date, destino }) => (
                <li key={date} className="flex justify-between gap-3 border-b border-separator py-1">
                  <time dateTime={date}>{dateInFigures(date)}</time>
                  <strong>{destino}</strong>
                </li>
              ))}
            </ul>
          </Fold>
        </FoldList>
      )}
    </section>
  );
}

type Explained = Pick<BabyResultWire, 'orders' | 'method' | 'note'>;

/** The surnames in their possible orders, and how the names were compared, folded. */
export function BabyMethod({ orders, method, note }: Explained) {
  return (
    <section className="section">
      <FoldList>
        <Fold Heading="h2" title={texts.orders} summary={orders.length > 1 ? texts.ordersLead : texts.orderLead}>
          <ul className="divide-y divide-separator">
            {orders.map(({ surnames, isChosen, favourable, text }) => (
              <li key={surnames} className="py-3">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {surnames}
                  {isChosen ? <Badge tone="gold">{texts.chosen}</Badge> : null}
                </p>
                <p className="text-small text-muted">
                  <span className="text-foreground">{texts.favourable(favourable)}.</span> {text}
                </p>
              </li>
            ))}
          </ul>
        </Fold>
        <Fold Heading="h2" title={texts.method} summary={texts.methodSummary}>
          <ol className="grid gap-4">
            {method.map(({ title, text, certainty }) => (
              <li key={title}>
                <p className="font-semibold">{title}</p>
                <p className="measure mt-1 text-small text-muted">
                  {text} {certainty}
                </p>
              </li>
            ))}
          </ol>
        </Fold>
      </FoldList>
      <p className="measure mt-4 text-small text-muted">{note}</p>
    </section>
  );
}
