import { productDate } from '@sefira/platform/time/clock';
import type { Prisma } from '../../prisma/generated/client.ts';
import { dateColumn } from './calendar-day.ts';
import type { Link } from './links.ts';

type Transaction = Prisma.TransactionClient;

/** The active link of a code: not archived, its reseller approved. */
export function findActiveLink(transaction: Transaction, code: string) {
  return transaction.link.findFirst({
    where: { code, archivedAt: null, reseller: { status: 'approved' } },
    include: { reseller: true },
  });
}

/** Counts a click, and a visitor at the first click of the day. */
export async function countClick(transaction: Transaction, link: Link, hash: string, now: Date): Promise<void> {
  const day = dateColumn(productDate(now));
  const { count } = await transaction.visitor.createMany({
    data: [{ linkId: link.id, day, hash }],
    skipDuplicates: true,
  });
  await addToLinkDay(transaction, link, day, { clicks: 1, visitors: count });
}

/** Counts the sign-up of an attributed customer on its day. */
export function countSignUp(transaction: Transaction, link: Pick<Link, 'id' | 'resellerId'>, day: Date): Promise<void> {
  return addToLinkDay(transaction, link, day, { signUps: 1 });
}

async function addToLinkDay(
  transaction: Transaction,
  link: Pick<Link, 'id' | 'resellerId'>,
  day: Date,
  added: { readonly clicks?: number; readonly visitors?: number; readonly signUps?: number },
): Promise<void> {
  const { clicks = 0, visitors = 0, signUps = 0 } = added;
  await transaction.$executeRaw`
    INSERT INTO link_day (reseller_id, day, link_id, clicks, visitors, sign_ups)
    VALUES (${link.resellerId}::uuid, ${day}::date, ${link.id}::uuid, ${clicks}::int, ${visitors}::int, ${signUps}::int)
    ON CONFLICT (reseller_id, day, link_id) DO UPDATE SET clicks = link_day.clicks + excluded.clicks,
      visitors = link_day.visitors + excluded.visitors, sign_ups = link_day.sign_ups + excluded.sign_ups`;
}
