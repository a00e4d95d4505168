import type { CyclesReadingWire } from '@sefira/contracts/numerology/cycles-reading';
import { cyclesStoryTexts as texts } from '../../../texts/analyses/cycles-reading.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { PointList } from '../cards/point-list.tsx';
import { Fold, FoldList } from './fold.tsx';
import { NumberMark } from './number-mark.tsx';

type Year = CyclesReadingWire['years'][number];

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

interface CycleYearsProps {
  readonly reading: CyclesReadingWire;
  /** Names of the years, by number. */
  readonly titleOf: (number: number) => string;
}

/** Three years, and the rest of their turn. */
export function CycleYears({ reading, titleOf }: CycleYearsProps) {
  const others = reading.ring.filter(({ place, text }) => place !== 'now' && text !== null);
  return (
    <section id="anos" className="result-section">
      <h2>{texts.years}</h2>
      <FoldList className="mt-4">
        {reading.years.map((year, index) => (
          <Fold
            key={year.from}
            eyebrow={texts.span(dateInFigures(year.from), dateInFigures(year.to))}
            title={titleOf(year.number)}
            lead={year.text}
            mark={<NumberMark number={year.number} />}
            aside={index === 0 && reading.isRunning ? <Badge tone="gold">{texts.here}</Badge> : undefined}
          >
            <YearBody year={year} />
          </Fold>
        ))}
        {others.length > 0 ? (
          <Fold title={texts.others} summary={others.map(({ number, word }) => `${number} ${word}`).join(' · ')}>
            <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
              {others.map(({ number, from, to, word, place, text }) => (
                <li key={from} className="flex gap-4">
                  <NumberMark number={number} />
                  <div>
                    <p className="text-small text-muted">
                      {texts.span(dateInFigures(from), dateInFigures(to))} ·{' '}
                      {texts[place === 'before' ? 'before' : 'after']}
                    </p>
                    <h4 className="font-semibold">{texts.yearOf(word)}</h4>
                    <p className="measure mt-1">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
      </FoldList>
    </section>
  );
}

type Quarter = Year['quarters'][number];

interface YearBodyProps {
  /** A public page has no dates. */
  readonly year: Pick<Year, 'number' | 'text' | 'fits' | 'waits' | 'question' | 'passage'> & {
    readonly quarters: readonly (Pick<Quarter, 'text'> & Partial<Quarter>)[];
  };
}

/** What a year is for, its quarters and the passage to the next one. */
export function YearBody({ year }: YearBodyProps) {
  const { number, text, fits, waits, question, quarters, passage } = year;
  return (
    <>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1.7fr_1fr]">
        <div className="grid content-start gap-4">
          <p className="measure">{text}</p>
          <p className="measure border-s border-gold ps-4 text-muted">{question}</p>
        </div>
        {fits.length > 0 ? (
          <div className="grid content-start gap-5 sm:grid-cols-2 lg:grid-cols-1">
            <PointList title={texts.fits} points={fits} />
            <PointList title={texts.waits} points={waits} />
          </div>
        ) : null}
      </div>
      <ol className="mt-6 grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {quarters.map(({ from, to, months, text: words }, index) => (
          <li key={words}>
            <h4 className="font-semibold">
              {from && to
                ? texts.quarter(index + 1, dateInFigures(from), dateInFigures(to))
                : texts.quarterOnly(index + 1)}
            </h4>
            {months ? (
              <p className="mt-0.5 flex flex-wrap gap-x-5 text-small text-muted">
                {months.map((month) => (
                  <span key={month.month}>
                    {monthName.format(new Date(`${month.month}-01`))}{' '}
                    <span className="numeral text-[1.25rem]" style={numberHue(month.number)}>
                      {month.number}
                    </span>
                  </span>
                ))}
              </p>
            ) : null}
            <p className="measure mt-1">{words}</p>
          </li>
        ))}
      </ol>
      <h4 className="mt-6 font-semibold">{texts.passage(number, number === 9 ? 1 : number + 1)}</h4>
      <p className="measure mt-1">{passage}</p>
    </>
  );
}
