import { challengeFacts } from '@sefira/contracts/shared/network-challenge';
import { solveChallengeWorkers } from 'altcha-lib';
import * as z from 'zod/mini';

const refusal = z.object({ data: challengeFacts });
const longestMilliseconds = 60_000;
/** Leaves cores of a phone to the page. */
const mostWorkers = 4;

/**
 * Solves the challenge of a CHALLENGE_REQUIRED response in workers. @returns the value of the solution header; null
 * without workers, in an old browser or when aborted
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
    // The original refusal is shown then; it has the time when the limit is open again.
    return null;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
