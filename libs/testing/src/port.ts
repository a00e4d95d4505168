import { findPort } from '@sefira/embedded/ports';

/** A port of this machine that is free now, for a server that must know its port before it starts. */
export function freePort(): Promise<number> {
  return findPort();
}
