import { useState } from 'react';
import { periodTexts as texts } from '../../texts/common/controls.ts';
import { isoFromTyped } from '../format/calendar-date.ts';
import { DateField } from './date-field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly name: string;
  readonly description: string;
  /** As typed: `dd/mm/aaaa`, complete or not. */
  readonly typed: string;
  readonly onChange: (typed: string) => void;
  /** What is wrong with a complete day beside the others of the form. */
  readonly problem?: string | undefined;
}

/** A day of a filter or an export, which may stay empty. An impossible or unfinished one shows its error. */
export function DayField({ label, name, description, typed, onChange, problem }: DayFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const isWhole = /\d$/.test(typed);
  const isImpossible = typed !== '' && isWhole && isoFromTyped(typed) === null;
  const isUnfinished = typed !== '' && !isWhole && isLeft;
  return (
    <DateField
      label={label}
      name={name}
      description={description}
      value={typed}
      onChange={(value) => {
        setLeft(false);
        onChange(value);
      }}
      onBlur={() => setLeft(true)}
      inputRef={() => undefined}
      error={isImpossible ? texts.impossible : isUnfinished ? texts.unfinished : problem}
    />
  );
}

/** First and last day, as typed. */
export interface TypedPeriod {
  readonly from: string;
  readonly to: string;
}

export const emptyPeriod: TypedPeriod = { from: '', to: '' };

/** The days of a period for a call, without the empty ones; null for one that must not be sent. */
export function daysOf({ from, to }: TypedPeriod): { readonly from?: string; readonly to?: string } | null {
  const first = isoFromTyped(from);
  const last = isoFromTyped(to);
  const isWrong = (from !== '' && first === null) || (to !== '' && last === null) || isReversed({ from, to });
  return isWrong ? null : { ...(first === null ? {} : { from: first }), ...(last === null ? {} : { to: last }) };
}

function isReversed({ from, to }: TypedPeriod): boolean {
  const first = isoFromTyped(from);
  const last = isoFromTyped(to);
  return first !== null && last !== null && last < first;
}

interface PeriodFieldsProps {
  readonly name: string;
  readonly period: TypedPeriod;
  readonly onChange: (period: TypedPeriod) => void;
}

/** First and last day of a filter or an export; a period that ends before it begins is refused at its last day. */
export function PeriodFields({ name, period, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DayField
        label={texts.from}
        name={`${name}-from`}
        description={texts.fromHint}
        typed={period.from}
        onChange={(from) => onChange({ ...period, from })}
      />
      <DayField
        label={texts.to}
        name={`${name}-to`}
        description={texts.toHint}
        typed={period.to}
        onChange={(to) => onChange({ ...period, to })}
        problem={isReversed(period) ? texts.reversed : undefined}
      />
    </>
  );
}
