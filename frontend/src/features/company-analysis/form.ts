import { businessTypes } from '@sefira/contracts/numerology/business-types';
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

/** Form values; trade name, partner, further names and e-mail are optional. */
export const companyForm = z.object({
  companyName: checked((value) => nameProblem(value, texts.companyNameRequired)),
  tradeName: checked((value) => (value.trim() === '' ? null : nameProblem(value))),
  foundationDate: checked((value) => foundationProblem(value)),
  businessType: checked((value) => (businessTypeOf(value) ? null : texts.businessTypeRequired)),
  ownerName: checked((value) => nameProblem(value, texts.ownerNameRequired)),
  ownerBirthDate: checked((value) => birthProblem(value, texts.ownerBirthRequired)),
  partnerName: checked((value) => (value.trim() === '' ? null : nameProblem(value))),
  partnerBirthDate: checked((value) => (value === '' ? null : birthProblem(value))),
  secondName: checked((value) => (value.trim() === '' ? null : nameProblem(value))),
  thirdName: checked((value) => (value.trim() === '' ? null : nameProblem(value))),
  email: z.union([z.literal(''), email]),
});

type CompanyValues = z.infer<typeof companyForm>;

/** The error of a partner given by half; null where both fields are filled in or empty. */
export function partnerProblem({ partnerName, partnerBirthDate }: CompanyValues) {
  const hasName = partnerName.trim() !== '';
  if (hasName === (partnerBirthDate !== '')) return null;
  return hasName
    ? ({ field: 'partnerBirthDate', message: texts.partnerBirthRequired } as const)
    : ({ field: 'partnerName', message: texts.partnerNameRequired } as const);
}

/** The partner and the further names as the call takes them. */
export function optionalParts({ partnerName, partnerBirthDate, secondName, thirdName }: CompanyValues) {
  const otherNames = [secondName, thirdName].map((name) => name.trim()).filter(Boolean);
  const birthDate = isoFromTyped(partnerBirthDate);
  return {
    ...(birthDate ? { partners: [{ name: partnerName.trim(), birthDate }] } : {}),
    ...(otherNames.length > 0 ? { otherNames } : {}),
  };
}

/** Paths of the call that have a field of another name. */
export const fieldOfPath: Readonly<Record<string, keyof CompanyValues>> = {
  'partners.0.name': 'partnerName',
  'partners.0.birthDate': 'partnerBirthDate',
  'otherNames.0': 'secondName',
  'otherNames.1': 'thirdName',
};
