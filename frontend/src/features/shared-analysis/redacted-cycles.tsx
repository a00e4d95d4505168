import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { WeekCard } from '../../shared/results/cards/week-card.tsx';
import { YearCard } from '../../shared/results/cards/year-card.tsx';
import { PurposeFold } from '../../shared/results/chapters/cycle-days.tsx';
import { YearBody } from '../../shared/results/chapters/cycle-years.tsx';
import { Fold, FoldList } from '../../shared/results/chapters/fold.tsx';
import { NumberMark } from '../../shared/results/chapters/number-mark.tsx';
import type { System } from '../../shared/results/result-types.ts';
import { chapterTexts } from '../../texts/analyses/chapters.ts';
import { cyclesStoryTexts as texts } from '../../texts/analyses/cycles-reading.ts';

type Content = Extract<RedactedContent, { kind: 'cycles' }>;

interface RedactedCyclesProps {
  readonly content: Content;
  readonly system: System;
}

/** Day, year and turn of a person with a hidden birth date. */
export function RedactedCycles({ content, system }: RedactedCyclesProps) {
  return (
    <>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <WeekCard system={system} weekly={content.weekly} />
        <YearCard system={system} yearly={content.yearly} />
      </div>
      {content.reading ? <Turn reading={content.reading} /> : null}
    </>
  );
}

/** Three years, the others of their turn, and what days are good for; without a date. */
function Turn({ reading: { ring, years, purposes } }: { readonly reading: NonNullable<Content['reading']> }) {
  const others = ring.filter(({ place }) => place !== 'now');
  return (
    <>
      <section className="section">
        <h2>{texts.years}</h2>
        <FoldList className="mt-6">
          {years.map((year) => (
            <Fold
              key={year.number}
              title={chapterTexts.year(year.number)}
              lead={year.text}
              mark={<NumberMark number={year.number} />}
            >
              <YearBody year={year} />
            </Fold>
          ))}
          <Fold title={texts.others} summary={others.map(({ number, word }) => `${number} ${word}`).join(' · ')}>
            <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
              {others.map(({ number, word, text }) => (
                <li key={number} className="flex gap-4">
                  <NumberMark number={number} />
                  <div>
                    <h4 className="font-semibold">{texts.yearOf(word)}</h4>
                    <p className="measure mt-1">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Fold>
        </FoldList>
      </section>
      <section className="section">
        <h2>{texts.days}</h2>
        <FoldList className="mt-6">
          {purposes.map((purpose) => (
            <PurposeFold key={purpose.purpose} {...purpose} />
          ))}
        </FoldList>
      </section>
    </>
  );
}
