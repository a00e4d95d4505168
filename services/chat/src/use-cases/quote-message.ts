import type { Identity } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';
import type { MessageQuote } from '../adapters/billing-port.ts';
import type { ChatContext } from '../context.ts';

/** Price of the user's next message. @throws DomainError DEPENDENCY_DOWN */
export function quoteMessage({ billing }: ChatContext, identity: Identity): Promise<MessageQuote> {
  return billing.quote(identity, newId());
}
