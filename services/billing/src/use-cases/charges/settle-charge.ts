import type { Charge } from '@sefira/contracts/billing/internal';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';

/** Confirms or releases a charge, idempotently. @throws DomainError NOT_FOUND */
export async function settleCharge(
  context: Pick<BillingContext, 'charges' | 'configuration' | 'clock' | 'moneyMetrics'>,
  id: string,
  state: 'confirmed' | 'released',
): Promise<Charge> {
  const lowCredits = context.configuration.get('credits_low');
  const charge = await context.charges.settle({ id, state, lowCredits, now: context.clock() });
  if (charge === null) throw new DomainError('NOT_FOUND');
  if (state === 'confirmed' && charge.state === 'confirmed') {
    context.moneyMetrics.countCredits(charge.source, charge.amount);
  }
  return charge;
}
