import type { CompatibilityResultWire } from '@sefira/contracts/numerology/results';
import { relationScale, relationTexts as texts } from '../../../texts/analyses/relations.ts';
import { compatibilityResultTexts } from '../../../texts/analyses/results.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { bandTone } from '../cards/band.ts';
import { Calculation } from '../cards/calculation.tsx';
import { PercentFigure } from '../cards/percent-figure.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import type { Explanation, System } from '../result-types.ts';

interface ScoreSectionProps {
  readonly result: Pick<
    CompatibilityResultWire,
    'overallScore' | 'word' | 'color' | 'description' | 'note' | 'compatibilityPairs'
  >;
  /** Names of all people, by their index. */
  readonly called: readonly string[];
  readonly overall: Explanation | undefined;
  readonly system: System;
}

/** The score with its formula and its scale, at the end and folded: a figure to understand, no verdict. */
export function ScoreSection({ result, called, overall, system }: ScoreSectionProps) {
  const { overallScore, word, color, description, note, compatibilityPairs } = result;
  return (
    <section id="pontuacao" className="section scroll-mt-36">
      <FoldList>
        <Fold title={texts.score} lead={texts.scoreLead} Heading="h2">
          <p className="measure">
            {texts.scoreLead} {texts.scoreText}
          </p>
          <div className="mt-6 grid gap-8 lg:grid-cols-2">
            <div>
              <PercentFigure
                label={compatibilityResultTexts.overall}
                value={overallScore}
                badge={<Badge tone={bandTone(color)}>{word}</Badge>}
              />
              <p className="measure mt-4">{description}</p>
              <p className="mt-3 text-small text-muted">{note}</p>
              {overall ? <Calculation explanation={overall} system={system} /> : null}
            </div>
            <div>
              <h3>{texts.scale}</h3>
              <dl className="mt-3 grid gap-1 text-[0.9375rem]">
                {relationScale.map(({ range, level: name, word: read }) => (
                  <div key={name} className="grid grid-cols-[5rem_7rem_1fr] gap-3 tabular-nums">
                    <dt>{range}</dt>
                    <dd>{name}</dd>
                    <dd className="text-muted">{read}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <ul className="mt-6 grid gap-x-10 lg:grid-cols-2">
            {compatibilityPairs.map((pair) => (
              <li key={`${pair.person1.id} ${pair.person2.id}`}>
                <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong>{[pair.person1, pair.person2].map(({ id }) => called[Number(id) - 1]).join(' e ')}</strong>
                  <span className="tabular-nums">{pair.score}%</span>
                  <Badge tone={bandTone(pair.color)}>{pair.word}</Badge>
                </p>
                <Calculation explanation={pair.explanation} system={system} />
              </li>
            ))}
          </ul>
        </Fold>
      </FoldList>
    </section>
  );
}
