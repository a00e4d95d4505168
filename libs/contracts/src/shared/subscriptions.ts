import { type EventName, events } from './events.ts';
import type { ServiceName } from './services.ts';

/** The one table of who hears what; a service that forgets a handler does not compile. */
export const subscriptions = {
  auth: ['password.reset_asked', 'profile.updated', 'wallet.changed'],
  user: [
    'user.registered',
    'user.updated',
    'user.deactivated',
    'user.erased',
    'user.invited',
    'password.reset_requested',
    'password.changed',
    'email.confirmation_requested',
    'email.confirmed',
    'device.added',
    'session.reused',
    'second_factor.changed',
    'report.completed',
    'report.failed',
    'report.email_requested',
    'order.paid',
    'order.refunded',
    'subscription.renewal_due',
    'subscription.payment_failed',
    'subscription.ended',
    'credits.low',
    'reseller.decided',
    'payout.settled',
    'contact.received',
    'newsletter.confirmation_requested',
    'newsletter.issue_due',
  ],
  numerology: ['report.completed', 'report.failed', 'guest.taken_over', 'user.erased'],
  reports: [
    'analysis.completed',
    'analyses.erased',
    'report.requested',
    'wallet.changed',
    'guest.taken_over',
    'user.erased',
  ],
  billing: ['user.registered', 'user.erased', 'analysis.completed'],
  'admin-config': [
    'account.administered',
    'billing.administered',
    'reseller.administered',
    'logins.failing',
    'user.registered',
    'user.erased',
    'analysis.completed',
    'report.completed',
    'order.paid',
    'order.refunded',
  ],
  chat: ['user.registered', 'profile.updated', 'user.erased', 'guest.taken_over'],
  content: ['analysis.completed', 'analyses.erased', 'guest.taken_over', 'user.deactivated', 'user.erased'],
  reseller: [
    'user.registered',
    'user.updated',
    'user.erased',
    'order.paid',
    'order.refunded',
    'subscription.activated',
    'subscription.ended',
  ],
} as const satisfies Record<ServiceName, readonly EventName[]>;

/** Events that a service must handle. */
export type HeardBy<Service extends ServiceName> = (typeof subscriptions)[Service][number];

/**
 * Events that are heard at a random moment within so many milliseconds of the fact. Whether an e-mail is anybody's must not
 * show in how busy the house is right after it was asked about (RELIABILITY.md A5).
 */
export const scatteredMilliseconds: Readonly<Partial<Record<EventName, number>>> = { 'password.reset_asked': 2000 };

const hearers = new Map(
  Object.keys(events).map((name) => [
    name,
    (Object.entries(subscriptions) as [ServiceName, readonly string[]][])
      .filter(([, heard]) => heard.includes(name))
      .map(([service]) => service),
  ]),
);

/** Services that hear an event. Billing has nothing to do with an analysis that nothing was reserved for. */
export function hearersOf(name: EventName, payload: unknown): readonly ServiceName[] {
  const all = hearers.get(name) ?? [];
  if (name !== 'analysis.completed') return all;
  const isCharged = typeof payload === 'object' && payload !== null && 'chargeId' in payload;
  return isCharged ? all : all.filter((service) => service !== 'billing');
}
