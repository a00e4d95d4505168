import { businessTypes } from '@sefira/contracts/numerology/inputs';
import { email } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import { companyTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { birthProblem, checked, dateProblem, nameProblem } from '../../ui/fields/person-rules.ts';
import { isoFromTyped, todayInBrazil } from '../../ui/format/calendar-date.ts';

export type BusinessType = (typeof businessTypes)[number];

export const businessTypeOptions = businessTypes.map((value) => ({ value, label: value }));

/** The business type of an option; undefined for no choice. */
export function businessTypeOf(value: string): BusinessType | null {
  return businessTypes.find((type) => type === value) ?? null;
}

/** The error of a typed foundation date: past, or up to two years ahead; null when valid. */
function foundationProblem(typed: string): string | null {
  const problem = dateProblem(typed, texts.foundationRequired);
  if (problem) return problem;
  const today = todayInBrazil();
  const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return (isoFromTyped(typed) ?? '') > last ? texts.foundationTooLate : null;
}

/** Form values; only the e-mail is optional. */
export const companyForm = z.object({
  companyName: checked((value) => nameProblem(value, texts.companyNameRequired)),
  tradeName: checked((value) => (value.trim() === '' ? null : nameProblem(value))),
  foundationDate: checked((value) => foundationProblem(value)),
  businessType: checked((value) => (businessTypeOf(value) ? null : texts.businessTypeRequired)),
  ownerName: checked((value) => nameProblem(value, texts.ownerNameRequired)),
  ownerBirthDate: checked((value) => birthProblem(value, texts.ownerBirthRequired)),
  email: z.union([z.literal(''), email]),
});
