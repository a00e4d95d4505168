import type * as z from 'zod';
import { ConfigurationError, readConfiguration } from '../configuration/configuration.ts';
import { freeStartMemory } from './free-start-memory.ts';
import type { RunningService, ServiceDefinition } from './service-definition.ts';
import { startWithRetries } from './start-with-retries.ts';

const forcedExitMilliseconds = 30_000;
/** A signal repeated within this time counts once. */
const repeatMilliseconds = 1000;

/**
 * Entry point of a part's own process: reads the environment, starts the part and exits with code 0 on SIGTERM or SIGINT
 * after draining; a second signal, or 30 seconds, ends it by force.
 */
export async function runService<Environment extends z.ZodObject>(
  definition: ServiceDefinition<Environment>,
): Promise<void> {
  let running: RunningService;
  try {
    const settings = readConfiguration(definition.name, definition.environment, process.env);
    const report = (message: string) => void process.stderr.write(`${definition.name} espera: ${message}\n`);
    running = await startWithRetries(() => definition.start(settings), { report });
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigurationError ? error.message : String(error)}\n`);
    process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
    return;
  }
  freeStartMemory();
  await closeOnSignal(() => running[Symbol.asyncDispose]());
}

/**
 * Entry point of a command of a part, with the part's environment: prints the result of the work; after a failure prints the
 * reason and sets an exit code.
 */
export async function runCommand<Environment extends z.ZodObject>(
  owner: string,
  environment: Environment,
  work: (settings: z.output<Environment>, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const answer = await work(readConfiguration(owner, environment, process.env), process.argv.slice(2));
    process.stdout.write(`${answer}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
  }
}

/** Waits for SIGTERM or SIGINT, then closes once; by force when that takes too long or the signal is repeated. */
export async function closeOnSignal(close: () => PromiseLike<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  const askedAt = Date.now();
  const force = () => process.kill(process.pid, 'SIGKILL');
  // One Ctrl-C can arrive twice: from the terminal and from npm.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (Date.now() - askedAt > repeatMilliseconds) force();
    });
  }
  const limit = setTimeout(force, forcedExitMilliseconds);
  limit.unref();
  await close();
  clearTimeout(limit);
  process.exitCode = 0;
}
