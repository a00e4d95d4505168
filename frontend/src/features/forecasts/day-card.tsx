import type { CalendarDay } from '@sefira/numerology/block-results';
import { interpretDay } from '@sefira/numerology/interpretations/personal-time';
import { forecastTexts as texts } from '../../texts/analyses/forecasts.ts';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { dateInWords } from '../../ui/format/calendar-date.ts';

/** A day in words. */
export function DayCard({ day }: { readonly day: CalendarDay }) {
  const { message, text, bestFor, avoid } = interpretDay(day.diaPessoal);
  return (
    <section aria-live="polite" className="card p-5 md:p-6">
      <div className="flex items-center gap-4">
        <NumberGlyph number={day.diaPessoal} className="w-16! shrink-0" />
        <div>
          <p className="text-small text-muted first-letter:uppercase">{dateInWords(day.date)}</p>
          <h2 className="text-h3">{texts.day(day.diaPessoal)}</h2>
          <p className="text-small text-muted">{texts.planet(day.planet)}</p>
        </div>
      </div>
      {day.favoravel ? (
        <div className="mt-4">
          <Badge tone="gold">{texts.favourable}</Badge>
        </div>
      ) : null}
      <p className="mt-4 font-semibold">{message}</p>
      <p className="mt-2">{text}</p>
      <dl className="mt-4 grid gap-3 text-[0.9375rem]">
        <div>
          <dt className="text-small font-semibold">{texts.bestFor}</dt>
          <dd className="text-muted">{bestFor}</dd>
        </div>
        <div>
          <dt className="text-small font-semibold">{texts.avoid}</dt>
          <dd className="text-muted">{avoid}</dd>
        </div>
      </dl>
    </section>
  );
}
