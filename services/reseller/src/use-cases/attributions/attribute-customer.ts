import type { EventPayload } from '@sefira/contracts/shared/events';
import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { ResellerContext, Transaction } from '../context.ts';
import { dateColumn } from './calendar-day.ts';
import { countSignUp } from './clicks.ts';
import { lockAttributions } from './lock-attributions.ts';
import { lockPerson } from './lock-person.ts';
import { addMarks, hashMarks, mailboxMark } from './marks.ts';
import { suspect } from './reviews.ts';
import { claimWaitingSales } from './sales.ts';

type Registration = EventPayload<'user.registered'>;

/** Attributes a new account to the reseller of its last click, permanently, at the current rate (docs/decisions/0052-reseller-commission.md). */
export async function attributeCustomer(
  context: ResellerContext,
  transaction: Transaction,
  registration: Registration,
): Promise<void> {
  const { referral, userId, name, email } = registration;
  if (!referral) return;
  const link = await transaction.link.findUnique({ where: { code: referral.code }, include: { reseller: true } });
  const attributedAt = new Date(registration.registeredAt);
  const days = context.configuration.get('reseller_attribution_days');
  const clickedAt = referral.clickedAt === null ? attributedAt : new Date(referral.clickedAt);
  const isInTime = attributedAt.getTime() - clickedAt.getTime() <= days * dayMilliseconds;
  if (link?.reseller.status !== 'approved' || link.reseller.isAccountClosed) return;
  if (link.resellerId === userId || !isInTime) return;
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
        attributedAt,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return;
  await countSignUp(transaction, link, dateColumn(productDate(attributedAt)));
  const customer = { userId, resellerId: link.resellerId };
  if (referral.deviceAccountIds.includes(link.resellerId)) {
    await lockAttributions(transaction, link.resellerId, 'shared');
    await suspect(context, transaction, customer, 'same_device');
  }
  await addMarks(context, transaction, userId, hashMarks(context, [mailboxMark(email)]));
  await claimWaitingSales(context, transaction, userId);
}
