import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { email } from '@sefira/contracts/fields';
import * as z from 'zod/mini';
import { paymentTexts as texts } from '../../texts/payment.ts';

const rule = (holds: (value: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

/** Who pays; the CPF as typed, with its dots. */
export const payerForm = z.object({
  name: z.string().check(
    rule((value) => /\p{L}/u.test(value), texts.nameRequired),
    z.maxLength(120),
  ),
  email: z.string().check(
    rule((value) => value.trim() !== '', texts.emailRequired),
    z.check<string>(({ value, issues }) => {
      const parsed = email.safeParse(value);
      if (!parsed.success) {
        issues.push({ code: 'custom', input: value, message: parsed.error.issues[0]?.message ?? texts.emailRequired });
      }
    }),
  ),
  cpf: z.string().check(
    rule((value) => value.trim() !== '', texts.cpfRequired),
    rule((value) => isValidCpf(value), texts.cpfInvalid),
  ),
});
export type PayerValues = z.infer<typeof payerForm>;
