import { drawTriangle } from '@sefira/drawings/triangle';
import { interpretRulingArcano, interpretSequence } from '@sefira/numerology/interpretations/arcana';
import { useState } from 'react';
import { resultTexts, triangleTexts } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { triangleOf } from '../drawings/map-drawings.ts';
import type { MapOfPerson, MapTexts } from '../result-types.ts';

const names = ['vida', 'pessoal', 'social', 'destino'] as const;
type TriangleName = (typeof names)[number];
type Triangle = MapOfPerson['triangulos'][TriangleName];

const options = names.map((value) => ({ value, label: triangleTexts[value].short }));

interface TrianglesSectionProps {
  readonly map: Pick<MapOfPerson, 'letters' | 'triangulos'>;
  readonly texts: Pick<MapTexts, 'arcanoVigente'>;
}

/** The four inverted triangles, one at a time: ruling and current arcanum, and repeated digits. */
export function TrianglesSection({ map, texts }: TrianglesSectionProps) {
  const [chosen, setChosen] = useState<TriangleName>('vida');
  const triangle = map.triangulos[chosen];
  const found = [...new Set(triangle.sequenciasNegativas.map(({ sequence }) => sequence))].map((sequence) => ({
    ...interpretSequence(sequence),
    sequence,
  }));
  const { vigente } = map.triangulos.vida;
  return (
    <section id="triangulo" className="section scroll-mt-16">
      <h2>{resultTexts.triangle}</h2>
      <p className="mt-2 text-muted">{resultTexts.triangleLead}</p>
      <div className="mt-5 flex">
        <ChoiceSwitch
          legend={triangleTexts.which}
          name="triangle"
          value={chosen}
          options={options}
          onChange={setChosen}
        />
      </div>
      <p aria-live="polite" className="mt-3 text-small text-muted">
        {triangleTexts[chosen].from}
      </p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
        <WideDrawing
          node={drawTriangle(
            triangleOf(
              {
                name: triangleTexts[chosen].name,
                letters: map.letters,
                rows: triangle.rows,
                sequences: triangle.sequenciasNegativas,
              },
              { sequenciasNegativas: found },
            ),
            { palette: cardPalette },
          )}
          label={triangleTexts[chosen].name}
          shows="middle"
          className="min-w-[34rem]"
        />
        <div className="grid gap-6">
          <ArcanumCard
            title={resultTexts.rulingArcanum}
            number={triangle.arcanoRegente}
            text={interpretRulingArcano(triangle.arcanoRegente).text}
          />
          {chosen === 'vida' && vigente && texts.arcanoVigente ? (
            <ArcanumCard
              title={triangleTexts.current}
              number={vigente.arcano}
              name={vigente.arcano > 22 ? texts.arcanoVigente.theme : texts.arcanoVigente.title}
              span={triangleTexts.span(
                dateInFigures(vigente.fromDate),
                vigente.toDate === null ? null : dateInFigures(vigente.toDate),
              )}
              text={texts.arcanoVigente.text}
            />
          ) : null}
          <Sequences triangle={triangle} found={found} letters={map.letters} />
        </div>
      </div>
    </section>
  );
}

interface ArcanumCardProps {
  readonly title: string;
  readonly number: number;
  readonly name?: string;
  readonly span?: string;
  readonly text: string;
}

function ArcanumCard({ title, number, name, span, text }: ArcanumCardProps) {
  return (
    <div className="card p-5 md:p-6">
      <h3>{title}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className={`${numeralClass(number)} text-h1`} style={numberHue(number)}>
          {number}
        </span>
        {name ? <span className="font-semibold first-letter:uppercase">{name}</span> : null}
      </p>
      {span ? <p className="text-small text-muted tabular-nums">{span}</p> : null}
      <p className="mt-1">{text}</p>
    </div>
  );
}

interface SequencesProps {
  readonly triangle: Triangle;
  readonly found: readonly { readonly sequence: string; readonly title: string; readonly text: string }[];
  readonly letters: MapOfPerson['letters'];
}

/** Three equal digits in a row: theme and letters. */
function Sequences({ triangle, found, letters }: SequencesProps) {
  return (
    <div className="card p-5 md:p-6">
      <h3>{resultTexts.sequences}</h3>
      {found.length === 0 ? (
        <p className="mt-2 text-muted">{resultTexts.noSequences}</p>
      ) : (
        <dl className="mt-3 grid gap-4">
          {found.map(({ sequence, title, text }) => (
            <div key={sequence}>
              <dt className="font-semibold">
                <span style={numberHue(Number(sequence[0]))}>{sequence}</span> {title}
              </dt>
              <dd className="mt-1 text-[0.9375rem] text-muted">{text}</dd>
              <dd className="mt-1 text-small">{triangleTexts.letters(lettersOf(triangle, sequence, letters))}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The parts of the name under every place of a sequence: `SILVA`, `NA SI`. */
function lettersOf(triangle: Triangle, sequence: string, letters: MapOfPerson['letters']): string[] {
  const places = triangle.sequenciasNegativas.filter((place) => place.sequence === sequence);
  const stretches = places.map(({ letters: [first, last] }) =>
    letters
      .slice(first, last + 1)
      .map(({ letter, word }, index, all) => (index > 0 && all[index - 1]?.word !== word ? ` ${letter}` : letter))
      .join(''),
  );
  return [...new Set(stretches)];
}
