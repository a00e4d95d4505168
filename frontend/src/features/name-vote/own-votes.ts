import { voteChoices } from '@sefira/contracts/numerology/baby/short-lists';
import * as z from 'zod/mini';
import { readStoredJson } from '../../api/session/stored-json.ts';
import { votesPrefix } from '../../api/session/token-storage.ts';

const ownVotes = z.object({
  visitor: z.string(),
  firstName: z.string(),
  votes: z.array(z.object({ nameId: z.string(), choice: z.enum(voteChoices), comment: z.string() })),
});
/** The votes given on this device, with the key that changes them. */
export type OwnVotes = z.infer<typeof ownVotes>;

const keyOf = (slug: string) => `${votesPrefix}${slug}`;

/** The votes that this device gave on a list; null without any. */
export function readOwnVotes(slug: string): OwnVotes | null {
  try {
    return readStoredJson(ownVotes, localStorage.getItem(keyOf(slug)));
  } catch {
    // A blocked storage: the visitor votes as a new one.
    return null;
  }
}

export function writeOwnVotes(slug: string, votes: OwnVotes | null): void {
  try {
    if (votes) localStorage.setItem(keyOf(slug), JSON.stringify(votes));
    else localStorage.removeItem(keyOf(slug));
  } catch {
    // A blocked storage loses only the possibility to change the votes.
  }
}
