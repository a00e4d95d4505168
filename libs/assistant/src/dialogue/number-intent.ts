import type { Segment, Understood } from '../understanding/read-message.ts';
import { drops } from './number-drops.ts';
import { raises } from './number-raises.ts';
import type { View } from './number-view.ts';
import type { DialogueState } from './state.ts';

export interface NumberIntent {
  readonly intent: string | null;
  readonly score: number;
}

/** The best question about numbers in a segment: its cues, weighed by the rules above. */
export function bestNumberIntent(segment: Segment, message: Understood, state: DialogueState): NumberIntent {
  const scores = new Map(segment.intents.map(({ intent, score }) => [intent, score]));
  const hasBirth =
    message.read.people.some(({ birthDate }) => birthDate !== null) || message.read.loose.birthDate !== null;
  const view: View = {
    scores,
    segment,
    message,
    state,
    own: segment.topics.filter((topic) => topic !== 'mapa'),
    hasBirth,
  };
  for (const [intents, applies] of drops) if (applies(view)) for (const intent of intents) scores.delete(intent);
  for (const [intent, score, applies] of raises) {
    if (applies(view)) scores.set(intent, Math.max(score, (scores.get(intent) ?? 0) + 0.1));
  }
  const [best] = [...scores].sort((one, other) => other[1] - one[1]);
  return best ? { intent: best[0], score: best[1] } : { intent: null, score: 0 };
}
