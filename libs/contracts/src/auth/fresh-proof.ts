import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { instant } from '../shared/fields.ts';
import type { Identity } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { currentPassword, secondFactorCode } from './account-proofs.ts';

/** How long a proof of identity counts for calls with `freshProof` (docs/decisions/0018-fresh-proof-of-identity.md). */
export const proofLifetimeMilliseconds = 5 * 60_000;

/** True while the session's last proof of identity is fresh enough; `now` in epoch milliseconds. */
export function isProofFresh({ provenAt }: Pick<Identity, 'provenAt'>, now: number): boolean {
  return provenAt !== undefined && now - provenAt <= proofLifetimeMilliseconds;
}

/** True for an administrator who has no second factor after the days of grace; `now` in epoch milliseconds. */
export function isSecondFactorOverdue(
  { role, secondFactorDueAt }: Pick<Identity, 'role' | 'secondFactorDueAt'>,
  now: number,
): boolean {
  return role === 'admin' && secondFactorDueAt !== undefined && secondFactorDueAt <= now;
}

/** How an account proves itself: `none` has neither a password nor a second factor and signs in again. */
export const proofMethods = ['password', 'code', 'none'] as const;

export const readProof = defineRoute({
  id: 'auth.readProof',
  service: 'auth',
  method: 'GET',
  path: '/auth/proof',
  access: 'account',
  summary: 'Diz como a conta confirma a identidade e até quando a última confirmação vale.',
  response: envelope(
    z.object({
      method: z.enum(proofMethods),
      provenUntil: z.nullable(instant),
      /** From when on an administrator without a second factor is refused; null for everyone else. */
      secondFactorDueAt: z.nullable(instant),
    }),
  ),
});

/** An account with a second factor proves itself by its code; every other one by its password. */
export const proveIdentity = defineRoute({
  id: 'auth.proveIdentity',
  service: 'auth',
  method: 'POST',
  path: '/auth/prove',
  access: 'account',
  slow: true,
  summary: 'Confirma a identidade na sessão aberta, com a senha ou o código da verificação em duas etapas.',
  body: z.object({ password: z.optional(currentPassword), code: z.optional(secondFactorCode) }),
  response: envelope(z.object({ provenUntil: instant })),
  errors: ['PASSWORD_INVALID', 'CODE_INVALID', 'RATE_LIMITED'],
});
