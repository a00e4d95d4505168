import type { ReactNode } from 'react';
import { NumberGlyph } from '../drawings/number-glyph.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly hint: string;
  readonly action?: ReactNode;
}

/** An empty list: an outlined sign, a text, and one action. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="card grid justify-items-center gap-4 px-6 py-14 text-center">
      <NumberGlyph number={0} state="outline" className="size-16" />
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 max-w-[46ch] text-muted">{hint}</p>
      </div>
      {action}
    </div>
  );
}
