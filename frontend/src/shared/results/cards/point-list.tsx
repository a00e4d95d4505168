interface PointListProps {
  readonly title: string;
  readonly points: readonly string[];
  /** Shown in place of an empty list. */
  readonly missing?: string;
  /** One level below the surrounding heading. */
  readonly Heading?: 'h3' | 'h4';
}

/** A short titled list. */
export function PointList({ title, points, missing, Heading = 'h4' }: PointListProps) {
  return (
    <div>
      <Heading className="font-sans text-small font-semibold">{title}</Heading>
      {points.length === 0 ? (
        <p className="mt-1.5 text-[0.9375rem] text-muted">{missing}</p>
      ) : (
        <ul className="mt-1.5 grid gap-1 text-[0.9375rem] text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
