import type { CyclesResultWire } from '@sefira/contracts/numerology/results';
import { resultWords, cyclesResultTexts as texts } from '../../../texts/analyses/results.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import type { Explanation, System } from '../result-types.ts';
import { Calculation } from './calculation.tsx';
import { PointList } from './point-list.tsx';

interface YearCardProps {
  readonly yearly: Pick<
    CyclesResultWire['yearly'],
    'year' | 'personalYear' | 'phase' | 'description' | 'opportunities' | 'challenges'
  > & { readonly beforeBirth?: boolean };
  readonly explanation?: Explanation | undefined;
  readonly system: System;
}

/** The personal year: phase, openings and demands. */
export function YearCard({ yearly, explanation, system }: YearCardProps) {
  const { year, personalYear, phase, description, opportunities, challenges, beforeBirth = false } = yearly;
  return (
    <article className="card p-5 md:p-8">
      <header className="flex items-center gap-5">
        <span className="numeral text-[4.5rem] leading-none" style={numberHue(personalYear)}>
          {personalYear}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted">
            {texts.personalYear} · {year}
          </p>
          <h3>{phase || resultWords.missing}</h3>
        </div>
        <NumberGlyph number={personalYear} className="hidden w-20! shrink-0 sm:block" />
      </header>
      {beforeBirth ? <p className="mt-4 text-small text-muted">{texts.beforeBirth}</p> : null}
      <p className="measure mt-5">{description || resultWords.missingDescription}</p>
      <div className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <PointList title={resultWords.opportunities} points={opportunities} missing={resultWords.missingList} />
        <PointList title={resultWords.challenges} points={challenges} missing={resultWords.missingList} />
      </div>
      {explanation ? <Calculation explanation={explanation} system={system} /> : null}
    </article>
  );
}
