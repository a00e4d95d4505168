import { type CueTable, compileCues } from './cues.ts';
import { areaCues, purposeCues, traitNumbers } from './data/areas.ts';
import { careCues } from './data/care-cues.ts';
import { courtesyCues } from './data/courtesy-cues.ts';
import { mannerCues } from './data/manner-cues.ts';
import { numberCues } from './data/number-cues.ts';
import { ownNumberCues } from './data/own-number-cues.ts';
import { plainNumberCues } from './data/plain-number-cues.ts';
import { productCues } from './data/product-cues.ts';

/** Cues of intents. */
export const care = compileCues(careCues);
export const manners = compileCues({ ...mannerCues, ...courtesyCues, ...productCues });
export const numbers = compileCues({ ...numberCues, ...ownNumberCues, ...plainNumberCues });
/** Cues of slots. */
export const areas = compileCues(areaCues);
export const purposes = compileCues(purposeCues);
export const traits = compileCues(
  Object.fromEntries(Object.entries(traitNumbers).map(([id, { cue }]) => [id, [[2, cue]]])) satisfies CueTable,
);
