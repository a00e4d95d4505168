import type { DatesResultWire } from '@sefira/contracts/numerology/dates/dates-result';
import { fitNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { datesResultTexts as texts } from '../../../texts/analyses/best-dates.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';

type Explained = Pick<DatesResultWire, 'occasion' | 'care' | 'steps' | 'table' | 'note'>;

/** What to do before the date is settled. */
export function DatesCare({ care, steps }: Pick<Explained, 'care' | 'steps'>) {
  return (
    <section className="section">
      <h2>{texts.care}</h2>
      <p className="measure mt-2 text-muted">{care}</p>
      <ol className="mt-5 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline gap-2">
            <span aria-hidden="true" className="font-semibold text-gold tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DatesMethodProps {
  readonly result: Explained;
  /** Steps of the calculation with the agreement of the sources; none on a public page without births. */
  readonly method: DatesResultWire['method'];
}

/** The whole table of the occasion, and how the days were compared. */
export function DatesMethod({ result, method }: DatesMethodProps) {
  return (
    <section className="section">
      <h2>{texts.method}</h2>
      <FoldList className="mt-6">
        <Fold title={texts.table(occasionText(result.occasion).of)} summary={texts.tableSummary}>
          <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
            {result.table.map(({ number, fit, text }) => (
              <li key={number} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
                <span className="numeral text-[1.75rem] leading-none" style={numberHue(number)}>
                  {number}
                </span>
                <p className="text-small">
                  <strong>{fitNames[fit]}.</strong> {text}
                </p>
              </li>
            ))}
          </ul>
        </Fold>
        {method.length === 0 ? null : (
          <Fold title={texts.steps} summary={texts.stepsSummary}>
            <ol className="grid gap-4">
              {method.map(({ title, text, certainty }) => (
                <li key={title}>
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                    {title}
                    <Badge>{certainty}</Badge>
                  </p>
                  <p className="measure mt-1 text-small text-muted">{text}</p>
                </li>
              ))}
            </ol>
          </Fold>
        )}
      </FoldList>
      <p className="measure mt-4 text-small text-muted">{result.note}</p>
    </section>
  );
}
