import type { EventPayload } from '@sefira/contracts/shared/events';
import type { ResellerContext, Transaction } from '../../context.ts';
import { lockPerson } from '../../data/lock-person.ts';
import { renamePerson as renameRows } from '../../data/people.ts';
import { approveReseller, findReseller } from '../../data/resellers.ts';
import { addMarks, hashMarks, mailboxMark } from '../marks/add-marks.ts';

/**
 * Copies name and e-mail of the account; a new e-mail is compared like the first one. An account that received the role from
 * an administrator becomes a reseller.
 */
export async function updatePerson(
  context: ResellerContext,
  transaction: Transaction,
  { userId, name, email, role }: EventPayload<'user.updated'>,
): Promise<void> {
  await lockPerson(transaction, userId);
  const isKnown = await renameRows(transaction, { userId, name, email });
  if (isKnown && email !== null) {
    await addMarks(context, transaction, userId, hashMarks(context, [mailboxMark(email)]));
  }
  if (role !== 'reseller') return;
  const known = await findReseller(transaction, userId);
  // The event may be older than a suspension.
  if (known?.status === 'approved' || known?.status === 'suspended') return;
  await approveReseller(transaction, { userId, name, email }, context.clock(), null);
}
