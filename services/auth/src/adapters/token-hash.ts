import { createHash } from 'node:crypto';

/** What the database and the caches know of a session token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A short digest by which two states of the same thing are told apart. */
export function digestOf(facts: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
