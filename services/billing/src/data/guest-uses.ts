import type { Charge } from '@sefira/contracts/billing/internal';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

interface Use {
  readonly userId: string;
  readonly service: string;
  readonly quantity: number;
  readonly key: string;
  readonly reference: { readonly type: string; readonly id: string };
  readonly expiresAt: Date;
}

interface CountedQuota {
  readonly pool: string;
  readonly period: string;
  readonly limit: number;
}

/** Serialises the uses of one guest, who has no wallet row to lock. */
export async function lockGuest(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 71))`;
}

/**
 * Joins the open reservation of this key; a settled one leaves the key, as in `reserve_charge`.
 * @throws DomainError IDEMPOTENCY_CLASH when the key is of another service
 */
export async function joinGuestCharge(transaction: Transaction, use: Use): Promise<Charge | null> {
  const { userId, key, service, expiresAt } = use;
  const known = await transaction.charge.findUnique({ where: { userId_key: { userId, key } } });
  if (!known) return null;
  if (known.service !== service) throw new DomainError('IDEMPOTENCY_CLASH');
  if (known.state !== 'reserved') {
    await transaction.charge.update({ where: { id: known.id }, data: { key: `${key} ${known.id}` } });
    return null;
  }
  // The sweep expires charges without this lock, so the state is checked again.
  const { count } = await transaction.charge.updateMany({
    where: { id: known.id, state: 'reserved' },
    data: { holders: { increment: 1 }, expiresAt },
  });
  if (count === 0) return joinGuestCharge(transaction, use);
  return { id: known.id, state: 'reserved', source: 'plan', amount: 0, expiresAt: expiresAt.toISOString() };
}

/** Counts units of a quota. @returns false and counts nothing beyond the limit */
export async function takeGuestQuota(
  transaction: Transaction,
  userId: string,
  { pool, period, limit }: CountedQuota,
  units: number,
): Promise<boolean> {
  if (units > limit) return false;
  const taken = await transaction.$executeRaw`
    INSERT INTO quota_use AS q (user_id, pool, period, used) VALUES (${userId}::uuid, ${pool}, ${period}, ${units}::int)
    ON CONFLICT (user_id, pool, period) DO UPDATE SET used = q.used + ${units}::int
      WHERE q.used + ${units}::int <= ${limit}::int`;
  return taken > 0;
}

/** `quantity` is the number of quota units that `settle_charge` restores. A guest's title is not stored. */
export async function insertGuestCharge(
  transaction: Transaction,
  { userId, key, service, reference, expiresAt }: Use,
  {
    id,
    quota,
    units,
    now,
  }: { readonly id: string; readonly quota: CountedQuota | null; readonly units: number; readonly now: Date },
): Promise<void> {
  await transaction.charge.create({
    data: {
      id,
      userId,
      key,
      service,
      quantity: units,
      state: 'reserved',
      source: 'plan',
      amount: 0,
      quotaPool: quota?.pool ?? null,
      quotaPeriod: quota?.period ?? null,
      referenceType: reference.type,
      referenceId: reference.id,
      title: '',
      createdAt: now,
      expiresAt,
    },
  });
}

/** Removes the counters of a guest; open reservations move to the account, so that their results settle them. */
export async function endGuestUses(transaction: Transaction, guestId: string, userId: string | null): Promise<void> {
  await transaction.quotaUse.deleteMany({ where: { userId: guestId, pool: { startsWith: 'guest_' } } });
  const open = { userId: guestId, state: 'reserved' };
  if (userId) await transaction.charge.updateMany({ where: open, data: { userId } });
  await transaction.charge.deleteMany({ where: { userId: guestId, quotaPool: { startsWith: 'guest_' } } });
}
