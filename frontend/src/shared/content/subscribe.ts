import { subscribeNewsletter } from '@sefira/contracts/content/site';
import { type PublicAnswer, sendPublic } from './send-public.ts';

/** Asks for the newsletter; the answer is what to tell. */
export function subscribe(email: string, website: string): Promise<PublicAnswer> {
  return sendPublic(subscribeNewsletter, { email, website });
}
