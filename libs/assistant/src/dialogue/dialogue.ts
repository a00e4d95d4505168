import type { Understood } from '../understanding/read-message.ts';
import type { Act, DialogueState } from './state.ts';

/** The conversation with its latest message. */
export interface Dialogue {
  readonly message: Understood;
  readonly state: DialogueState;
  /** Questions to answer, in order. */
  readonly acts: readonly Act[];
  readonly manner: string | null;
  /** The person that a correction changed. */
  readonly corrected: string | null;
}
