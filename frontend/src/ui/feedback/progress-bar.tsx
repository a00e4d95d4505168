interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
}

/** Progress with its current step in words. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <div className="grid gap-1.5">
      <p aria-live="polite" className="flex justify-between gap-4 text-small text-muted">
        <span>{label}</span>
        <span className="tabular-nums">{value}%</span>
      </p>
      <progress value={value} max={100} aria-label={label} className="progress" />
    </div>
  );
}
