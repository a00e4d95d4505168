import type { ClientDateKind } from '@sefira/contracts/numerology/panel/client-dates';
import { Cake } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientDateTexts as texts } from '../../../texts/professional/client-panel.ts';
import { NumberGlyph } from '../../../ui/drawings/number-glyph.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';

interface DateMarkProps {
  readonly kind: ClientDateKind;
  readonly number: number;
  /** Above what changes: a person or a day. */
  readonly children: ReactNode;
}

/** What changes for a client, with its number. */
export function DateMark({ kind, number, children }: DateMarkProps) {
  return (
    <div className="flex items-center gap-4 px-5 py-3">
      <span className="grid size-10 shrink-0 place-items-center">{markOf(kind, number)}</span>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block">{children}</span>
        <span className="block text-small text-muted">{texts.what[kind](number)}</span>
      </p>
    </div>
  );
}

function markOf(kind: ClientDateKind, number: number): ReactNode {
  if (kind === 'birthday') return <Cake aria-hidden="true" className="size-6 text-gold" />;
  if (kind !== 'arcano') return <NumberGlyph number={number} className="w-10!" />;
  return (
    <span aria-hidden="true" className="text-[1.375rem] font-semibold tabular-nums" style={numberHue(number)}>
      {number}
    </span>
  );
}
