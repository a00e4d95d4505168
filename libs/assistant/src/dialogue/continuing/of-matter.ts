import { matterIn } from '../../composing/advice/child-matters.ts';
import type { Understood } from '../../understanding/read-message.ts';
import type { Act } from '../state.ts';

/** `Como eu lido?` after jealousy between children is asked of it. */
export function goesOnOfMatter(intent: string, { words, read }: Understood, previous: Act | null): string {
  const isShort =
    intent === 'conviver' && words.split(' ').length <= 4 && read.people.every(({ label }) => label === 'eu');
  const matter = isShort && previous !== null ? matterIn(previous.words) : '';
  return matter === '' ? words : `${words} ${matter}`;
}
