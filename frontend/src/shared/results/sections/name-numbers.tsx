import type { NameResultWire } from '@sefira/contracts/numerology/results';
import { resultWords, nameResultTexts as texts } from '../../../texts/analyses/results.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { Calculation } from '../cards/calculation.tsx';
import { PointList } from '../cards/point-list.tsx';
import type { Explanation, System } from '../result-types.ts';

interface NameNumbersProps {
  readonly result: Pick<
    NameResultWire,
    | 'expressionNumber'
    | 'soulUrgeNumber'
    | 'personalityNumber'
    | 'expressionAnalysis'
    | 'soulUrgeAnalysis'
    | 'personalityAnalysis'
  >;
  readonly explanations: Readonly<Record<string, Explanation>>;
  readonly system: System;
}

/** The three numbers of a name with their meanings. */
export function NameNumbers({ result, explanations, system }: NameNumbersProps) {
  const { expressionAnalysis, soulUrgeAnalysis, personalityAnalysis } = result;
  const chapters = [
    {
      rule: 'expressao',
      label: texts.expression,
      hint: texts.expressionHint,
      number: result.expressionNumber,
      text: expressionAnalysis.characteristics,
      listTitle: texts.talents,
      list: expressionAnalysis.talents,
    },
    {
      rule: 'motivacao',
      label: texts.soulUrge,
      hint: texts.soulUrgeHint,
      number: result.soulUrgeNumber,
      text: soulUrgeAnalysis.desires,
      listTitle: texts.motivations,
      list: soulUrgeAnalysis.motivations,
    },
    {
      rule: 'impressao',
      label: texts.personality,
      hint: texts.personalityHint,
      number: result.personalityNumber,
      text: personalityAnalysis.impression,
      listTitle: texts.traits,
      list: personalityAnalysis.traits,
    },
  ];
  return (
    <section className="section">
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {chapters.map(({ rule, label, hint, number, text, listTitle, list }) => {
          const explanation = explanations[rule];
          return (
            <article key={rule} className="card p-5 md:p-6">
              <header className="flex items-center gap-4">
                <span className={`${numeralClass(number)} text-[3.5rem] leading-none`} style={numberHue(number)}>
                  {number}
                </span>
                <div className="min-w-0 flex-1">
                  <h2 className="text-h3">{label}</h2>
                  <p className="text-small text-muted">{hint}</p>
                </div>
                <NumberGlyph number={number} className="w-16! shrink-0" />
              </header>
              <p className="mt-4">{text || resultWords.missingDescription}</p>
              <div className="mt-4">
                <PointList title={listTitle} points={list} missing={resultWords.missingList} Heading="h3" />
              </div>
              {explanation ? <Calculation explanation={explanation} system={system} /> : null}
            </article>
          );
        })}
      </div>
    </section>
  );
}
