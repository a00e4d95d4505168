import { setTimeout as wait } from 'node:timers/promises';

const stepMilliseconds = 30_000;
const marginMilliseconds = 8000;

/**
 * Waits when the current 30 s step of TOTP codes (RFC 6238) is about to end, so that a code made now is checked in the same
 * step: the drift of one step accepts no code of the step before once the next one begins.
 */
export async function waitForLongTimeStep(): Promise<void> {
  const remaining = stepMilliseconds - (Date.now() % stepMilliseconds);
  if (remaining < marginMilliseconds) await wait(remaining + 10);
}
