import { firstQuestions } from '@sefira/assistant/first-questions';
import { clientOf } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import type { ChatContext } from '../context.ts';
import { findProfile } from '../data/known-people.ts';

/** Questions to begin a conversation with, from the user's own map and today's date. */
export async function suggestFirstQuestions(context: ChatContext, userId: string): Promise<string[]> {
  const profile = await findProfile(clientOf(context), userId);
  return firstQuestions(profile, productDate(context.clock()));
}
