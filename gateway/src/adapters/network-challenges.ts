import { createHash, hkdfSync } from 'node:crypto';
import { challengeSolution, type NetworkChallenge, networkChallenge } from '@sefira/contracts/shared/network-challenge';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { createLruCache } from '@sefira/platform/lru-cache';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Clock } from '@sefira/platform/time/clock';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';

/** What a challenge is made for: its solution passes no other call and no other network. */
export interface ChallengedCall {
  readonly call: string;
  readonly address: string;
  /** Each level doubles the work. */
  readonly level: number;
}

export interface NetworkChallenges {
  create(call: ChallengedCall): Promise<NetworkChallenge>;
  /** True once for each solution of a challenge that was made for this call, network and (nearly) this level. */
  isSolved(header: string, call: ChallengedCall): Promise<boolean>;
}

/** Iterations of a derivation at level 0. With 256 derivations on average that is a fraction of a second in a browser. */
const baseCost = 2000;
const lifetimeSeconds = 300;
const longestHeader = 4096;
const rememberedLocally = 50_000;

/** Proofs of work signed with a key that all gateways derive from their common identity. */
export function createNetworkChallenges(options: {
  readonly redis: RedisConnection;
  /** The gateways' private key as JSON. */
  readonly identityPrivateJwk: string;
  readonly clock: Clock;
}): NetworkChallenges {
  const { redis, identityPrivateJwk, clock } = options;
  const key = hkdfSync('sha256', identityPrivateJwk, '', 'sefira network challenge', 32);
  const hmacSignatureSecret = Buffer.from(key).toString('base64url');
  const usedHere = createLruCache<true>(rememberedLocally, { ttl: lifetimeSeconds * 1000 });

  /** Without Redis each gateway remembers by itself: one solution then passes once at each. */
  async function isFirstUse(signature: string): Promise<boolean> {
    if (usedHere.has(signature)) return false;
    usedHere.set(signature, true);
    try {
      return (await redis.set(`sefira:challenge:${signature}`, '1', 'EX', lifetimeSeconds, 'NX')) === 'OK';
    } catch (error) {
      if (isDependencyFailure(error)) return true;
      throw error;
    }
  }

  return {
    async create({ call, address, level }) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: baseCost * 2 ** level,
        keyPrefix: '00',
        data: { call, network: networkName(address) },
        expiresAt: Math.floor(clock().getTime() / 1000) + lifetimeSeconds,
        deriveKey,
        hmacSignatureSecret,
      });
      return z.parse(networkChallenge, challenge);
    },
    async isSolved(header, { call, address, level }) {
      if (header.length > longestHeader) return false;
      const payload = parse(header);
      if (payload === null) return false;
      const { parameters, signature } = payload.challenge;
      const { cost, data, expiresAt } = parameters;
      if (data.call !== call || data.network !== networkName(address)) return false;
      // The level may have risen while the client was solving.
      if (cost * 2 < baseCost * 2 ** level || expiresAt * 1000 < clock().getTime()) return false;
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret,
      });
      return verified && (await isFirstUse(signature));
    },
  };
}

/** A network as a challenge names it: no address in clear text. */
function networkName(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32);
}

function parse(header: string): z.infer<typeof challengeSolution> | null {
  try {
    const parsed = z.safeParse(challengeSolution, JSON.parse(Buffer.from(header, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
