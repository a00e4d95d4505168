import type { Question } from '@sefira/contracts/content/training';
import { useId } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

interface AnswerFieldProps {
  readonly question: Question;
  /** The label of the group; the question itself where no heading shows it. */
  readonly legend: string;
  readonly numberLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The answer is complete: a choice was made or the number field was left. */
  readonly onSettle?: () => void;
}

/** The input of an answer: a number or one of the choices. */
export function AnswerField({ question, legend, numberLabel, value, onChange, onSettle }: AnswerFieldProps) {
  const name = useId();
  if (question.choices === null) {
    return (
      <div className="max-w-56">
        <TextField
          name={name}
          label={numberLabel}
          value={value}
          onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
          onBlur={() => onSettle?.()}
          inputRef={() => undefined}
          error={undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </div>
    );
  }
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2">
        {question.choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-border px-3.5 py-2.5 has-checked:border-accent has-checked:bg-surface-secondary"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
