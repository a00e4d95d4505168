import type { EventEnvelope } from '@sefira/contracts/shared/events';
import { idsOf } from '@sefira/database/rows';
import { type SqlExecutor, tableIn } from './sql.ts';

/**
 * A service's local copy of which accounts are closed (deactivated or suspended, docs/decisions/0017-closing-and-erasing-an-account.md), in its table
 * `account_standing` (user_id, is_closed, changed_at). Every service that acts on behalf of an account, or shows something
 * of it to the public, subscribes to both events with `storeAccountStanding` and asks `isAccountClosed` before it acts.
 */
export type StandingEvent = EventEnvelope<'account.closed'> | EventEnvelope<'account.reopened'>;

interface StandingDelivery {
  readonly event: StandingEvent;
  readonly transaction: SqlExecutor;
  readonly context: { readonly schema: string };
}

async function store({ event, transaction, context }: StandingDelivery): Promise<void> {
  await storeAccountStanding(transaction, context.schema, event);
}

/** The two handlers of a service that stores the copy and does nothing else when it changes. */
export const accountStandingHandlers = { 'account.closed': store, 'account.reopened': store };

/** Stores what the event states. Returns false where a newer event was stored before: then nothing changes. */
export async function storeAccountStanding(
  transaction: SqlExecutor,
  schema: string,
  event: StandingEvent,
): Promise<boolean> {
  const { userId } = event.payload;
  return event.name === 'account.closed'
    ? setAccountStanding(transaction, schema, { userId, isClosed: true, changedAt: event.payload.closedAt })
    : setAccountStanding(transaction, schema, { userId, isClosed: false, changedAt: event.payload.reopenedAt });
}

/** As `storeAccountStanding`, for another event that closes or reopens an account. */
export async function setAccountStanding(
  transaction: SqlExecutor,
  schema: string,
  { userId, isClosed, changedAt }: { readonly userId: string; readonly isClosed: boolean; readonly changedAt: string },
): Promise<boolean> {
  const count = await transaction.$executeRawUnsafe(
    `INSERT INTO ${tableIn(schema, 'account_standing')} AS known (user_id, is_closed, changed_at)
     VALUES ($1::uuid, $2, $3::timestamptz)
     ON CONFLICT (user_id) DO UPDATE SET is_closed = EXCLUDED.is_closed, changed_at = EXCLUDED.changed_at
     WHERE known.changed_at <= EXCLUDED.changed_at`,
    userId,
    isClosed,
    changedAt,
  );
  return count > 0;
}

/** Whether an account is closed, by the local copy; false for a guest and for an unknown account. */
export async function isAccountClosed(executor: SqlExecutor, schema: string, userId: string): Promise<boolean> {
  const closed = await idsOf(
    executor.$queryRawUnsafe(
      `SELECT user_id AS id FROM ${tableIn(schema, 'account_standing')} WHERE user_id = $1::uuid AND is_closed`,
      userId,
    ),
  );
  return closed.length > 0;
}
