import { releaseCharge, reserveCharge } from '@sefira/contracts/billing/internal';
import { allowanceHolderOf } from '@sefira/contracts/billing/plans';
import { readEntitlements } from '@sefira/contracts/billing/wallet';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import { callerId } from '@sefira/platform/identity/caller';
import { isIncluded } from '../policies.ts';

/** Reservation for an answer: nothing, a share of the plan's quota, or credits. */
export interface ReservedCharge {
  /** Null if there is nothing to settle. */
  readonly id: string | null;
  readonly credits: number;
}

/** Price of messages, shown before the user writes. */
export interface MessageQuote {
  /** Credits of one message once the plan's quota is used up; 0 if the plan includes all. */
  readonly credits: number;
  /** Messages a day that the plan includes, and the rest of today; null if unlimited. */
  readonly daily: { readonly limit: number; readonly remaining: number } | null;
}

/** Reserves before a question is stored; `answer.completed` confirms the reservation. */
export interface BillingPort {
  /** @throws DomainError DEPENDENCY_DOWN */
  quote(identity: Identity, requestId: string): Promise<MessageQuote>;
  /** Calls with one key share a reservation while it is open. @throws DomainError INSUFFICIENT_CREDITS, SIGN_UP_REQUIRED, DEPENDENCY_DOWN */
  reserve(use: {
    readonly identity: Identity;
    readonly key: string;
    readonly title: string;
    readonly requestId: string;
  }): Promise<ReservedCharge>;
  /** Releases one hold; the reservation ends with its last hold. */
  release(chargeId: string | null, requestId: string): Promise<void>;
}

const nothing: ReservedCharge = { id: null, credits: 0 };

const included: MessageQuote = { credits: 0, daily: null };

/** For a deployment without the billing service. */
export const freeOfCharge: BillingPort = {
  quote: async () => included,
  reserve: async () => nothing,
  release: async () => undefined,
};

/** Plans that include the chat need no call; for others billing uses the day's quota first, then credits. */
export function createBillingPort(services: ServiceClient): BillingPort {
  return {
    async quote(identity, requestId) {
      if (isIncluded(identity)) return included;
      const { data } = await services.call(readEntitlements, { identity, requestId });
      const message = data.services.find(({ service }) => service === 'chat_message');
      if (!message || message.isUnlimited) return included;
      return { credits: message.cost, daily: message.quota };
    },
    async reserve({ identity, key, title, requestId }) {
      if (isIncluded(identity)) return nothing;
      const { data } = await services.call(reserveCharge, {
        body: {
          userId: callerId(identity),
          plan: allowanceHolderOf(identity),
          service: 'chat_message',
          quantity: 1,
          key: `chat ${key}`,
          reference: { type: 'chat', id: key.slice(0, 80), title: title.slice(0, 200) },
        },
        requestId,
      });
      return { id: data.id, credits: data.source === 'credits' ? data.amount : 0 };
    },
    async release(chargeId, requestId) {
      if (chargeId !== null) await services.call(releaseCharge, { params: { id: chargeId }, requestId });
    },
  };
}
