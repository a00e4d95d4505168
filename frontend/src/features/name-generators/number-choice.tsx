import { offeredTargetNumbers, type TargetNumber } from '@sefira/contracts/numerology/generators';
import type { RefObject } from 'react';
import { numberKeywords } from '../../texts/analyses/generators.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

interface NumberChoiceProps {
  readonly ref?: RefObject<HTMLFieldSetElement | null>;
  readonly legend: string;
  /** One number, or several. */
  readonly type: 'radio' | 'checkbox';
  readonly chosen: readonly TargetNumber[];
  readonly onToggle: (number: TargetNumber) => void;
  readonly error?: string | undefined;
}

/** The target numbers, each in its hue. */
export function NumberChoice({ ref, legend, type, chosen, onToggle, error }: NumberChoiceProps) {
  return (
    <fieldset ref={ref} aria-describedby={error ? 'number-choice-error' : undefined}>
      <legend className="label mb-2">
        {legend}
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      </legend>
      <div className="grid grid-cols-4 gap-2 min-[420px]:grid-cols-6">
        {offeredTargetNumbers.map((number) => (
          <label
            key={number}
            title={numberKeywords[number]}
            className="relative grid h-12 cursor-pointer place-items-center rounded-lg border border-border hover:border-accent has-checked:border-current has-checked:bg-surface-secondary has-checked:shadow-[inset_0_0_0_1px_currentcolor] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            style={numberHue(number)}
          >
            <input
              type={type}
              name="target-number"
              value={number}
              checked={chosen.includes(number)}
              onChange={() => onToggle(number)}
              aria-label={`${number}: ${numberKeywords[number]}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className="numeral text-[1.375rem] leading-none">
              {number}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="number-choice-error" className="mt-2 text-fine text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
