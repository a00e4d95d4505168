import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { levelNames } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { DatesCare, DatesMethod } from '../../shared/results/dates/dates-method.tsx';
import { datesResultTexts as texts } from '../../texts/analyses/best-dates.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { dateInWords } from '../../ui/format/calendar-date.ts';

interface RedactedDatesProps {
  readonly content: Extract<RedactedContent, { kind: 'dates' }>;
}

/** The best days without the personal numbers, which would narrow a birth date down. */
export function RedactedDates({ content }: RedactedDatesProps) {
  return (
    <>
      <section className="section">
        <p className="measure text-muted">{content.lead}</p>
        <ol className="card mt-6 divide-y divide-separator">
          {content.best.map(({ date, level, diaUniversal }, index) => (
            <li key={date} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
              <span className="w-20 text-small text-muted">{texts.place(index + 1)}</span>
              <time dateTime={date} className="min-w-0 grow font-semibold first-letter:uppercase">
                {dateInWords(date)}
              </time>
              <span className="text-small text-muted">{texts.universal(diaUniversal)}</span>
              <Badge tone={index === 0 ? 'gold' : 'neutral'}>{levelNames[level]}</Badge>
            </li>
          ))}
        </ol>
        <p className="measure mt-4 text-small text-muted">{texts.redacted}</p>
      </section>
      <DatesCare care={content.care} steps={content.steps} />
      <DatesMethod result={content} method={[]} />
    </>
  );
}
