import { createHash } from 'node:crypto';

/** The form in which services store, cache and compare a token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
