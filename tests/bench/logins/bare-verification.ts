import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage: argon2id, 19 MiB, two passes, one lane; as auth keeps passwords. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** So many right passwords verified by `@node-rs/argon2` alone, as many at once as there are cores. @returns a second */
export async function verificationsPerSecond(count: number): Promise<number> {
  const stored = await hash('Cobre lilás 71', cost);
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (left > 0) {
        left -= 1;
        if (!(await verify(stored, 'Cobre lilás 71'))) throw new Error('a right password was refused');
      }
    }),
  );
  return count / ((performance.now() - began) / 1000);
}
