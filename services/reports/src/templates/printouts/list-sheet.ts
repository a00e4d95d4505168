import { type Content, each, h } from '../document/element.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { sheet } from './sheet.ts';

export interface Column {
  readonly title: string;
  readonly isAmount: boolean;
}

export interface ListSheet {
  readonly eyebrow: string;
  readonly heading: string;
  readonly under: string;
  readonly summary: readonly { readonly label: string; readonly value: string }[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Shown in place of the table when there is no row. */
  readonly empty: string;
  readonly note?: string;
}

/** More columns need a landscape page: their words would be split otherwise. */
const columnsOfPortrait = 6;

/** Longest e-mail that stays on one line; a longer one breaks. */
const longestWhole = 44;

/** Large figures, then a table with its head repeated on each page. */
export function listSheet(list: ListSheet, brand: Brand): RenderedReport {
  const { eyebrow, heading, under, summary, rows, empty, note } = list;
  return sheet(
    {
      title: heading,
      isWide: list.columns.length > columnsOfPortrait,
      eyebrow,
      heading,
      under,
      content: [
        summary.length === 0
          ? null
          : h(
              'dl',
              { className: 'totals section', style: { gridTemplateColumns: `repeat(${inARow(summary.length)},1fr)` } },
              ...each(summary, ({ label, value }) =>
                h('div', { className: 'card' }, h('dt', {}, label), h('dd', {}, value)),
              ),
            ),
        rows.length === 0 ? h('p', { className: 'card section' }, empty) : table(list),
        note === undefined ? null : h('p', { className: 'small muted section' }, note),
      ],
    },
    brand,
  );
}

/** Six as two rows of three, eight as two of four. */
function inARow(count: number): number {
  if (count <= 4) return count;
  return count <= 6 ? 3 : 4;
}

function table({ columns, rows }: ListSheet): Content {
  const className = (index: number, cell = '') => {
    if (columns[index]?.isAmount) return { className: 'amount' };
    return isWhole(cell) ? { className: 'whole' } : {};
  };
  return h(
    'table',
    { className: 'list section' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(columns, ({ title }, index) => h('th', { scope: 'col', ...className(index) }, title))),
    ),
    h(
      'tbody',
      {},
      ...each(rows, (row) => h('tr', {}, ...each(row, (cell, index) => h('td', className(index, cell), cell)))),
    ),
  );
}

/** Dates and e-mails are read as one. */
function isWhole(cell: string): boolean {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(cell) || (cell.length <= longestWhole && /^\S+@\S+$/.test(cell));
}
