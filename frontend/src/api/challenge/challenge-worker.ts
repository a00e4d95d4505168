import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The worker side of `solveChallengeWorkers` of altcha-lib. */
interface Work extends Omit<Parameters<typeof solveChallenge>[0], 'deriveKey' | 'controller'> {
  readonly type: 'work';
}

const controller = new AbortController();

self.addEventListener('message', async ({ data }: MessageEvent<Work | { readonly type: 'abort' }>) => {
  if (data.type === 'abort') return controller.abort();
  const { type: _type, ...work } = data;
  try {
    self.postMessage(await solveChallenge({ ...work, controller, deriveKey }));
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
});
