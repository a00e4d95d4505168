import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { print } from '../../adapters/print.ts';
import type { ResellerContext } from '../../context.ts';
import { findOwnPayout } from '../../data/payouts.ts';
import { receiptPrintout } from '../../presenters/printouts.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

/** The receipt of the caller's payout as PDF. @throws DomainError NOT_FOUND, CONFLICT for an unpaid one */
export async function readPayoutReceipt(context: ResellerContext, caller: Caller, id: string) {
  const reseller = await ownReseller(context, caller);
  const payout = await findOwnPayout(clientOf(context), reseller.userId, id);
  if (!payout) throw new DomainError('NOT_FOUND');
  const { paidAt, number } = payout;
  if (paidAt === null) throw new DomainError('CONFLICT', { message: 'Este pagamento ainda não foi feito.' });
  const printout = receiptPrintout(context, reseller, { ...payout, paidAt });
  return { number, pdf: await print(context.services, printout, caller.requestId) };
}
