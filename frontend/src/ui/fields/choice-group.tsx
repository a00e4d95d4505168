import { type ReactNode, useId } from 'react';

interface ChoiceGroupProps {
  readonly legend: string;
  /** False where a heading above shows it. */
  readonly legendVisible?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A question with a few answers as native radio buttons. */
export function ChoiceGroup({ legend, legendVisible = true, className = '', children }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className={legendVisible ? 'mb-3 font-display text-h3' : 'sr-only'}>{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Content beside the label: a badge, an icon. */
  readonly mark?: ReactNode;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** An answer as a card. Its label covers the card; further content is its description. */
export function ChoiceCard({ name, value, label, mark, checked, onChoose, children }: ChoiceCardProps) {
  const id = useId();
  return (
    <div className="choice-card">
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`${id}-more`}
        className="choice-mark"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <label htmlFor={id} className="choice-label">
            {label}
          </label>
          {mark}
        </div>
        <div id={`${id}-more`}>{children}</div>
      </div>
    </div>
  );
}

interface SwitchOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly mark?: ReactNode;
}

interface ChoiceSwitchProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly SwitchOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Two or three short answers side by side. */
export function ChoiceSwitch<Value extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: ChoiceSwitchProps<Value>) {
  return (
    <ChoiceGroup legend={legend} legendVisible={false} className="choice-switch">
      {options.map((option) => (
        <label key={option.value} className="choice-switch-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
          {option.mark}
        </label>
      ))}
    </ChoiceGroup>
  );
}
