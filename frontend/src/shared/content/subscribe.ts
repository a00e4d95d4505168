import { subscribeNewsletter } from '@sefira/contracts/content/site';
import { type PublicAnswer, sendPublic } from './send-public.ts';

/** Subscribes to the newsletter; the result is the message for the user. */
export function subscribe(email: string, website: string): Promise<PublicAnswer> {
  return sendPublic(subscribeNewsletter, { email, website });
}
