import { type EventName, events } from './events.ts';
import type { ServiceName } from './services.ts';

/** Events that each service subscribes to; a service without one of the handlers does not compile. */
export const subscriptions = {
  auth: ['password.reset_asked', 'profile.updated', 'wallet.changed'],
  user: [
    'user.registered',
    'user.updated',
    'user.deactivated',
    'account.closed',
    'account.reopened',
    'user.erased',
    'user.invited',
    'password.reset_requested',
    'password.changed',
    'email.confirmation_requested',
    'email.change_requested',
    'email.confirmed',
    'device.added',
    'session.reused',
    'second_factor.changed',
    'analyses.erased',
    'report.completed',
    'report.failed',
    'report.rule_corrected',
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
  numerology: [
    'report.completed',
    'report.failed',
    'guest.taken_over',
    'account.closed',
    'account.reopened',
    'user.erased',
  ],
  reports: [
    'analysis.completed',
    'signature.changed',
    'analyses.erased',
    'wallet.changed',
    'guest.taken_over',
    'account.closed',
    'account.reopened',
    'user.erased',
  ],
  billing: [
    'user.registered',
    'account.closed',
    'account.reopened',
    'user.erased',
    'guest.taken_over',
    'analysis.completed',
    'answer.completed',
  ],
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
    'order.recovered',
  ],
  chat: ['user.registered', 'profile.updated', 'account.closed', 'account.reopened', 'user.erased', 'guest.taken_over'],
  content: [
    'analysis.completed',
    'analyses.erased',
    'guest.taken_over',
    'account.closed',
    'account.reopened',
    'user.erased',
  ],
  reseller: [
    'user.registered',
    'user.updated',
    'account.closed',
    'account.reopened',
    'user.erased',
    'device.added',
    'order.paid',
    'order.refunded',
    'order.recovered',
    'subscription.activated',
    'subscription.ended',
  ],
} as const satisfies Record<ServiceName, readonly EventName[]>;

/** Events that a service must handle. */
export type SubscribedBy<Service extends ServiceName> = (typeof subscriptions)[Service][number];

/**
 * Longest random delay of an event's delivery. The load that follows a password reset must not reveal whether the address
 * has an account.
 */
export const deliveryJitterMilliseconds: Readonly<Partial<Record<EventName, number>>> = {
  'password.reset_asked': 2000,
};

/** Events to very many recipients at once: handled after all others. */
export const bulkEvents: ReadonlySet<EventName> = new Set(['newsletter.issue_due']);

const subscribersByEvent = new Map(
  Object.keys(events).map((name) => [
    name,
    (Object.entries(subscriptions) as [ServiceName, readonly string[]][])
      .filter(([, subscribed]) => subscribed.includes(name))
      .map(([service]) => service),
  ]),
);

/** Services that subscribe to an event. */
export function subscribersOf(name: EventName): readonly ServiceName[] {
  return subscribersByEvent.get(name) ?? [];
}
