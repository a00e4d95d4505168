import * as z from 'zod/mini';

/** Request header with the solution of a challenge: base64 of the JSON of `challengeSolution`. */
export const challengeSolutionHeader = 'x-challenge-solution';

const hex = z.string().check(z.regex(/^[0-9a-f]+$/), z.maxLength(128));

/**
 * A proof of work that a call asks for where its network is above a limit (docs/decisions/0013-guessing-limits-and-proof-of-work.md): ALTCHA version 2, PBKDF2. Its
 * signature covers the call and the network, it expires, and one solution passes one call.
 */
export const networkChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    /** Iterations of one derivation; about 256 derivations solve a challenge. */
    cost: z.int().check(z.positive()),
    keyLength: z.int().check(z.positive()),
    keyPrefix: hex,
    expiresAt: z.int(),
    data: z.object({ call: z.string(), network: z.string() }),
  }),
  signature: hex,
});
export type NetworkChallenge = z.infer<typeof networkChallenge>;

export const challengeSolution = z.object({
  challenge: networkChallenge,
  solution: z.looseObject({ counter: z.int().check(z.nonnegative()), derivedKey: hex }),
});

/** What `data` of CHALLENGE_REQUIRED holds. */
export const challengeFacts = z.looseObject({ challenge: networkChallenge });
