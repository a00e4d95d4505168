import { v7 } from 'uuid';

/** A new UUID v7: sorts by the time it was made (decision 5). */
export function newId(): string {
  return v7();
}
