import type { CallerName } from '@sefira/contracts/shared/services';
import type * as z from 'zod';
import type { Logger } from '../telemetry/logger.ts';
import type { Clock } from '../time/clock.ts';

/** What tests and the all-in-one process may put in place of a part's own choice. */
export interface StartOptions {
  readonly logger?: Logger;
  readonly clock?: Clock;
  /** False where several services share one process: one of them reports its metrics. */
  readonly processMetrics?: boolean;
}

/** A part that is up. Disposing drains it and closes all it opened, in reverse order. */
export interface RunningService extends AsyncDisposable {
  readonly name: CallerName;
  /** Base address of its HTTP server; null for a pure worker without one. */
  readonly url: string;
  /** True when it has nothing in hand: outbox empty, queues without waiting, active or delayed work. */
  isIdle(): Promise<boolean>;
}

/** A service or the gateway: its name, its environment and how it starts. The only export of its package. */
export interface ServiceDefinition<Environment extends z.ZodObject = z.ZodObject> {
  readonly name: CallerName;
  readonly environment: Environment;
  start(environment: z.output<Environment>, options?: StartOptions): Promise<RunningService>;
}

/** Keeps the environment's type beside the definition. */
export function defineService<Environment extends z.ZodObject>(
  definition: ServiceDefinition<Environment>,
): ServiceDefinition<Environment> {
  return definition;
}
