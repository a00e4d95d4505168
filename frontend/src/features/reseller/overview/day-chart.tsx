import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { type PointerEvent, useState } from 'react';
import { axisDay, ticksUpTo } from './axis.ts';
import { ChartTip } from './chart-tip.tsx';
import type { Curve } from './series.ts';

type Measure = Exclude<keyof ResellerDashboard['series'][number], 'day'>;

export interface ChartLine {
  readonly key: Measure;
  readonly name: string;
  readonly colour: string;
  readonly dash?: string;
}

interface DayChartProps {
  readonly curve: Curve;
  readonly lines: readonly ChartLine[];
  /** Whether the area below a line is shaded. */
  readonly isFilled?: boolean;
  readonly formatTick: (value: number) => string;
  readonly formatValue: (value: number) => string;
}

const mostDates = 6;

/** Lines over days, drawn in a square of 100 that stretches to its place; the values of a day under the pointer. */
export function DayChart({ curve: { points, step }, lines, isFilled, formatTick, formatValue }: DayChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const highest = Math.max(...points.flatMap((point) => lines.map(({ key }) => point[key])));
  const ticks = ticksUpTo(highest);
  const last = Math.max(1, points.length - 1);
  const xOf = (index: number) => (100 * index) / last;
  const yOf = (value: number) => 100 - (100 * value) / (ticks.at(-1) ?? 1);
  const every = Math.ceil(points.length / mostDates);
  const tip = chosen === null ? undefined : points[chosen];

  function choose({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(points.length - 1, Math.max(0, Math.round(((clientX - left) / width) * last))));
  }

  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 pt-2 text-muted">
      <div className="flex flex-col-reverse justify-between text-end tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="h-0 leading-[0]">
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className="relative" onPointerMove={choose} onPointerLeave={() => setChosen(null)}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${yOf(tick)}H100`} stroke="var(--separator)" vectorEffect="non-scaling-stroke" />
          ))}
          {chosen === null ? null : (
            <path d={`M${xOf(chosen)} 0V100`} stroke="var(--border)" vectorEffect="non-scaling-stroke" />
          )}
          {lines.map(({ key, colour, dash }) => {
            const line = points.map((point, index) => `${xOf(index)} ${yOf(point[key])}`).join('L');
            return (
              <g key={key}>
                {isFilled ? <path d={`M0 100L${line}L100 100Z`} fill={colour} fillOpacity="0.12" /> : null}
                <path
                  d={`M${line}`}
                  fill="none"
                  stroke={colour}
                  strokeWidth="2"
                  strokeDasharray={dash}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            );
          })}
        </svg>
        {chosen === null || tip === undefined ? null : (
          <div
            className="pointer-events-none absolute top-0 z-10 w-max"
            style={chosen > last / 2 ? { right: `${100 - xOf(chosen)}%` } : { left: `${xOf(chosen)}%` }}
          >
            <ChartTip
              day={tip.day}
              step={step}
              lines={lines.map(({ key, name, colour }) => ({ name, colour, value: formatValue(tip[key]) }))}
            />
          </div>
        )}
      </div>
      <div className="relative col-start-2 h-[1lh] tabular-nums">
        {points.map(({ day }, index) =>
          index % every === 0 ? (
            <span key={day} className="absolute -translate-x-1/2" style={{ left: `${xOf(index)}%` }}>
              {axisDay(day)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
