import { useId } from 'react';
import { dateOfInstant } from '../../../ui/format/instant.ts';

interface DayChartProps {
  readonly title: string;
  readonly points: readonly { readonly day: string; readonly amount: number }[];
  readonly format: (amount: number) => string;
}

const height = 96;
const step = 10;

const dayOf = (day: string | undefined) => (day ? dateOfInstant(`${day}T12:00:00-03:00`) : '');

/** A bar for each day; every value is available to screen readers. */
export function DayChart({ title, points, format }: DayChartProps) {
  const id = useId();
  const most = Math.max(1, ...points.map(({ amount }) => amount));
  const sum = points.reduce((total, { amount }) => total + amount, 0);
  const width = points.length * step;
  return (
    <figure aria-labelledby={id} className="card p-5">
      <figcaption id={id} className="flex items-baseline justify-between gap-3">
        <span className="text-small font-semibold text-muted">{title}</span>
        <span className="figure text-[1.5rem] leading-none">{format(sum)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-24 w-full text-accent"
      >
        {points.map(({ day, amount }, index) => {
          const bar = Math.max(amount === 0 ? 1 : 3, (Math.max(0, amount) / most) * (height - 4));
          return (
            <rect
              key={day}
              x={index * step + 1.5}
              y={height - bar}
              width={step - 3}
              height={bar}
              rx={1}
              fill="currentColor"
              opacity={amount === 0 ? 0.25 : 1}
            >
              <title>{`${dayOf(day)}: ${format(amount)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-fine text-muted tabular-nums">
        <span>{dayOf(points[0]?.day)}</span>
        <span>{dayOf(points.at(-1)?.day)}</span>
      </div>
      <ul className="sr-only">
        {points
          .filter(({ amount }) => amount !== 0)
          .map(({ day, amount }) => (
            <li key={day}>{`${dayOf(day)}: ${format(amount)}`}</li>
          ))}
      </ul>
    </figure>
  );
}
