import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what the start left behind, at its end, before there is work. A start reads and builds far more than it keeps,
 * and lets the space for young objects grow to its limit; V8 by itself would collect both only after a hundred quiet
 * seconds, and Node would keep what it has read of its cache of compiled modules until that is written. Stops the process for
 * about a tenth of a second, so it is no means against growth at work.
 */
export function collectGarbageOfStart(): void {
  flushCompileCache();
  // Node has no call for it: V8 hands its own to contexts made while the flag stands.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
