import * as z from 'zod/mini';
import { formTexts } from '../../texts/analyses/analysis-forms.ts';
import { dateTexts } from '../../texts/common/dates.ts';
import { birthDateProblem } from '../format/birth-date.ts';
import { isoFromTyped } from '../format/calendar-date.ts';

/** The error of a typed name; null when valid. */
export function nameProblem(typed: string, required: string = formTexts.nameRequired): string | null {
  const name = typed.trim();
  if (name === '') return required;
  if (!/\p{L}/u.test(name)) return formTexts.nameWithoutLetters;
  return [...name].length > 120 ? formTexts.nameTooLong : null;
}

/** The error of a typed birth date, also when empty; null when valid. */
export function birthProblem(typed: string, required: string = formTexts.birthDateRequired): string | null {
  return typed === '' ? required : birthDateProblem(typed);
}

/** The error of a typed date that may be in the future (a planned company). */
export function dateProblem(typed: string, required: string): string | null {
  if (typed === '') return required;
  return isoFromTyped(typed) ? null : dateTexts.impossible;
}

/** A text field of a form with its validation function. */
export function checked(problemOf: (value: string) => string | null) {
  return z.string().check(
    z.check<string>(({ value, issues }) => {
      const problem = problemOf(value);
      if (problem) issues.push({ code: 'custom', input: value, message: problem });
    }),
  );
}
