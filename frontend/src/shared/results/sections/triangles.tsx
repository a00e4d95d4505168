import { drawTriangle } from '@sefira/drawings/triangle';
import { interpretRulingArcano, interpretSequence } from '@sefira/numerology/interpretations/arcana';
import { useState } from 'react';
import { resultTexts, triangleTexts } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { triangleOf } from '../drawings/map-drawings.ts';
import { TriangleDrawing } from '../drawings/triangle-drawing.tsx';
import type { MapOfPerson } from '../result-types.ts';

const names = ['vida', 'pessoal', 'social', 'destino'] as const;
type TriangleName = (typeof names)[number];
type Triangle = MapOfPerson['triangulos'][TriangleName];

const options = names.map((value) => ({ value, label: triangleTexts[value].short }));

/** The four inverted triangles, one at a time: ruling arcanum and repeated digits. */
export function Triangles({ map }: { readonly map: Pick<MapOfPerson, 'letters' | 'triangulos'> }) {
  const [chosen, setChosen] = useState<TriangleName>('vida');
  const triangle = map.triangulos[chosen];
  const found = [...new Set(triangle.sequenciasNegativas.map(({ sequence }) => sequence))].map((sequence) => ({
    ...interpretSequence(sequence),
    sequence,
  }));
  return (
    <>
      <p className="text-muted">{resultTexts.triangleLead}</p>
      <div className="mt-4 flex print:hidden">
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
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
        <TriangleDrawing
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
          letters={map.letters.length}
          sequences={triangle.sequenciasNegativas}
        />
        <div className="grid gap-5">
          <div>
            <h4 className="font-semibold">
              {resultTexts.rulingArcanum}{' '}
              <span style={numberHue(triangle.arcanoRegente)}>{triangle.arcanoRegente}</span>
            </h4>
            <p className="mt-1">{interpretRulingArcano(triangle.arcanoRegente).text}</p>
          </div>
          <Sequences triangle={triangle} found={found} letters={map.letters} />
        </div>
      </div>
    </>
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
    <div>
      <h4 className="font-semibold">{resultTexts.sequences}</h4>
      {found.length === 0 ? (
        <p className="mt-1 text-muted">{resultTexts.noSequences}</p>
      ) : (
        <dl className="mt-2 grid gap-4">
          {found.map(({ sequence, title, text }) => (
            <div key={sequence}>
              <dt className="font-semibold">
                <span style={numberHue(Number(sequence[0]))}>{sequence}</span> {title}
              </dt>
              <dd className="mt-1 text-[0.9375rem] text-muted">{text}</dd>
              <dd className="mt-1 text-small">{triangleTexts.origin(originOf(triangle, sequence, letters))}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Where every place of a sequence stands in the name: letters of one word, or the words that it joins. */
function originOf(triangle: Triangle, sequence: string, letters: MapOfPerson['letters']): string[] {
  const places = triangle.sequenciasNegativas.filter((place) => place.sequence === sequence);
  const wordAt = (index: number) =>
    letters
      .filter(({ word }) => word === letters[index]?.word)
      .map(({ letter }) => letter)
      .join('');
  const stretches = places.map(({ letters: [first, last] }) => {
    if (letters[first]?.word !== letters[last]?.word) return triangleTexts.lettersBetween(wordAt(first), wordAt(last));
    const part = letters.slice(first, last + 1).map(({ letter }) => letter);
    return triangleTexts.lettersOfWord(part.join(''), wordAt(first));
  });
  return [...new Set(stretches)];
}
