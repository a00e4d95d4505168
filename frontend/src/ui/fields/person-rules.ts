import * as z from 'zod/mini';
import { dateTexts } from '../../texts/account/account.ts';
import { formTexts } from '../../texts/analyses/analysis-forms.ts';
import { birthDateProblem } from '../format/birth-date.ts';
import { isoFromTyped } from '../format/calendar-date.ts';

/** What is wrong with a typed name; null when it can be sent. */
export function nameProblem(typed: string, required: string = formTexts.nameRequired): string | null {
  const name = typed.trim();
  if (name === '') return required;
  if (!/\p{L}/u.test(name)) return formTexts.nameWithoutLetters;
  return [...name].length > 120 ? formTexts.nameTooLong : null;
}

/** What is wrong with a typed birth date, an empty one too; null when it can be sent. */
export function birthProblem(typed: string, required: string = formTexts.birthDateRequired): string | null {
  return typed === '' ? required : birthDateProblem(typed);
}

/** What is wrong with a typed date that may lie in the future (a company about to be founded). */
export function dateProblem(typed: string, required: string): string | null {
  if (typed === '') return required;
  return isoFromTyped(typed) ? null : dateTexts.impossible;
}

/** A text field of a form whose problem is told by a function. */
export function checked(problemOf: (value: string) => string | null) {
  return z.string().check(
    z.check<string>(({ value, issues }) => {
      const problem = problemOf(value);
      if (problem) issues.push({ code: 'custom', input: value, message: problem });
    }),
  );
}
