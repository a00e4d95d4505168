import { confirmCharge, releaseCharge, reserveCharge } from '@sefira/contracts/billing-internal';
import { readEntitlements } from '@sefira/contracts/billing-wallet';
import type { Identity } from '@sefira/contracts/identity';
import type { ServiceClient } from '@sefira/platform/service-client';
import { isIncluded, ownUserId } from '../policies.ts';

/** What an answer will cost: nothing, a share of the plan, or credits. */
export interface ReservedCharge {
  /** Null where nothing is to be settled. */
  readonly id: string | null;
  readonly credits: number;
  /** An earlier call with this key made it, and will settle it. */
  readonly isRepeated: boolean;
}

/** What messages cost a person, shown before they write. */
export interface MessageQuote {
  /** Credits of one message once the plan's share is used up; 0 where the plan includes all. */
  readonly credits: number;
  /** Messages a day that the plan includes, and what is left of them; null without a limit. */
  readonly daily: { readonly limit: number; readonly remaining: number } | null;
}

/** Asked before a question is kept; settled when its answer has ended. */
export interface BillingPort {
  /** @throws DomainError DEPENDENCY_DOWN */
  quote(identity: Identity, requestId: string): Promise<MessageQuote>;
  /** The same key is one charge, however often it is asked for. @throws DomainError INSUFFICIENT_CREDITS, DEPENDENCY_DOWN */
  reserve(use: {
    readonly identity: Identity;
    readonly key: string;
    readonly title: string;
    readonly requestId: string;
  }): Promise<ReservedCharge>;
  confirm(chargeId: string | null, requestId: string): Promise<void>;
  release(chargeId: string | null, requestId: string): Promise<void>;
}

const nothing: ReservedCharge = { id: null, credits: 0, isRepeated: false };

const included: MessageQuote = { credits: 0, daily: null };

/** For a house without the billing service. */
export const freeOfCharge: BillingPort = {
  quote: async () => included,
  reserve: async () => nothing,
  confirm: async () => undefined,
  release: async () => undefined,
};

/** Guests and plans with the chat included ask nobody; for the others billing takes the day's quota first, then credits. */
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
          userId: ownUserId(identity),
          plan: identity.plan,
          service: 'chat_message',
          quantity: 1,
          key: `chat ${key}`,
          reference: { type: 'chat', id: key.slice(0, 80), title: title.slice(0, 200) },
        },
        requestId,
      });
      const { id, isRepeated } = data;
      return { id, credits: data.source === 'credits' ? data.amount : 0, isRepeated };
    },
    async confirm(chargeId, requestId) {
      if (chargeId !== null) await services.call(confirmCharge, { params: { id: chargeId }, requestId });
    },
    async release(chargeId, requestId) {
      if (chargeId !== null) await services.call(releaseCharge, { params: { id: chargeId }, requestId });
    },
  };
}
