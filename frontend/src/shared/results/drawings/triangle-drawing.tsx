import type { DrawingNode } from '@sefira/drawings/node';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import type { NegativeSequence } from '../result-types.ts';

/** Least width of a cell, in rem, with a legible digit. */
const cellRem = 0.92;

interface TriangleDrawingProps {
  readonly node: DrawingNode;
  readonly label: string;
  /** Letters over the base line. */
  readonly letters: number;
  readonly sequences: readonly Pick<NegativeSequence, 'row' | 'start' | 'length'>[];
}

/** A triangle that fits a phone where its digits stay legible; a wider one begins at its first sequence. */
export function TriangleDrawing({ node, label, letters, sequences }: TriangleDrawingProps) {
  const [first] = sequences;
  // A row further down is shorter by one cell and stands half a cell further in.
  const middle = first ? (first.row / 2 + first.start + first.length / 2) / Math.max(1, letters) : 0.5;
  return <WideDrawing node={node} label={label} shows={middle} minWidth={`${letters * cellRem}rem`} />;
}
