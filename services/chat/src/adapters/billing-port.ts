import { releaseCharge, reserveCharge } from '@sefira/contracts/billing/internal';
import { allowanceHolderOf } from '@sefira/contracts/billing/plans';
import { readEntitlements } from '@sefira/contracts/billing/wallet';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import { callerId } from '@sefira/platform/identity/caller';
import { isIncluded } from '../policies.ts';

/** What an answer will cost: nothing, a share of the plan, or credits. */
export interface ReservedCharge {
  /** Null where nothing is to be settled. */
  readonly id: string | null;
  readonly credits: number;
}

/** What messages cost a person, shown before they write. */
export interface MessageQuote {
  /** Credits of one message once the plan's share is used up; 0 where the plan includes all. */
  readonly credits: number;
  /** Messages a day that the plan includes, and what is left of them; null without a limit. */
  readonly daily: { readonly limit: number; readonly remaining: number } | null;
}

/** Asked before a question is stored; `answer.completed` confirms what it reserved. */
export interface BillingPort {
  /** @throws DomainError DEPENDENCY_DOWN */
  quote(identity: Identity, requestId: string): Promise<MessageQuote>;
  /** Calls with the same key share one reservation while it is open. @throws DomainError INSUFFICIENT_CREDITS, SIGN_UP_REQUIRED, DEPENDENCY_DOWN */
  reserve(use: {
    readonly identity: Identity;
    readonly key: string;
    readonly title: string;
    readonly requestId: string;
  }): Promise<ReservedCharge>;
  /** Gives one hold up: the reservation ends with its last one. */
  release(chargeId: string | null, requestId: string): Promise<void>;
}

const nothing: ReservedCharge = { id: null, credits: 0 };

const included: MessageQuote = { credits: 0, daily: null };

/** For a house without the billing service. */
export const freeOfCharge: BillingPort = {
  quote: async () => included,
  reserve: async () => nothing,
  release: async () => undefined,
};

/** Plans with the chat included need no call; for the others billing takes the day's quota first, then credits. */
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
