import { pixKeyType } from '@sefira/contracts/reseller/account';
import * as z from 'zod/mini';
import { isPixKey } from '../../shared/billing/is-pix-key.ts';
import { identityShape, responsibleRule } from '../../shared/people/identity-rules.ts';
import { pixKeyTexts, affiliateTexts as texts } from '../../texts/professional/reseller.ts';

const rule = (holds: (value: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

/** The application as form values. */
export const applicationForm = z
  .object({
    ...identityShape,
    pixKeyType,
    pixKey: z.string().check(rule((value) => value.trim() !== '', pixKeyTexts.required)),
    promotion: z.string().check(rule((value) => value.trim().length >= 10, texts.promotionShort)),
    acceptTerms: z.boolean().check(z.refine((value) => value, texts.acceptRequired)),
  })
  .check(
    z.refine(({ pixKeyType: type, pixKey }) => pixKey.trim() === '' || isPixKey(type, pixKey), {
      error: pixKeyTexts.invalid,
      path: ['pixKey'],
    }),
    responsibleRule,
  );
export type ApplicationValues = z.infer<typeof applicationForm>;
