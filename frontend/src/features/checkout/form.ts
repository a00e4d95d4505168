import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { payerAddress } from '@sefira/contracts/billing/payer-address';
import { email } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import { paymentTexts as texts } from '../../texts/billing/checkout.ts';

const rule = (holds: (value: string) => boolean, message: string) =>
  z.refine<string>(holds, { error: message, abort: true });

/** Checks a field by the contract, as typed. */
const asAgreed = (contract: z.ZodMiniType) =>
  z.check<string>(({ value, issues }) => {
    const parsed = contract.safeParse(value);
    for (const { message } of parsed.error?.issues.slice(0, 1) ?? []) {
      issues.push({ code: 'custom', input: value, message });
    }
  });

const payer = {
  name: z.string().check(
    rule((value) => /\p{L}/u.test(value), texts.nameRequired),
    z.maxLength(120),
  ),
  email: z.string().check(
    rule((value) => value.trim() !== '', texts.emailRequired),
    asAgreed(email),
  ),
  cpf: z.string().check(
    rule((value) => value.trim() !== '', texts.cpfRequired),
    rule((value) => isValidCpf(value), texts.cpfInvalid),
  ),
};

const { zipCode, street, number, neighborhood, city, state } = payerAddress.shape;

/** Payer for card, PIX or PayPal; the CPF with its dots. The address is hidden, so it is not validated. */
export const payerForm = z.object({
  ...payer,
  address: z.object({
    zipCode: z.string(),
    street: z.string(),
    number: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    state: z.string(),
  }),
});

/** Payer of a boleto with address; the CEP with its dash. */
export const boletoPayerForm = z.object({
  ...payer,
  address: z.object({
    zipCode: z.string().check(asAgreed(zipCode)),
    street: z.string().check(asAgreed(street)),
    number: z.string().check(asAgreed(number)),
    neighborhood: z.string().check(asAgreed(neighborhood)),
    city: z.string().check(asAgreed(city)),
    state: z.string().check(asAgreed(state)),
  }),
});
export type PayerValues = z.infer<typeof payerForm>;

/** Form fields in screen order by the paths of the call. */
export const payerFieldNames = [
  'name',
  'email',
  'cpf',
  'address.zipCode',
  'address.street',
  'address.number',
  'address.neighborhood',
  'address.city',
  'address.state',
] as const;

export const emptyAddress: PayerValues['address'] = {
  zipCode: '',
  street: '',
  number: '',
  neighborhood: '',
  city: '',
  state: '',
};
