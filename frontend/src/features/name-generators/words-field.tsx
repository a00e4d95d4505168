import { useId } from 'react';

interface WordsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A free text field without rules of its own: words apart by commas, surnames. */
export function WordsField({ label, hint, value, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={240}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="input"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Comma-separated words, trimmed, without empty ones. */
export function wordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
