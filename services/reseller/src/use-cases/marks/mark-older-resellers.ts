import { inTransaction } from '@sefira/database/access';
import type { ResellerContext, Transaction } from '../../context.ts';
import { lockAttributions } from '../../data/lock-attributions.ts';
import { listCustomerAddresses, lockUnmarkedReseller, storeMarks, storeMarksOfSales } from '../../data/marks.ts';
import { updateReseller } from '../../data/resellers.ts';
import { hashMarks, mailboxMark, markReseller } from './add-marks.ts';

const customerBatch = 500;

/** Adds marks of resellers stored before marks existed, and of their customers. */
export async function markOlderResellers(context: ResellerContext, signal: AbortSignal): Promise<void> {
  const markNext = () => inTransaction(context, (transaction) => markOlderReseller(context, transaction));
  while (!signal.aborted && (await markNext()));
}

/** @returns false when none is left */
async function markOlderReseller(context: ResellerContext, transaction: Transaction): Promise<boolean> {
  const resellerId = await lockUnmarkedReseller(transaction);
  if (resellerId === null) return false;
  await lockAttributions(transaction, resellerId, 'exclusive');
  for (let after: string | null = ''; after !== null; ) {
    after = await markMailboxes(context, transaction, { resellerId, after });
  }
  await storeMarksOfSales(transaction, resellerId);
  const reseller = await updateReseller(transaction, resellerId, { markedAt: context.clock() });
  await markReseller(context, transaction, reseller);
  return true;
}

/** @returns the last customer of a full page, null after the last page */
async function markMailboxes(
  context: ResellerContext,
  transaction: Transaction,
  { resellerId, after }: { readonly resellerId: string; readonly after: string },
): Promise<string | null> {
  const page = await listCustomerAddresses(transaction, { resellerId, after, limit: customerBatch });
  const marks = page.flatMap(({ userId, email }) =>
    email === null ? [] : hashMarks(context, [mailboxMark(email)]).map((mark) => ({ userId, ...mark })),
  );
  await storeMarks(transaction, marks);
  return page.length < customerBatch ? null : (page.at(-1)?.userId ?? null);
}
