import type { CompanyResultWire } from '@sefira/contracts/numerology/company-result';
import { drawRadar } from '@sefira/drawings/radar';
import type { ReactNode } from 'react';
import { companyAxes, companyResultTexts as texts } from '../../../texts/analyses/results.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { Calculation } from '../cards/calculation.tsx';
import { FigureTile } from '../cards/figure-tile.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import type { Explanation, System } from '../result-types.ts';

const percentages = ['financialOutlook', 'growthPotential', 'successPotential', 'compatibility'] as const;
const main = ['destino', 'caminhoOrigem', 'numeroPoderoso'] as const;
const chapters = [
  { key: 'destino', title: texts.destino },
  { key: 'caminhoOrigem', title: texts.caminhoOrigem },
  { key: 'numeroPoderoso', title: texts.numeroPoderoso },
  { key: 'setor', title: texts.sector },
  { key: 'ownerNumber', title: texts.owner },
] as const;

type Shown = Pick<
  CompanyResultWire,
  'calculations' | 'interpretations' | 'companyNumber' | (typeof percentages)[number]
> &
  Partial<Pick<CompanyResultWire, 'foundingNumber' | 'ownerNumber' | 'sectorFit'>>;

interface CompanyBodyProps {
  readonly result: Shown;
  readonly system: System;
  /** Calculations by the names of the result. */
  readonly reasons: Readonly<Record<string, Explanation | undefined>>;
  /** False where a chapter of its own reads the owner. */
  readonly readsOwner?: boolean;
  /** The drawing beside the numbers. */
  readonly picture?: ReactNode;
  /** On a phone, names that are compared come sooner than the picture of one of them. */
  readonly comparesNames?: boolean;
}

/** Numbers, the four percentages with their radar, then the texts. */
export function CompanyBody({
  result,
  system,
  reasons,
  readsOwner = true,
  picture,
  comparesNames = false,
}: CompanyBodyProps) {
  const { calculations, interpretations, companyNumber, foundingNumber, ownerNumber } = result;
  const numbers = [
    { label: texts.companyNumber, number: companyNumber },
    { label: texts.foundingNumber, number: foundingNumber },
    { label: texts.ownerNumber, number: ownerNumber, explanation: reasons.owner },
  ].filter((entry) => entry.number !== undefined && entry.number !== null);
  const read = chapters.flatMap(({ key, title }) => {
    const text = interpretations[key];
    return text && (readsOwner || key !== 'ownerNumber') ? [{ title, text }] : [];
  });
  return (
    <>
      <div className={`mt-8 grid gap-4 ${picture ? 'lg:grid-cols-[minmax(0,25rem)_1fr] lg:gap-6' : ''}`}>
        {picture ? (
          <div className={`card grid place-items-center p-3 md:p-6 ${comparesNames ? 'max-sm:hidden' : ''}`}>
            {picture}
          </div>
        ) : null}
        <div className={`grid items-start gap-4 ${picture ? 'md:max-lg:grid-cols-3' : 'md:grid-cols-3'}`}>
          {main.map((key) => (
            <FigureTile
              key={key}
              label={texts[key]}
              hint={texts[`${key}Hint`]}
              number={calculations[key].value}
              word={wordOf(calculations[key].display)}
              explanation={reasons[key]}
              system={system}
            />
          ))}
        </div>
      </div>
      <div className="card mt-4 px-5 py-4">
        <dl className="flex flex-wrap gap-x-12 gap-y-3">
          {numbers.map(({ label, number }) => (
            <div key={label} className="flex items-baseline gap-3">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="numeral text-h3" style={numberHue(number ?? 0)}>
                {number}
              </dd>
            </div>
          ))}
        </dl>
        {reasons.owner ? <Calculation explanation={reasons.owner} system={system} of={texts.ownerNumber} /> : null}
      </div>
      <section className="section">
        <h2>{texts.percentages}</h2>
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,25rem)_1fr]">
          <div className="card p-4">
            <Drawing node={radarOf(result)} className="mx-auto max-w-[26rem]" />
          </div>
          <FoldList>
            {percentages.map((key) => (
              <Fold
                key={key}
                title={texts[key]}
                lead={interpretations[key]}
                aside={<span className="figure self-center text-h2 text-gold">{result[key]}%</span>}
              >
                <p className="measure">{interpretations[key]}</p>
                <Reason explanation={reasons[key]} system={system} />
              </Fold>
            ))}
          </FoldList>
        </div>
      </section>
      <section className="section">
        <h2>{texts.interpretations}</h2>
        <FoldList className="mt-6">
          {read.map(({ title, text }) => (
            <Fold key={title} title={title} lead={text}>
              <p className="measure">{text}</p>
            </Fold>
          ))}
        </FoldList>
      </section>
    </>
  );
}

function Reason({ explanation, system }: { readonly explanation: Explanation | undefined; readonly system: System }) {
  return explanation ? <Calculation explanation={explanation} system={system} /> : null;
}

/** `8 · Sucesso material` without its number, which is shown beside it. */
function wordOf(display: string): string {
  return display.split(' · ').slice(1).join(' · ') || display;
}

function radarOf(result: Shown) {
  const keys = result.sectorFit === undefined ? percentages : ([...percentages, 'sectorFit'] as const);
  return drawRadar(
    {
      name: texts.radar,
      axes: keys.map((key) => companyAxes[key]),
      series: [{ name: texts.radar, values: keys.map((key) => result[key] ?? 0) }],
      maximum: 100,
    },
    { palette: cardPalette },
  );
}
