import { createHash } from 'node:crypto';

/** A short digest that identifies a state of a record. */
export function digestOf(facts: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
