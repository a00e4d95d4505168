import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { BrandResultWire } from '@sefira/contracts/numerology/brand/result';
import { brandResultTexts as texts } from '../../../texts/analyses/brand.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { BrandNameFold } from '../brand/brand-name-fold.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface BrandResultProps extends ResultHead {
  readonly input: AnalysisInput<'brand'>;
  readonly result: BrandResultWire;
}

const partNames = [texts.numbers, texts.sound, texts.marks] as const;

/** Names for a firm: a table of all, each in a fold, and what to do before one is registered. */
export function BrandResult({ input, result, analysisId: _, ...head }: BrandResultProps) {
  const { names } = result;
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(names.length)}
      lead={texts.span(input.sector, dateInFigures(input.from), dateInFigures(input.to))}
      system={result.system}
    >
      <p className="measure mt-8">{result.lead}</p>
      <section className="section">
        <h2>{texts.sideBySide}</h2>
        <p className="measure mt-1 text-muted">{texts.columnsHint}</p>
        <ComparedTable names={names} />
      </section>
      <section className="section">
        <h2>{texts.nameByName}</h2>
        <FoldList className="mt-5">
          {names.map((name, index) => (
            <BrandNameFold key={name.name} name={name} open={index === 0} />
          ))}
        </FoldList>
      </section>
      <section className="section">
        <h2>{texts.checklist}</h2>
        <p className="measure mt-2">{result.marksNote}</p>
        <ol className="measure mt-4 grid list-decimal gap-2 ps-5">
          {result.checklist.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <FoldList className="mt-8">
          <Fold Heading="h2" title={texts.method} summary={texts.methodSummary}>
            <ol className="grid gap-4">
              {result.method.map(({ title, text, certainty }) => (
                <li key={title}>
                  <p className="font-semibold">{title}</p>
                  <p className="measure mt-1 text-small text-muted">
                    {text} {certainty}
                  </p>
                </li>
              ))}
            </ol>
          </Fold>
        </FoldList>
        <p className="measure mt-4 text-small text-muted">{result.note}</p>
      </section>
    </ResultFrame>
  );
}

/** All names in figures; a phone has the parts of the points in the folds. */
function ComparedTable({ names }: Pick<BrandResultWire, 'names'>) {
  return (
    <div className="card mt-5 p-5 md:p-6">
      <table className="w-full text-small">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="text-start font-normal">
              {texts.name}
            </th>
            {partNames.map((head) => (
              <th key={head} scope="col" className="text-center font-normal max-md:hidden">
                {head}
              </th>
            ))}
            <th scope="col" className="text-end font-normal">
              {texts.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map(({ name, numbers, parts, score }) => (
            <tr key={name} className="border-t border-border">
              <th scope="row" className="text-start font-semibold">
                <span className="flex items-center gap-3 py-2.5">
                  <span className="numeral text-[1.75rem] leading-none" style={numberHue(numbers.expressao)}>
                    {numbers.expressao}
                  </span>
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                </span>
              </th>
              {[parts.numbers, parts.sound, parts.distinct].map((value, part) => (
                <td key={partNames[part]} className="text-center tabular-nums text-muted max-md:hidden">
                  {value}
                </td>
              ))}
              <td className="text-end font-semibold tabular-nums">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
