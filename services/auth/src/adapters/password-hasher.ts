import { processorLimit } from '@sefira/platform/lifecycle/container-limits';
import pLimit from 'p-limit';
import { hash, needsRehash, stretch, verify } from './argon2.ts';

/** Concurrent hashes per process, at most one per core: each takes 19 MiB (docs/decisions/0012-passwords.md). */
const concurrentHashes = Math.min(4, processorLimit());

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for an unknown account (`null`), which costs the same work. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** True when the stored hash has weaker parameters than the current ones. */
  isOutdated(stored: string): boolean;
  /** Hashes a generated short secret at the cost of a password; deterministic for a salt. */
  stretch(secret: string, salt: string): Promise<string>;
}

/** argon2id off the event loop with bounded concurrency; an unknown account costs the same time as a known one. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const limit = pLimit(concurrentHashes);
  const decoy = await hash('a password that nobody has');
  return {
    hash: (password) => limit(() => hash(password)),
    verify: (stored, password) =>
      limit(async () => {
        const matches = await verify(stored ?? decoy, password);
        return matches && stored !== null;
      }),
    isOutdated: needsRehash,
    stretch: (secret, salt) => limit(() => stretch(secret, salt)),
  };
}
