import type { CueTable } from '../cues.ts';
import { choiceCues } from './choice-cues.ts';
import { peopleCues } from './people-cues.ts';
import { selfCues } from './self-cues.ts';

/** What can be asked about numbers, people, periods and names. Of two equal cues the earlier one counts. */
export const numberCues: CueTable = { ...selfCues, ...peopleCues, ...choiceCues };
