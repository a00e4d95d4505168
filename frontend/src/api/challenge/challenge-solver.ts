import { challengeFacts } from '@sefira/contracts/shared/network-challenge';
import { solveChallengeWorkers } from 'altcha-lib';
import * as z from 'zod/mini';

const refusal = z.object({ data: challengeFacts });
const longestMilliseconds = 60_000;
/** A phone stays usable beside the proof. */
const mostWorkers = 4;

/**
 * Solves the challenge of a CHALLENGE_REQUIRED answer off the main thread.
 * @returns the value of the solution header, or null where it can't be solved (no workers, an old browser, given up)
 */
export async function solveInWorker(body: unknown, signal?: AbortSignal): Promise<string | null> {
  const parsed = z.safeParse(refusal, body);
  if (!parsed.success || typeof Worker === 'undefined') return null;
  const { challenge } = parsed.data.data;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener('abort', stop);
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
      createWorker: () => new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' }),
      timeout: longestMilliseconds,
    });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
  } catch {
    // The refusal itself is shown then, with the time when the network is below its limit again.
    return null;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
