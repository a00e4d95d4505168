import { email } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import { analysisTexts as texts } from '../../texts/analyses/personal-analysis.ts';
import { birthDateProblem } from '../../ui/format/birth-date.ts';

const rule = (holds: (value: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

/** Form values: the birth date as dd/mm/aaaa, the e-mail may be empty. */
export const analysisForm = z.object({
  name: z.string().check(
    rule((value) => value.trim() !== '', texts.nameRequired),
    rule((value) => /\p{L}/u.test(value), texts.nameWithoutLetters),
    rule((value) => [...value.trim()].length <= 120, texts.nameTooLong),
  ),
  birthDate: z.string().check(
    rule((value) => value !== '', texts.birthDateRequired),
    z.check<string>(({ value, issues }) => {
      const problem = birthDateProblem(value);
      if (problem) issues.push({ code: 'custom', input: value, message: problem });
    }),
  ),
  email: z.union([z.literal(''), email]),
});
