import { overviewTexts } from '../../../texts/professional/reseller.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import type { Curve } from './series.ts';

interface ChartTipProps {
  /** The date of the point: the day, or the last day of the week. */
  readonly day: string;
  readonly step: Curve['step'];
  readonly lines: readonly { readonly name: string; readonly value: string; readonly colour: string }[];
}

/** The tooltip of one point. */
export function ChartTip({ day, step, lines }: ChartTipProps) {
  return (
    <div className="rounded-lg border border-border bg-overlay px-3 py-2 text-fine text-foreground">
      <p className="font-semibold">{step === 'week' ? overviewTexts.weekTo(dateInFigures(day)) : dateInFigures(day)}</p>
      {lines.map(({ name, value, colour }) => (
        <p key={name} className="flex items-center gap-1.5 tabular-nums">
          <span aria-hidden="true" className="h-0.5 w-3 rounded-full" style={{ background: colour }} />
          {name}: {value}
        </p>
      ))}
    </div>
  );
}
