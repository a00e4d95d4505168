import { type AdminUser, adminRoles, adminStatuses, type updateAdminUser } from '@sefira/contracts/admin-config/users';
import { accountChanges, administerAccount } from '@sefira/contracts/auth/admin';
import { administerCredits } from '@sefira/contracts/billing/admin';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { changesOf } from '../changed-record.ts';
import { readUser } from './read-users.ts';

const editable = ['name', 'email', 'role', 'status', 'credits'];
const userChanges = z.partial(
  z.object({
    ...accountChanges.shape,
    role: z.enum(adminRoles),
    status: z.enum(adminStatuses),
    credits: z.int().check(z.minimum(0, 'O saldo não pode ser negativo.'), z.maximum(1_000_000)),
  }),
);

/**
 * Applies the changes in a record that was sent back whole: the account at auth, then the credits at billing.
 * @throws DomainError NOT_FOUND, FIELD_READ_ONLY, VALIDATION_FAILED, CONFLICT
 */
export async function updateUser(
  context: AdminContext,
  by: ActingCall,
  id: string,
  record: RouteBody<typeof updateAdminUser>,
): Promise<AdminUser> {
  const { services } = context;
  const { requestId } = by;
  const shown = await readUser(context, id, requestId);
  const seen = { ...shown, credits: creditsSeen(textOf(record.version), shown) };
  const { changes, version } = changesOf(record, seen, { editable, schema: userChanges, beside: ['reason'] });
  const { credits, ...account } = changes;
  const reason = (textOf(record.reason) ?? '').trim();
  if (credits !== undefined && reason.length < 3) {
    const message = 'Informe o motivo da mudança de créditos.';
    throw new DomainError('VALIDATION_FAILED', { message, issues: [{ path: 'reason', message }] });
  }
  const actor = await context.people.actorOf(by);
  let updated = shown;
  if (Object.keys(account).length > 0) {
    const body = { changes: account, version, by: actor };
    updated = (await services.call(administerAccount, { params: { id }, body, requestId })).data;
  }
  if (credits === undefined) return updated;
  const body = { amount: credits - seen.credits, reason: reason.slice(0, 300), by: actor, key: requestId };
  const { data } = await services.call(administerCredits, { params: { userId: id }, body, requestId });
  return { ...updated, credits: data.available };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The credits that the administrator saw; the current ones for a record without version. */
function creditsSeen(version: string | undefined, shown: AdminUser): number {
  const seen = Number(version?.split('.')[1]);
  return Number.isInteger(seen) ? seen : shown.credits;
}
