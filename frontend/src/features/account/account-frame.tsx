import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import type { ReactNode } from 'react';
import { Drawing } from '../../ui/drawings/drawing.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Login and registration: the form in a card, the Tree of Life beside it on wide screens. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="page grid items-start gap-16 pt-10 pb-4 md:pt-16 lg:grid-cols-[1fr_26rem]">
      <div className="mx-auto hidden w-full max-w-[30rem] lg:sticky lg:top-20 lg:block">
        <Drawing node={drawTreeOfLife({ lights: [], named: true })} decorative />
      </div>
      <div className="mx-auto w-full max-w-[26rem]">
        <h1>{title}</h1>
        <p className="mt-2 text-muted">{lead}</p>
        <div className="card mt-6 p-6">{children}</div>
      </div>
    </div>
  );
}
