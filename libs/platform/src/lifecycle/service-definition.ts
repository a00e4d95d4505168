import type { CallerName } from '@sefira/contracts/shared/services';
import type * as z from 'zod';
import type { Logger } from '../telemetry/logger.ts';
import type { Clock } from '../time/clock.ts';

/** Overrides for tests and for one process with all parts. */
export interface StartOptions {
  readonly logger?: Logger;
  readonly clock?: Clock;
  /** False where several services share one process: one of them reports its metrics. */
  readonly processMetrics?: boolean;
}

/** A running part. Disposing drains it and closes its resources in reverse order. */
export interface RunningService extends AsyncDisposable {
  readonly name: CallerName;
  /** Base address of its HTTP server; null for a pure worker without one. */
  readonly url: string;
  /** Unfinished work by name: the outbox, and queues with waiting, active or delayed jobs. Empty when idle. */
  unfinishedWork(): Promise<Readonly<Record<string, number>>>;
}

/** A service or the gateway: its name, its environment and how it starts. The only export of its package. */
export interface ServiceDefinition<Environment extends z.ZodObject = z.ZodObject> {
  readonly name: CallerName;
  readonly environment: Environment;
  start(environment: z.output<Environment>, options?: StartOptions): Promise<RunningService>;
}

/** Infers the type of the environment for a definition. */
export function defineService<Environment extends z.ZodObject>(
  definition: ServiceDefinition<Environment>,
): ServiceDefinition<Environment> {
  return definition;
}
