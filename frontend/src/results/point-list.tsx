interface PointListProps {
  readonly title: string;
  readonly points: readonly string[];
  /** Shown in place of an empty list. */
  readonly missing?: string;
}

/** A short titled list. */
export function PointList({ title, points, missing }: PointListProps) {
  return (
    <div>
      <h4 className="text-small font-semibold">{title}</h4>
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
