import type { EventPayload } from '@sefira/contracts/events';
import { productDate } from '@sefira/platform/clock';
import type { ResellerContext, Transaction } from '../context.ts';
import { mailboxOf } from '../domain/same-person.ts';
import { dateColumn } from './calendar-day.ts';
import { countSignUp } from './clicks.ts';
import { lockPerson } from './lock-person.ts';
import type { Reseller } from './resellers.ts';
import { suspect } from './reviews.ts';
import { claimWaitingSales } from './sales.ts';

type Registration = EventPayload<'user.registered'>;

const dayMilliseconds = 86_400_000;

/** Ties a new account to the reseller of its last click, once and for good, at the rate of now (decision 65). */
export async function tie(
  context: ResellerContext,
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  const { referral, userId, name, email } = registration;
  if (!referral) return;
  const link = await transaction.link.findUnique({ where: { code: referral.code }, include: { reseller: true } });
  const tiedAt = new Date(registration.registeredAt);
  const days = context.configuration.get('reseller_attribution_days');
  const clickedAt = referral.clickedAt === null ? tiedAt : new Date(referral.clickedAt);
  const isInTime = tiedAt.getTime() - clickedAt.getTime() <= days * dayMilliseconds;
  if (link?.reseller.status !== 'approved' || link.resellerId === userId || !isInTime) return;
  await lockPerson(transaction, userId);
  const { count } = await transaction.customer.createMany({
    data: [
      {
        userId,
        resellerId: link.resellerId,
        linkId: link.id,
        name,
        email,
        rateBasisPoints: context.configuration.get('reseller_commission_percent') * 100,
        standing: 'good',
        clickedAt,
        tiedAt,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return;
  await countSignUp(transaction, link, dateColumn(productDate(tiedAt)));
  await lookTwice(transaction, link.reseller, registration, context.clock());
  await claimWaitingSales(context, transaction, userId);
}

/** A reseller's own second account earns nothing. */
async function lookTwice(
  transaction: Transaction,
  reseller: Reseller,
  { userId, email, referral }: Registration,
  now: Date,
): Promise<void> {
  const customer = { userId, resellerId: reseller.userId };
  if (reseller.email !== null && mailboxOf(reseller.email) === mailboxOf(email)) {
    await suspect(transaction, customer, 'same_email', now);
  }
  if (referral?.deviceAccountIds.includes(reseller.userId)) {
    await suspect(transaction, customer, 'same_device', now);
  }
}
