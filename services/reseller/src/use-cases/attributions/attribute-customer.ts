import type { EventPayload } from '@sefira/contracts/shared/events';
import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { ResellerContext, Transaction } from '../../context.ts';
import { dateColumn } from '../../data/calendar-day.ts';
import { countSignUp } from '../../data/clicks.ts';
import { addCustomer } from '../../data/customers.ts';
import { findLink } from '../../data/links.ts';
import { lockAttributions } from '../../data/lock-attributions.ts';
import { lockPerson } from '../../data/lock-person.ts';
import { addMarks, hashMarks, mailboxMark } from '../marks/add-marks.ts';
import { claimSales } from '../sales/claim-sales.ts';
import { suspectAttribution } from './suspect-attribution.ts';

/** Attributes a new account to the reseller of its last click, permanently, at the current rate (docs/decisions/0052-reseller-commission.md). */
export async function attributeCustomer(
  context: ResellerContext,
  transaction: Transaction,
  registration: EventPayload<'user.registered'>,
): Promise<void> {
  const { referral, userId, name, email } = registration;
  if (!referral) return;
  const link = await findLink(transaction, referral.code);
  const attributedAt = new Date(registration.registeredAt);
  const days = context.configuration.get('reseller_attribution_days');
  const clickedAt = referral.clickedAt === null ? attributedAt : new Date(referral.clickedAt);
  const isInTime = attributedAt.getTime() - clickedAt.getTime() <= days * dayMilliseconds;
  if (link?.reseller.status !== 'approved' || link.reseller.isAccountClosed) return;
  if (link.resellerId === userId || !isInTime) return;
  const customer = { userId, resellerId: link.resellerId };
  await lockPerson(transaction, userId);
  const isNew = await addCustomer(transaction, {
    ...customer,
    linkId: link.id,
    name,
    email,
    rateBasisPoints: context.configuration.get('reseller_commission_percent') * 100,
    standing: 'good',
    clickedAt,
    attributedAt,
  });
  if (!isNew) return;
  await countSignUp(transaction, link, dateColumn(productDate(attributedAt)));
  if (referral.deviceAccountIds.includes(link.resellerId)) {
    await lockAttributions(transaction, link.resellerId, 'shared');
    await suspectAttribution(context, transaction, customer, 'same_device');
  }
  await addMarks(context, transaction, userId, hashMarks(context, [mailboxMark(email)]));
  await claimSales(context, transaction, userId);
}
