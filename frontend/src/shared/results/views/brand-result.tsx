import type { BrandResultWire } from '@sefira/contracts/numerology/brand/result';
import type { AnalysisInput } from '@sefira/contracts/numerology/inputs';
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

/** All names in figures; the name stands above its figures on a phone. */
function ComparedTable({ names }: Pick<BrandResultWire, 'names'>) {
  const row = 'grid grid-cols-4 gap-x-3 md:grid-cols-[minmax(0,1fr)_repeat(4,5.5rem)]';
  return (
    <table className="card mt-5 block p-5 text-small md:p-6">
      <thead className="block">
        <tr className={row}>
          <th scope="col" className="sr-only text-start font-normal text-muted md:not-sr-only">
            {texts.name}
          </th>
          {[texts.numbers, texts.sound, texts.marks, texts.points].map((head) => (
            <th key={head} scope="col" className="text-start font-normal text-muted md:text-center">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {names.map(({ name, numbers, parts, score }) => (
          <tr key={name} className={`${row} mt-2.5 items-center border-t border-border pt-2.5`}>
            <th scope="row" className="col-span-full flex items-center gap-3 text-start text-body md:col-span-1">
              <span className="numeral text-[1.75rem] leading-none" style={numberHue(numbers.expressao)}>
                {numbers.expressao}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </th>
            <Figure value={parts.numbers} />
            <Figure value={parts.sound} />
            <Figure value={parts.distinct} />
            <Figure value={score} strong />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ value, strong = false }: { readonly value: number; readonly strong?: boolean }) {
  return <td className={`tabular-nums md:text-center ${strong ? 'font-semibold' : 'text-muted'}`}>{value}</td>;
}
