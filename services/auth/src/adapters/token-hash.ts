import { createHash } from 'node:crypto';

/** The form in which the database and the caches store a token: its SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A short digest that identifies a state of a record. */
export function digestOf(facts: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
