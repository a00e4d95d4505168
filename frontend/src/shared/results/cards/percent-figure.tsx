import type { ReactNode } from 'react';

interface PercentFigureProps {
  readonly label: string;
  readonly value: number;
  /** The band's word, as a badge. */
  readonly badge?: ReactNode;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A percentage as a figure over its bar. */
export function PercentFigure({ label, value, badge, large = false, children }: PercentFigureProps) {
  return (
    <div className="grid content-start gap-2">
      <p className="text-[0.9375rem] text-muted">{label}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className={`figure leading-none text-gold ${large ? 'text-[4.5rem]' : 'text-[2.75rem]'}`}>
          {value}
          <span className={large ? 'text-h1' : 'text-h2'}>%</span>
        </span>
        {badge}
      </p>
      <progress value={value} max={100} aria-label={label} className="progress" />
      {children}
    </div>
  );
}
