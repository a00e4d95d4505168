import type { Draft } from './composing/draft.ts';
import type { DialogueState } from './dialogue/state.ts';
import type { DialoguePerson } from './dialogue-person.ts';

export interface BuiltInAnswer extends Draft {
  readonly people: readonly DialoguePerson[];
  /** The passages that the answer is composed of, by id. */
  readonly passages: ReadonlyMap<string, string>;
  /** The state of the conversation after this answer, to be stored with it. */
  readonly state: DialogueState;
  /** The answer needs the user's own analyses: the caller fetches them, this library does no I/O. */
  readonly wantsOwnAnalyses: boolean;
}
