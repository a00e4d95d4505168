import { requestPayout as requestPayoutRoute } from '@sefira/contracts/reseller/account';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { runIdempotent } from '@sefira/messaging/idempotency';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import { identificationOf } from '../../adapters/identification.ts';
import type { ResellerContext, Transaction } from '../../context.ts';
import { lockAttributions } from '../../data/lock-attributions.ts';
import { addPayout, findOpenPayout, findPayout, lockAvailable, type Payout } from '../../data/payouts.ts';
import { readReseller } from '../../data/resellers.ts';
import { missingForPayout, missingPixKey } from '../../domain/missing-for-payout.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

/**
 * Puts the caller's whole available balance into one payout, once per key.
 * @throws DomainError CONFLICT when no payout can be requested or the balance differs from the shown one
 */
export async function requestPayout(
  context: ResellerContext,
  caller: Caller,
  body: RouteBody<typeof requestPayoutRoute>,
  key: string | null,
): Promise<Payout> {
  const { userId: resellerId } = await ownReseller(context, caller);
  const idempotency = { subject: resellerId, key, route: requestPayoutRoute.id, body };
  const { outcome } = await runIdempotent(context, idempotency, z.object({ id: z.uuid() }), async (transaction) => ({
    id: await createPayout(context, transaction, resellerId, body.amount),
  }));
  const payout = await findPayout(clientOf(context), outcome.id);
  if (!payout) throw new DomainError('NOT_FOUND');
  return payout;
}

/** Rows are locked, so that concurrent requests create one payout. */
async function createPayout(
  context: ResellerContext,
  transaction: Transaction,
  resellerId: string,
  expectedCents: number,
): Promise<string> {
  await lockAttributions(transaction, resellerId, 'exclusive');
  const reseller = await readReseller(transaction, resellerId);
  const missing = missingForPayout(identificationOf(context, reseller));
  const { pixKeyType, pixKeySealed } = reseller;
  if (missing !== null || pixKeyType === null || pixKeySealed === null) {
    throw new DomainError('CONFLICT', { message: missing ?? missingPixKey });
  }
  if (await findOpenPayout(transaction, resellerId)) {
    throw new DomainError('CONFLICT', { message: 'Você já tem um pagamento em andamento.' });
  }
  const entries = await lockAvailable(transaction, resellerId);
  const amountCents = entries.reduce((sum, entry) => sum + entry.amountCents, 0);
  if (amountCents !== expectedCents) {
    throw new DomainError('CONFLICT', { message: 'Seu saldo mudou. Confira o valor e peça de novo.' });
  }
  if (amountCents < context.configuration.get('reseller_minimum_payout_cents')) {
    throw new DomainError('CONFLICT', { message: 'Seu saldo ainda não chegou ao valor mínimo.' });
  }
  return addPayout(
    transaction,
    { resellerId, amountCents, pixKeyType, pixKeySealed, requestedAt: context.clock() },
    entries.map(({ id }) => id),
  );
}
