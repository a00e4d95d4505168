import { randomFillSync } from 'node:crypto';
import { V7Generator } from 'uuidv7';

/** Random bytes are drawn for many ids at once, since each call costs more than an id. */
const random = new Uint32Array(1024);
let used = random.length;

const generator = new V7Generator({
  nextUint32() {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    const value = random[used] ?? 0;
    used += 1;
    return value;
  },
});

/** A new UUID v7: sorts by the time it was made, also within a millisecond of one process (docs/decisions/0005-money-dates-and-ids.md). */
export function newId(): string {
  return generator.generate().toString();
}
