import type { ClientWire } from '@sefira/contracts/numerology/clients';
import * as z from 'zod/mini';
import { clientFormTexts } from '../../texts/professional/clients.ts';
import { birthProblem, checked, dateProblem, nameProblem } from '../../ui/fields/person-rules.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';
import type { ClientCard } from './api.ts';

const emailPattern = /^\S+@\S+\.\S+$/;

export const clientForm = z.object({
  name: checked((typed) => nameProblem(typed)),
  birthDate: checked((typed) => birthProblem(typed)),
  email: checked((typed) =>
    typed.trim() === '' || emailPattern.test(typed.trim()) ? null : clientFormTexts.emailInvalid,
  ),
  phone: z.string(),
  notes: z.string(),
  consentOn: checked((typed) => (typed === '' ? null : dateProblem(typed, ''))),
  consentNote: z.string(),
});
export type ClientFormValues = z.infer<typeof clientForm>;

/** Initial form values. */
export function valuesOf(client: ClientWire | null): ClientFormValues {
  return {
    name: client?.name ?? '',
    birthDate: client ? (typedFromIso(client.birthDate) ?? '') : '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    notes: client?.notes ?? '',
    consentOn: client?.consentOn ? (typedFromIso(client.consentOn) ?? '') : '',
    consentNote: client?.consentNote ?? '',
  };
}

/** The values for the call. */
export function cardOf({ birthDate, consentOn, email, ...texts }: ClientFormValues): ClientCard {
  return {
    ...texts,
    email: email.trim() || null,
    birthDate: isoFromTyped(birthDate) ?? birthDate,
    consentOn: isoFromTyped(consentOn),
  };
}
