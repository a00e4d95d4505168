import { birthDate, email, newPassword, personName } from '@sefira/contracts/shared/fields';
import { planId } from '@sefira/contracts/shared/identity';
import * as z from 'zod/mini';

/** The demo accounts of the embedded profile. */
const demoAccounts = z.array(
  z.object({
    name: personName,
    email,
    password: newPassword,
    birthDate,
    role: z.enum(['user', 'reseller', 'admin']),
    plan: planId,
  }),
);

export type DemoAccount = z.infer<typeof demoAccounts>[number];

/** Reads the variable DEMO_ACCOUNTS: a JSON list. */
export function readDemoAccounts(value: string): readonly DemoAccount[] {
  return z.parse(demoAccounts, JSON.parse(value));
}
