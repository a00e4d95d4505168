import { drawLetterGrid } from '@sefira/drawings/letter-grid';
import { drawTriangle } from '@sefira/drawings/triangle';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { letterGridOf, triangleOf } from '../drawings/map-drawings.ts';
import { TriangleDrawing } from '../drawings/triangle-drawing.tsx';
import type { MapOfName, MapTexts, NegativeSequence } from '../result-types.ts';

/** How to read the table, by the letters of the map's school. */
export function gridLead({ ruleSet }: Pick<MapOfName, 'ruleSet'>): string {
  return resultTexts.gridLead(ruleSetFor(ruleSet).alphabet.ignoresMarks);
}

/** The name as a table with its three sums. */
export function GridSection({ map }: { readonly map: MapOfName }) {
  return (
    <section id="letras" className="result-section">
      <h2>{resultTexts.grid}</h2>
      <p className="mt-2 text-muted">{gridLead(map)}</p>
      <div className="mt-6">
        <GridDrawing map={map} label={resultTexts.grid} />
      </div>
    </section>
  );
}

/** The table alone, under another heading. */
export function GridDrawing({ map, label }: { readonly map: MapOfName; readonly label: string }) {
  return (
    <section aria-label={label} className="card p-3 md:p-8">
      <Drawing
        node={drawLetterGrid(letterGridOf(map), { palette: cardPalette })}
        className="mx-auto hidden max-w-[56rem] md:block"
      />
      <Drawing
        node={drawLetterGrid({ ...letterGridOf(map), narrow: true }, { palette: cardPalette })}
        className="mx-auto max-w-[28rem] md:hidden"
      />
    </section>
  );
}

interface TriangleSectionProps {
  readonly map: Pick<MapOfName, 'letters' | 'arcanoRegente'>;
  /** The triângulo da vida, from its base line down. */
  readonly rows: readonly (readonly number[])[];
  readonly sequences: readonly NegativeSequence[];
  readonly texts: Pick<MapTexts, 'arcanoRegente' | 'sequenciasNegativas'>;
}

/** The inverted triangle with its ruling arcanum and sequences. */
export function TriangleSection({ map, rows, sequences, texts }: TriangleSectionProps) {
  return (
    <section id="triangulo" className="result-section">
      <h2>{resultTexts.triangle}</h2>
      <p className="mt-2 text-muted">{resultTexts.triangleLead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
        <TriangleDrawing
          node={drawTriangle(triangleOf({ letters: map.letters, rows, sequences }, texts), { palette: cardPalette })}
          label={resultTexts.triangle}
          letters={map.letters.length}
          sequences={sequences}
        />
        <div className="grid gap-6">
          <div className="card p-5 md:p-6">
            <h3>{resultTexts.rulingArcanum}</h3>
            <p className={`${numeralClass(map.arcanoRegente)} mt-2 text-h1`} style={numberHue(map.arcanoRegente)}>
              {map.arcanoRegente}
            </p>
            {texts.arcanoRegente ? <p className="mt-1">{texts.arcanoRegente.text}</p> : null}
          </div>
          <div className="card p-5 md:p-6">
            <h3>{resultTexts.sequences}</h3>
            {texts.sequenciasNegativas.length === 0 ? (
              <p className="mt-2 text-muted">{resultTexts.noSequences}</p>
            ) : (
              <dl className="mt-3 grid gap-4">
                {texts.sequenciasNegativas.map(({ sequence, title, text }) => (
                  <div key={sequence}>
                    <dt className="font-semibold">
                      <span style={numberHue(Number(sequence[0]))}>{sequence}</span> {title}
                    </dt>
                    <dd className="mt-1 text-[0.9375rem] text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
