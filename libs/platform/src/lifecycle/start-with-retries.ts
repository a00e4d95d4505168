import { setTimeout as wait } from 'node:timers/promises';
import { isDependencyFailure } from '../http/error-handler.ts';

const retryMilliseconds = 1000;
/** The start period of an image's health check: a part that exits sooner would make Compose stop the whole product. */
const maximumMilliseconds = 300_000;

/**
 * Starts a service. An unavailable database or Redis delays the start for at most five minutes, then the start fails with
 * its error; any other error fails it at once.
 */
export async function startWithRetries<Running>(
  start: () => Promise<Running>,
  options: {
    readonly report: (message: string) => void;
    readonly retryMilliseconds?: number;
    readonly maximumMilliseconds?: number;
  },
): Promise<Running> {
  const until = performance.now() + (options.maximumMilliseconds ?? maximumMilliseconds);
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!isDependencyFailure(error) || performance.now() >= until) throw error;
      options.report(String(error));
      await wait(options.retryMilliseconds ?? retryMilliseconds);
    }
  }
}
