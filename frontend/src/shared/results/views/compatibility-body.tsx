import type { CompatibilityResultWire } from '@sefira/contracts/numerology/results';
import { drawCouple } from '@sefira/drawings/couple';
import { drawRelationMap } from '@sefira/drawings/relation-map';
import { resultWords, compatibilityResultTexts as texts } from '../../../texts/analyses/results.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { bandTone } from '../cards/band.ts';
import { Calculation } from '../cards/calculation.tsx';
import { PairCard } from '../cards/pair-card.tsx';
import { PercentFigure } from '../cards/percent-figure.tsx';
import { stepsOf, TitledSteps } from '../cards/titled-steps.tsx';
import { firstName, relationMapOf } from '../drawings/relation-drawings.ts';
import type { ComparedMap, Explanation, System } from '../result-types.ts';

type Shown = Pick<
  CompatibilityResultWire,
  'overallScore' | 'level' | 'color' | 'description' | 'note' | 'recommendations' | 'compatibilityPairs'
> & {
  readonly people: readonly Pick<
    CompatibilityResultWire['people'][number],
    'id' | 'name' | 'lifePath' | 'expression'
  >[];
};

interface CompatibilityBodyProps {
  readonly result: Shown;
  readonly system: System;
  readonly overall?: Explanation | undefined;
  /** The people's maps, where the viewer may see calculations of dates. */
  readonly maps?: readonly ComparedMap[];
}

/** The score, the people, every pair, and advice. */
export function CompatibilityBody({ result, system, overall, maps }: CompatibilityBodyProps) {
  const { overallScore, level, color, description, note, people, compatibilityPairs, recommendations } = result;
  return (
    <>
      <div className="mt-8 grid items-stretch gap-6 lg:grid-cols-[minmax(0,1.1fr)_1fr]">
        <div className="card grid place-items-center p-4 md:p-6">
          <Drawing node={pictureOf(result)} className="max-w-[34rem]" />
        </div>
        <section aria-label={texts.overall} className="card grid content-center p-6 md:p-8">
          <PercentFigure
            large
            label={texts.overall}
            value={overallScore}
            badge={<Badge tone={bandTone(color)}>{level}</Badge>}
          />
          <p className="measure mt-5">{description}</p>
          <p className="mt-3 text-small text-muted">{note}</p>
          {overall ? <Calculation explanation={overall} system={system} /> : null}
        </section>
      </div>
      <section className="section">
        <h2>{texts.people}</h2>
        <ul className="mt-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {people.map(({ id, name, lifePath, expression }, index) => {
            const explanation = maps?.[index]?.explanations.destino;
            return (
              <li key={id} className="card p-5">
                <div className="flex items-center gap-4">
                  <span className="numeral text-[3rem] leading-none" style={numberHue(lifePath)}>
                    {lifePath}
                  </span>
                  <div className="min-w-0 flex-1">
                    <h3>{name}</h3>
                    <p className="text-small text-muted">
                      {texts.lifePath} {lifePath} · {texts.expression} {expression}
                    </p>
                  </div>
                  <NumberGlyph number={lifePath} className="w-14! shrink-0" />
                </div>
                {explanation ? <Calculation explanation={explanation} system={system} /> : null}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="section">
        <h2>{texts.pairs}</h2>
        <div className={`mt-6 grid items-start gap-6 ${compatibilityPairs.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          {compatibilityPairs.map((pair) => (
            <PairCard key={`${pair.person1.id} ${pair.person2.id}`} pair={pair} system={system} />
          ))}
        </div>
      </section>
      <TitledSteps title={resultWords.recommendations} steps={stepsOf(recommendations)} />
    </>
  );
}

function pictureOf({ people, compatibilityPairs, overallScore, level }: Shown) {
  const options = { palette: cardPalette };
  const [pair] = compatibilityPairs;
  if (people.length > 2 || !pair) return drawRelationMap(relationMapOf(people, compatibilityPairs), options);
  const { person1, person2, numbers } = pair;
  return drawCouple(
    {
      first: { name: firstName(person1.name), number: numbers[0] },
      second: { name: firstName(person2.name), number: numbers[1] },
      score: overallScore,
      word: level,
    },
    options,
  );
}
