import { createHash } from 'node:crypto';

/** What the database and the caches know of a session token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
