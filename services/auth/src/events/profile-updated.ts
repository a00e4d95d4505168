import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';

/** Name, birth date and avatar as the signed-in user shows them; the profile owns them. */
export async function onProfileUpdated(
  event: EventEnvelope<'profile.updated'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, name, birthDate, avatar } = event.payload;
  await transaction.account.updateMany({
    where: { id: userId, status: { not: 'erased' } },
    data: { name, birthDate, avatar },
  });
}

/** The same for a crowd. Of one person's events the last is what holds. */
export async function onProfilesUpdated(
  events: readonly EventEnvelope<'profile.updated'>[],
  transaction: Transaction,
): Promise<void> {
  const newest = new Map(events.map(({ payload }) => [payload.userId, payload]));
  await transaction.$executeRaw`
    WITH told AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify([...newest.values()])}::jsonb)
        AS person ("userId" uuid, "name" text, "birthDate" text, "avatar" text)
    ), locked AS MATERIALIZED (
      SELECT id FROM account WHERE id IN (SELECT "userId" FROM told) AND status <> 'erased' ORDER BY id FOR UPDATE
    )
    UPDATE account SET name = told.name, birth_date = told."birthDate", avatar = told.avatar, updated_at = now()
    FROM told JOIN locked ON locked.id = told."userId" WHERE account.id = locked.id`;
}
