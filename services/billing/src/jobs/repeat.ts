import { setInterval } from 'node:timers';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** Runs `work` at an interval without overlap; a failed run is repeated at the next one. */
export function repeat(name: string, seconds: number, logger: Logger, work: () => Promise<void>): BackgroundWork {
  let running: Promise<void> | undefined;
  const turn = () => {
    running ??= work()
      .catch((error: unknown) => logger.warn({ reason: String(error), work: name }, 'work will try again'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(turn, seconds * 1000);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}
