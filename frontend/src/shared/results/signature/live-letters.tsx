import type { SignatureEntryWire } from '@sefira/contracts/numerology/signature/signature-result';
import { drawTriangle } from '@sefira/drawings/triangle';
import { interpretSequence } from '@sefira/numerology/interpretations/arcana';
import type { NegativeSequence } from '@sefira/numerology/map-result';
import { type LiveSignature, writtenLetters } from '@sefira/numerology/signature/live-signature';
import { type ReactNode, useState } from 'react';
import { numberNames } from '../../../texts/analyses/personal-analysis.ts';
import { signatureResultTexts, signatureDeskTexts as texts } from '../../../texts/analyses/signature.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { ChoiceSwitch } from '../../../ui/fields/choice-group.tsx';
import { TriangleDrawing } from '../drawings/triangle-drawing.tsx';

const triangleNames = ['vida', 'pessoal', 'social', 'destino'] as const;
const triangleOptions = triangleNames.map((value) => ({ value, label: texts.triangleNames[value] }));
const shownNumbers = ['motivacao', 'impressao', 'expressao', 'missao'] as const;

interface LiveLettersProps {
  readonly live: LiveSignature;
  /** The birth name to compare with. */
  readonly birth: SignatureEntryWire | undefined;
  /** Stands beside the triangles. */
  readonly children: ReactNode;
}

/** Letters with values and running totals, numbers and triangles of the spelling on the desk. */
export function LiveLetters({ live, birth, children }: LiveLettersProps) {
  const runs = live.triangles?.vida.runs ?? [];
  const isLit = litLetters(runs);
  let letter = -1;
  return (
    <>
      {live.expressao === null ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <ul className="flex flex-wrap gap-1">
          {live.cells.map(({ text, value }, index) => {
            const key = `${index} ${text}`;
            if (value === null) return <li key={key} aria-hidden="true" className="px-1" />;
            letter += 1;
            const total = live.totals[index] ?? 0;
            return (
              <li
                key={key}
                className="grid justify-items-center rounded-lg border border-border py-1.5"
                style={isLit(letter) ? litStyle : letterStyle}
              >
                <span className="sr-only">
                  {texts.letter(text, value, total)}
                  {isLit(letter) ? `, ${texts.lit}` : ''}
                </span>
                <span aria-hidden="true" className="font-semibold">
                  {text}
                </span>
                <span aria-hidden="true" className="numeral" style={numberHue(value)}>
                  {value}
                </span>
                <span aria-hidden="true" className="text-fine text-muted tabular-nums">
                  {total}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {shownNumbers.map((key) => (
          <Figure
            key={key}
            label={numberNames[key].name}
            value={live[key]}
            before={birth === undefined ? undefined : texts.atBirth(birth[key])}
          />
        ))}
        <Figure label={texts.destino} value={live.destino} before={undefined} />
        <div>
          <dt className="text-small text-muted">{signatureResultTexts.columns.harmony}</dt>
          <dd className="mt-1 text-h3 font-semibold tabular-nums">
            {live.harmony === null ? '–' : `${live.harmony}%`}
            {birth ? (
              <span className="block text-fine font-normal text-muted">{texts.atBirth(`${birth.harmony}%`)}</span>
            ) : null}
          </dd>
        </div>
      </dl>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-10">
        {live.triangles ? <LiveTriangles live={live} triangles={live.triangles} /> : null}
        {children}
      </div>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | null;
  readonly before: string | undefined;
}

function Figure({ label, value, before }: FigureProps) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="numeral text-h2" style={value === null ? undefined : numberHue(value)}>
          {value ?? '–'}
        </span>
        {before ? <span className="block text-fine text-muted">{before}</span> : null}
      </dd>
    </div>
  );
}

const letterStyle = { minInlineSize: '2.25rem', lineHeight: 1.25 };
const litStyle = {
  ...letterStyle,
  borderColor: 'var(--warning)',
  background: 'color-mix(in oklab, var(--warning) 16%, transparent)',
};

/** Whether a letter stands above a sequence. */
function litLetters(runs: readonly NegativeSequence[]): (letter: number) => boolean {
  return (letter) => runs.some(({ letters: [from, to] }) => from <= letter && letter <= to);
}

interface LiveTrianglesProps {
  readonly live: LiveSignature;
  readonly triangles: NonNullable<LiveSignature['triangles']>;
}

function LiveTriangles({ live, triangles }: LiveTrianglesProps) {
  const [chosen, setChosen] = useState<(typeof triangleNames)[number]>('vida');
  const { rows, runs } = triangles[chosen];
  const letters = live.cells.flatMap(({ text, value }) => (value === null ? [] : text));
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex">
        <ChoiceSwitch
          legend={texts.triangles}
          name="desk-triangle"
          value={chosen}
          options={triangleOptions}
          onChange={setChosen}
        />
      </div>
      {rows.length === 0 ? null : (
        <div className="min-w-0 max-w-2xl">
          <TriangleDrawing
            node={drawTriangle(
              {
                name: texts.triangle[chosen],
                letters,
                rows,
                sequences: runs.map(({ sequence, row, start, length }) => ({
                  row,
                  start,
                  length,
                  digit: Number(sequence.charAt(0)),
                  word: interpretSequence(sequence).title.toLocaleLowerCase('pt-BR'),
                })),
              },
              { palette: cardPalette },
            )}
            label={texts.triangle[chosen]}
            letters={letters.length}
            sequences={runs}
          />
        </div>
      )}
      <p aria-live="polite" className="text-small text-muted">
        {rows.length === 0 || runs.length > 0
          ? runs.map(({ sequence, letters: caused }) => texts.caused(sequence, writtenLetters(live, caused))).join('; ')
          : texts.clean}
      </p>
    </div>
  );
}
