import { confirmCharge, releaseCharge, reserveCharge } from '@sefira/contracts/billing-internal';
import { isFreeOfCharge } from '@sefira/contracts/billing-plans';
import type { Identity } from '@sefira/contracts/identity';
import type { AnalysisKind } from '@sefira/contracts/numerology-inputs';
import { DomainError } from '@sefira/platform/domain-error';
import type { Logger } from '@sefira/platform/logger';
import type { ServiceClient } from '@sefira/platform/service-client';

/** What has a price in credits (decision 31). */
export type PaidService = AnalysisKind | 'company_names' | 'child_names';

export interface ChargeRequest {
  readonly identity: Identity;
  readonly service: PaidService;
  /** The same operation is charged once, however often it is asked for. */
  readonly operation: string;
  /** What the person's statement shows. */
  readonly reference: { readonly type: string; readonly id: string; readonly title: string };
  readonly requestId: string;
}

export interface Charge {
  /** Names the reservation for the event that confirms it; null where nothing is charged. */
  readonly id: string | null;
  /** Takes what was reserved: for a result that no event tells of. @throws DomainError DEPENDENCY_DOWN */
  confirm(): Promise<void>;
  /** Gives back what was reserved: it failed. Never throws: an open reservation ends by itself. */
  cancel(): Promise<void>;
}

/** Asked before anything is computed. */
export interface BillingPort {
  /** @throws DomainError INSUFFICIENT_CREDITS, or DEPENDENCY_DOWN when billing is away: nothing is given away */
  authorize(request: ChargeRequest): Promise<Charge>;
}

const nothingTaken: Charge = { id: null, confirm: async () => undefined, cancel: async () => undefined };

/** Guests and plans without limit need no call; all others are one call away. */
export function createBillingPort(client: ServiceClient, logger: Logger): BillingPort {
  return {
    async authorize({ identity, service, operation, reference, requestId }) {
      if (isFreeOfCharge(identity, service)) return nothingTaken;
      const { subject: userId, plan } = identity;
      if (userId === null) throw new DomainError('SESSION_REQUIRED');
      const { data } = await client.call(reserveCharge, {
        body: { userId, plan, service, key: `${service} ${operation}`, reference },
        requestId,
      });
      const { id, isRepeated } = data;
      return {
        id,
        async confirm() {
          await client.call(confirmCharge, { params: { id }, requestId });
        },
        async cancel() {
          // Another call with the same key made the reservation, and may still need it.
          if (isRepeated) return;
          await client.call(releaseCharge, { params: { id }, requestId }).catch((error: unknown) => {
            logger.warn({ reason: String(error), chargeId: id }, 'reservation left to end by itself');
          });
        },
      };
    },
  };
}
