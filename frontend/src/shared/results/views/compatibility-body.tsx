import type { CompatibilityResultWire } from '@sefira/contracts/numerology/results';
import { drawCouple } from '@sefira/drawings/couple';
import { drawRelationMap } from '@sefira/drawings/relation-map';
import { calledNames } from '@sefira/numerology/interpretations/relationship/called-names';
import { relationTexts } from '../../../texts/analyses/relations.ts';
import { relationWords, resultWords, compatibilityResultTexts as texts } from '../../../texts/analyses/results.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Calculation } from '../cards/calculation.tsx';
import { namesInRoles, PairCard } from '../cards/pair-card.tsx';
import { PointList } from '../cards/point-list.tsx';
import { stepsOf, TitledSteps } from '../cards/titled-steps.tsx';
import { FoldList } from '../chapters/fold.tsx';
import { ResultIndex } from '../chapters/result-index.tsx';
import { relationMapOf } from '../drawings/relation-drawings.ts';
import type { ComparedMap, Explanation, System } from '../result-types.ts';
import {
  axisEntries,
  commonEntries,
  FoldedEntries,
  NumberedText,
  SharedMonths,
} from '../sections/relation-sections.tsx';
import { ScoreSection } from '../sections/score-section.tsx';

type Shown = Pick<
  CompatibilityResultWire,
  | 'overallScore'
  | 'level'
  | 'color'
  | 'word'
  | 'description'
  | 'note'
  | 'question'
  | 'recommendations'
  | 'compatibilityPairs'
  | 'togetherNumber'
> & {
  readonly people: readonly Pick<
    CompatibilityResultWire['people'][number],
    'id' | 'name' | 'lifePath' | 'expression'
  >[];
  /** Left out where birth dates are. */
  readonly calendar?: CompatibilityResultWire['calendar'];
};

interface CompatibilityBodyProps {
  readonly result: Shown;
  readonly system: System;
  readonly overall?: Explanation | undefined;
  /** The people's maps, where the viewer may see calculations of dates. */
  readonly maps?: readonly ComparedMap[];
}

/** What the people make of their relation: axes, what they share, twelve months, advice; the score at the end. */
export function CompatibilityBody({ result, system, overall, maps }: CompatibilityBodyProps) {
  const { people, compatibilityPairs, calendar = [], recommendations, word, question } = result;
  const called = calledNames(people.map(({ name }) => name));
  const [first] = compatibilityPairs;
  const pair = compatibilityPairs.length === 1 ? first : undefined;
  const sections = [
    { id: 'encontro', label: pair ? relationTexts.axes : texts.pairs },
    ...(pair ? [{ id: 'comum', label: relationTexts.common }] : []),
    ...(calendar.length > 0 ? [{ id: 'meses', label: relationTexts.months }] : []),
    { id: 'pessoas', label: texts.people },
    { id: 'pontuacao', label: relationTexts.score },
  ];
  return (
    <>
      <div className="mt-8 grid items-stretch gap-6 lg:grid-cols-[minmax(0,1.1fr)_1fr]">
        <div className="card grid place-items-center p-4 md:p-6">
          <Drawing node={pictureOf(result, called)} className="max-w-[34rem]" />
        </div>
        <section aria-label={relationTexts.meeting} className="card grid content-center p-6 md:p-8">
          {pair ? (
            <>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
                <Badge tone="gold">{word}</Badge>
                {relationWords[pair.relation]}, {pair.numbers[0]} com {pair.numbers[1]}
              </p>
              <h2 className="mt-3 text-h3">{namesInRoles(pair, called)}</h2>
              <p className="measure mt-3">{pair.description}</p>
              <div className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
                <PointList title={resultWords.strengths} points={pair.strengths} Heading="h3" />
                <PointList title={resultWords.care} points={pair.care} Heading="h3" />
              </div>
            </>
          ) : (
            <>
              <Badge tone="gold">{word}</Badge>
              <p className="measure mt-4">{result.description}</p>
            </>
          )}
          <p className="mt-5 border-s border-gold ps-4">
            <strong>{relationTexts.question}:</strong> {question}
          </p>
        </section>
      </div>
      <ResultIndex entries={sections} />
      {pair ? (
        <>
          <section id="encontro" className="section scroll-mt-36">
            <h2>{relationTexts.axes}</h2>
            <p className="mt-2 text-muted">{relationTexts.axesLead}</p>
            <FoldedEntries entries={axisEntries(pair)} />
          </section>
          <section id="comum" className="section scroll-mt-36">
            <h2>{relationTexts.common}</h2>
            {pair.shared.length === 0 ? <p className="measure mt-2 text-muted">{relationTexts.commonNone}</p> : null}
            <FoldedEntries entries={commonEntries(pair, called)} />
            <div className="card mt-6 p-5 md:p-6">
              <NumberedText
                number={pair.pairNumber.number}
                title={pair.pairNumber.title}
                text={pair.pairNumber.text}
                Heading="h3"
              >
                {relationTexts.pairNumber}
              </NumberedText>
            </div>
          </section>
        </>
      ) : (
        <section id="encontro" className="section scroll-mt-36">
          <h2>{texts.pairs}</h2>
          <FoldList className="mt-6">
            {compatibilityPairs.map((one) => (
              <PairCard key={`${one.person1.id} ${one.person2.id}`} pair={one} called={called} />
            ))}
          </FoldList>
        </section>
      )}
      {calendar.length > 0 ? (
        <section id="meses" className="section scroll-mt-36">
          <h2>{relationTexts.months}</h2>
          <p className="mt-2 text-muted">{relationTexts.monthsLead}</p>
          <SharedMonths months={calendar} called={called} />
        </section>
      ) : null}
      <TitledSteps title={resultWords.recommendations} steps={stepsOf(recommendations)} />
      <section id="pessoas" className="section scroll-mt-36">
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
                </div>
                {explanation ? <Calculation explanation={explanation} system={system} /> : null}
              </li>
            );
          })}
        </ul>
      </section>
      <ScoreSection result={result} called={called} overall={overall} system={system} />
    </>
  );
}

function pictureOf({ people, compatibilityPairs, togetherNumber }: Shown, called: readonly string[]) {
  const options = { palette: cardPalette };
  const [pair] = compatibilityPairs;
  if (people.length > 2 || !pair) {
    const named = people.map((person, index) => ({ ...person, name: called[index] ?? person.name }));
    return drawRelationMap(relationMapOf(named, compatibilityPairs), options);
  }
  const { numbers } = pair;
  return drawCouple(
    {
      first: { name: called[0] ?? '', number: numbers[0] },
      second: { name: called[1] ?? '', number: numbers[1] },
      together: togetherNumber,
    },
    options,
  );
}
