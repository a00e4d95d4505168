import type { CyclesResultWire } from '@sefira/contracts/numerology/results';
import { resultWords, cyclesResultTexts as texts } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import type { Explanation, System } from '../result-types.ts';
import { Calculation } from './calculation.tsx';

interface WeekCardProps {
  readonly weekly: Pick<CyclesResultWire['weekly'], 'number' | 'day' | 'planet' | 'energy' | 'bestFor' | 'avoid'>;
  readonly explanation?: Explanation | undefined;
  readonly system: System;
}

/** The day: its number, its planet, and its purposes. */
export function WeekCard({ weekly, explanation, system }: WeekCardProps) {
  const { number, day, planet, energy, bestFor, avoid } = weekly;
  const lines = [
    { term: texts.energy, text: energy },
    { term: texts.bestFor, text: bestFor },
    { term: texts.avoid, text: avoid },
  ];
  return (
    <article className="card p-5 md:p-8">
      <header className="flex items-center gap-5">
        <span className="numeral text-[4.5rem] leading-none" style={numberHue(number)}>
          {number}
        </span>
        <div>
          <p className="text-small text-muted first-letter:uppercase">
            {day} · {texts.dayNumber}
          </p>
          <h3>
            {texts.planet}: {planet}
          </h3>
        </div>
      </header>
      <dl className="mt-5 grid gap-4">
        {lines.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-small font-semibold">{term}</dt>
            <dd className="mt-0.5 text-muted">{text || resultWords.missing}</dd>
          </div>
        ))}
      </dl>
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </article>
  );
}
