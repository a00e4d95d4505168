import { subscribeNewsletter } from '@sefira/contracts/content/site';
import { type PublicAnswer, sendPublic } from './send-public.ts';

/** Subscribes the address of a form to the newsletter; the result is the message for the user. */
export function subscribe(form: FormData): Promise<PublicAnswer> {
  return sendPublic(subscribeNewsletter, Object.fromEntries(form));
}
