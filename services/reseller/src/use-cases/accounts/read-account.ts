import { clientOf } from '@sefira/database/access';
import type { ResellerContext } from '../../context.ts';
import { findReseller, type Reseller } from '../../data/resellers.ts';
import { programmeVersion } from '../../domain/programme.ts';

/** The conditions of the programme as configured now. */
export function readTerms({ configuration, settings }: ResellerContext) {
  return {
    version: programmeVersion,
    commissionPercent: configuration.get('reseller_commission_percent'),
    attributionDays: configuration.get('reseller_attribution_days'),
    holdDays: settings.RESELLER_HOLD_DAYS,
    minimumPayoutCents: configuration.get('reseller_minimum_payout_cents'),
  };
}

/** A person's application or reseller account; null without one. */
export function readAccountOf(context: ResellerContext, userId: string): Promise<Reseller | null> {
  return findReseller(clientOf(context), userId);
}
