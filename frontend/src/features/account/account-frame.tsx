import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import type { ReactNode } from 'react';
import { Drawing } from '../../ui/drawings/drawing.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The drawing; without one the Tree of Life, on wide screens only. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Login and registration: the form in a card with a drawing beside it. */
export function AccountFrame({ title, lead, aside, children }: AccountFrameProps) {
  return (
    <div className="page grid items-start gap-16 pt-10 pb-4 md:pt-16 lg:grid-cols-[1fr_26rem]">
      <div className="mx-auto hidden w-full max-w-[30rem] lg:sticky lg:top-20 lg:block">
        {aside ?? <Drawing node={drawTreeOfLife({ lights: [], named: true })} decorative />}
      </div>
      <div className="mx-auto w-full max-w-[26rem]">
        <h1>{title}</h1>
        <p className="mt-2 text-muted">{lead}</p>
        {aside ? <div className="mt-5 lg:hidden">{aside}</div> : null}
        <div className="card mt-6 p-6">{children}</div>
      </div>
    </div>
  );
}
