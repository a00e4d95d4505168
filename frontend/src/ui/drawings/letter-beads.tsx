import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { type GridCell, letterGrid } from '@sefira/numerology/letter-grid';
import type { CSSProperties } from 'react';
import { analysisTexts, numberNames } from '../../texts/analyses/personal-analysis.ts';
import { NumberGlyph } from './number-glyph.tsx';
import { numberHue } from './number-hue.ts';

interface LetterBeadsProps {
  readonly name: string;
  /** Names the person, in forms with several names. */
  readonly title?: string;
  readonly system?: NumerologySystem;
}

/** The typed name: a bead for every letter, and the three sums. Computed in the page, nothing is sent. */
export function LetterBeads({ name, title = analysisTexts.beadsTitle, system = 'cabalistica' }: LetterBeadsProps) {
  const grid = letterGrid(name, system);
  const words = wordsOf(grid.cells);
  const sums = [
    { label: numberNames.motivacao.name, hint: analysisTexts.vowels, number: grid.motivacao },
    { label: numberNames.impressao.name, hint: analysisTexts.consonants, number: grid.impressao },
    { label: numberNames.expressao.name, hint: analysisTexts.all, number: grid.expressao },
  ];
  return (
    <section aria-label={title} className="card p-6 md:p-8">
      <h2 className="text-h3">{title}</h2>
      {words.length === 0 ? (
        <div className="mt-6 flex items-center gap-5">
          <NumberGlyph number={0} state="outline" className="w-16! shrink-0" />
          <p className="max-w-[44ch] text-muted">{analysisTexts.beadsEmpty}</p>
        </div>
      ) : (
        <div className="mt-6">
          <NameBeads name={name} system={system} />
        </div>
      )}
      <dl className="mt-8 grid grid-cols-3 gap-4 border-t border-border pt-5">
        {sums.map(({ label, hint, number }) => (
          <div key={label}>
            <dt className="text-small text-muted">
              {label} <span className="block text-fine">{hint}</span>
            </dt>
            <dd className="numeral mt-1 text-h1" style={number === null ? undefined : numberHue(number)}>
              {number ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface NameBeadsProps {
  readonly name: string;
  readonly system?: NumerologySystem;
  /** The lines that a usual name may take; its beads shrink to fit. */
  readonly lines?: number;
}

/** The letters of a name with their values, as large as the longest word allows. */
export function NameBeads({ name, system, lines }: NameBeadsProps) {
  const words = wordsOf(letterGrid(name, system).cells);
  const lengths = words.map(({ cells }) => cells.length);
  const letters = lengths.reduce((sum, length) => sum + length, 1);
  const size: CSSProperties & Record<`--${string}`, number | string> = {
    '--letters': Math.max(1, ...lengths),
    // A fifth of the lines is left for the gaps between words.
    ...(lines ? { '--bead-most': `calc(${lines * 80}cqi / ${letters} - 0.375rem)` } : {}),
  };
  return (
    <ul className="name-beads" style={size}>
      {words.map((word) => (
        <li key={word.key}>
          {word.cells.map(({ key, cell }) => (
            <Bead key={key} cell={cell} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Bead({ cell }: { readonly cell: GridCell }) {
  const { text, value, kind } = cell;
  if (value === null) return <span className="px-0.5 text-muted">{text}</span>;
  const vowel = kind === 'vowel';
  return (
    <span className="bead">
      <span
        className={`grid aspect-square w-full place-items-center rounded-full border text-small font-semibold ${vowel ? 'bg-current' : ''}`}
        style={numberHue(value)}
      >
        <span className={vowel ? 'text-background' : ''}>
          <span className="sr-only">{analysisTexts.letterValue(text, value)}</span>
          <span aria-hidden="true">{value}</span>
        </span>
      </span>
      <span aria-hidden="true" className="text-small leading-none">
        {text}
      </span>
    </span>
  );
}

interface KeyedCell {
  readonly key: string;
  readonly cell: GridCell;
}

/** Cells by word; the key is the position in the name, so a bead is animated once. */
function wordsOf(cells: readonly GridCell[]): { key: string; cells: KeyedCell[] }[] {
  const words: { key: string; cells: KeyedCell[] }[] = [];
  let open = false;
  cells.forEach((cell, index) => {
    if (cell.kind === 'separator') {
      open = false;
      return;
    }
    if (!open) words.push({ key: `word-${index}`, cells: [] });
    open = true;
    words.at(-1)?.cells.push({ key: `cell-${index}`, cell });
  });
  return words;
}
