import { uuidv7 } from 'uuidv7';

/** A new UUID v7: sorts by the time it was made, also within a millisecond of one process (docs/decisions/0005-money-dates-and-ids.md). */
export function newId(): string {
  return uuidv7();
}
