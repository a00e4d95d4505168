import type { Identity } from '@sefira/contracts/identity';
import type { AnalysisKind } from '@sefira/contracts/numerology-inputs';

/** What has a price in credits (decision 31). */
export type PaidService = AnalysisKind | 'company_names' | 'child_names';

export interface ChargeRequest {
  readonly identity: Identity;
  readonly service: PaidService;
  /** The same operation is charged once, however often it is asked for. */
  readonly operation: string;
  readonly requestId: string;
}

export interface Charge {
  /** The analysis failed: gives back what this very call took. A repeated operation took nothing and gives nothing back. */
  cancel(): Promise<void>;
}

/** Asked before anything is computed. */
export interface BillingPort {
  /** @throws DomainError INSUFFICIENT_CREDITS or PLAN_REQUIRED */
  authorize(request: ChargeRequest): Promise<Charge>;
}

const nothingTaken: Charge = { cancel: async () => undefined };

/** There is no billing service yet: everybody is served as on the free plan, and nothing is charged. */
export const freeOfCharge: BillingPort = { authorize: async () => nothingTaken };
