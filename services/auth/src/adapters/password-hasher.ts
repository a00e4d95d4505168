import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { hash, needsRehash, stretch, verify } from './argon2.ts';

/** Hashes at the same time per process, never more than cores: each takes 19 MiB, and more only queue (docs/decisions/0012-passwords.md). */
const concurrentHashes = Math.min(4, availableParallelism());

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password; for an unknown account (`null`) the same work is done and the answer is false. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** True when the stored hash was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean;
  /** A short secret of ours made as slow to guess as a password; the same for the same salt. */
  stretch(secret: string, salt: string): Promise<string>;
}

/** argon2id off the event loop, in bounded number; unknown accounts cost the same time as known ones. */
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
