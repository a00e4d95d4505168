import type { CompatibilityPairWire } from '@sefira/contracts/numerology/results';
import { relationWords, resultWords, compatibilityResultTexts as texts } from '../../../texts/analyses/results.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { System } from '../result-types.ts';
import { bandTone } from './band.ts';
import { Calculation } from './calculation.tsx';
import { PointList } from './point-list.tsx';

interface PairCardProps {
  readonly pair: CompatibilityPairWire;
  readonly system: System;
}

/** A pair: score, level, relation of the numbers, strengths and challenges. */
export function PairCard({ pair, system }: PairCardProps) {
  const { person1, person2, score, level, color, relation, numbers, description, strengths, care } = pair;
  return (
    <article className="card p-5 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3>
            {person1.name} <span className="text-muted">&amp;</span> {person2.name}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-muted">
            {texts.mission}: <span style={numberHue(numbers[0])}>{numbers[0]}</span>
            <span aria-hidden="true">×</span>
            <span style={numberHue(numbers[1])}>{numbers[1]}</span>
            <span>· {relationWords[relation]}</span>
          </p>
        </div>
        <p className="flex items-center gap-3">
          <span className="figure text-h1 leading-none text-gold">
            {score}
            <span className="text-h3">%</span>
          </span>
          <Badge tone={bandTone(color)}>{level}</Badge>
        </p>
      </header>
      <p className="measure mt-4">{description}</p>
      <div className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <PointList title={resultWords.strengths} points={strengths} />
        <PointList title={resultWords.care} points={care} />
      </div>
      <Calculation explanation={pair.explanation} system={system} />
    </article>
  );
}
