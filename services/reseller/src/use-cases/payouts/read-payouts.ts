import type { listPayouts as listPayoutsRoute } from '@sefira/contracts/reseller/account';
import type { listAllPayouts } from '@sefira/contracts/reseller/admin';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { identificationOf } from '../../adapters/identification.ts';
import type { ResellerContext } from '../../context.ts';
import { namesOf } from '../../data/admin-sums.ts';
import { availableCents, findOpenPayout, findPayout, listPayouts, type Payout } from '../../data/payouts.ts';
import type { Reseller } from '../../data/resellers.ts';
import { missingForPayout } from '../../domain/missing-for-payout.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** A page of the caller's payouts, newest first, with the balance and what prevents a payout. */
export async function listOwnPayouts(
  context: ResellerContext,
  caller: Caller,
  query: RouteQuery<typeof listPayoutsRoute>,
) {
  const reseller = await ownReseller(context, caller);
  const [page, available] = await Promise.all([
    readPage(context, { resellerId: reseller.userId }, query),
    availableCents(clientOf(context), reseller.userId),
  ]);
  const minimumCents = context.configuration.get('reseller_minimum_payout_cents');
  const obstacle = await obstacleOf(context, reseller, { available, minimumCents });
  return { ...page, availableCents: available, minimumCents, obstacle };
}

/** Why the reseller cannot request a payout now, as a sentence; null when nothing prevents it. */
async function obstacleOf(
  context: ResellerContext,
  reseller: Reseller,
  { available, minimumCents }: { readonly available: number; readonly minimumCents: number },
): Promise<string | null> {
  const missing = missingForPayout(identificationOf(context, reseller));
  if (missing !== null) return missing;
  if (await findOpenPayout(clientOf(context), reseller.userId)) return 'Você já tem um pagamento em andamento.';
  return available < minimumCents ? `O valor mínimo é ${money.format(minimumCents / 100)}.` : null;
}

/** A page of the payouts of all resellers, newest first, with the reseller's name. */
export async function listManagedPayouts(context: ResellerContext, query: RouteQuery<typeof listAllPayouts>) {
  const { payouts, nextCursor } = await readPage(
    context,
    query.status === 'all' ? {} : { status: query.status },
    query,
  );
  return { payouts: await withNames(context, payouts), nextCursor };
}

/** A payout with its reseller's name. @throws DomainError NOT_FOUND */
export async function readManagedPayout(context: ResellerContext, id: string) {
  const payout = await findPayout(clientOf(context), id);
  const [shown] = payout ? await withNames(context, [payout]) : [];
  if (!shown) throw new DomainError('NOT_FOUND');
  return shown;
}

async function withNames(context: ResellerContext, payouts: readonly Payout[]) {
  const { resellers } = await namesOf(clientOf(context), payouts);
  return payouts.map((payout) => ({ payout, resellerName: resellers.get(payout.resellerId) ?? '' }));
}

async function readPage(
  context: ResellerContext,
  where: Parameters<typeof listPayouts>[1]['where'],
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const found = await listPayouts(clientOf(context), {
    where,
    after: cursor ?? null,
    limit: limit + 1,
  });
  const payouts = found.slice(0, limit);
  return { payouts, nextCursor: found.length > limit ? (payouts.at(-1)?.id ?? null) : null };
}
