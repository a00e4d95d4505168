import * as z from 'zod/mini';

/** Roles as the services see them: `visitor` has no session, `key` is an API key, `service` an internal caller. */
export const roles = ['visitor', 'guest', 'user', 'reseller', 'admin', 'key', 'service'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** Plans of the catalogue (docs/decisions/0038-plans-and-introductory-offers.md). */
export const planIds = ['free', 'basic', 'premium', 'professional'] as const;
export const planId = z.enum(planIds);
export type PlanId = z.infer<typeof planId>;

/** What the signed internal header says about the caller (docs/decisions/0020-signed-identity-between-services.md). */
export const identity = z.object({
  subject: z.nullable(z.string()),
  role,
  plan: planId,
  permissions: z.array(z.string()),
  sessionId: z.nullable(z.string()),
  /** When the session last proved its owner's identity, in epoch milliseconds; absent means never. */
  provenAt: z.optional(z.number()),
  /** From when on an administrator without a second factor is refused, in epoch milliseconds. */
  secondFactorDueAt: z.optional(z.number()),
});
export type Identity = z.infer<typeof identity>;

/** The caller without a session. */
export const visitorIdentity: Identity = {
  subject: null,
  role: 'visitor',
  plan: 'free',
  permissions: [],
  sessionId: null,
};

export const identityHeader = 'x-sefira-identity';
export const requestIdHeader = 'x-request-id';
export const clientAddressHeader = 'x-sefira-client-address';
/** What marks a known device at a login; see `deviceToken` in auth.ts. */
export const deviceTokenHeader = 'x-device-token';
