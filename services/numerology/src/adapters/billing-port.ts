import { confirmCharge, readUserWallet, releaseCharge, reserveCharge } from '@sefira/contracts/billing/internal';
import { allowanceHolderOf, isFreeOfCharge } from '@sefira/contracts/billing/plans';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { Identity, PlanId } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** What has a price in credits (docs/decisions/0037-service-costs-and-quotas.md). */
export type PaidService = AnalysisKind | 'company_names' | 'child_names';

export interface ChargeRequest {
  readonly identity: Identity;
  readonly service: PaidService;
  /** Calls with the same operation share one reservation while it is open. */
  readonly operation: string;
  /** What the person's statement shows. */
  readonly reference: { readonly type: string; readonly id: string; readonly title: string };
  readonly requestId: string;
}

export interface Charge {
  /** Names the reservation for the event that confirms it; null where nothing is charged. */
  readonly id: string | null;
  /** Releases this call's reservation when no result was stored. Never rejects: an open reservation expires. */
  cancel(): Promise<void>;
}

/** Client of billing, called before the engine. */
export interface BillingPort {
  /** @throws DomainError INSUFFICIENT_CREDITS, SIGN_UP_REQUIRED of a guest, or DEPENDENCY_DOWN when billing is unavailable */
  authorize(request: ChargeRequest): Promise<Charge>;
  /** Confirms a charge without a completion event. @returns whether it is paid @throws DomainError DEPENDENCY_DOWN */
  confirm(chargeId: string, requestId: string): Promise<boolean>;
  /** Current plan of a person. @throws DomainError DEPENDENCY_DOWN */
  planOf(userId: string, requestId: string): Promise<PlanId>;
}

const nothingTaken: Charge = { id: null, cancel: async () => undefined };

/** Plans without limit need no call to billing. */
export function createBillingPort(client: ServiceClient, logger: Logger): BillingPort {
  return {
    async authorize({ identity, service, operation, reference, requestId }) {
      if (isFreeOfCharge(identity, service)) return nothingTaken;
      const { subject: userId } = identity;
      const plan = allowanceHolderOf(identity);
      if (userId === null) throw new DomainError('SESSION_REQUIRED');
      const { data } = await client.call(reserveCharge, {
        body: { userId, plan, service, key: `${service} ${operation}`, reference },
        requestId,
      });
      const { id } = data;
      return {
        id,
        async cancel() {
          await client.call(releaseCharge, { params: { id }, requestId }).catch((error: unknown) => {
            logger.warn({ reason: String(error), chargeId: id }, 'reservation left to end by itself');
          });
        },
      };
    },
    async confirm(chargeId, requestId) {
      const { data } = await client.call(confirmCharge, { params: { id: chargeId }, requestId });
      return data.state === 'confirmed';
    },
    async planOf(userId, requestId) {
      return (await client.call(readUserWallet, { params: { userId }, requestId })).data.plan;
    },
  };
}
