import * as z from 'zod/mini';
import { administeredAct } from './audit.ts';
import { calendarDate, id, instant, numerologySystem } from './fields.ts';
import { planId } from './identity.ts';
import type { ServiceName } from './services.ts';

/** Why sessions end. */
export const sessionEndings = [
  'logout',
  'revoked',
  'password_changed',
  'second_factor_changed',
  'role_changed',
  'suspended',
  'deactivated',
  'reused',
  'taken_over',
] as const;

/** Whom a mail about the account goes to. */
const addressee = { userId: id, name: z.string(), email: z.string() };
/** The browser and system in words, and the network prefix. */
const whereFrom = { device: z.string(), place: z.string() };
/** A one-time token sealed with MESSAGE_KEY: neither the outbox nor a mail's row holds it in clear. */
const sealedLink = { sealedToken: z.string(), expiresAt: instant };

const cycle = z.enum(['monthly', 'yearly']);

/** Where a new account comes from; `deviceAccountIds` have signed in on this very device before. */
const referral = z.object({
  code: z.string(),
  clickedAt: z.nullable(instant),
  deviceAccountIds: z.array(id),
});

/** What was bought, by whom. */
const purchase = {
  orderId: id,
  userId: id,
  kind: z.enum(['plan', 'credits']),
  plan: z.nullable(planId),
  cycle: z.nullable(cycle),
  credits: z.int(),
  description: z.string(),
  amountCents: z.int(),
  method: z.enum(['credit-card', 'pix', 'boleto', 'paypal']),
  /** Keyed hashes of the payer's document and card: they tell that two are the same, and nothing else. */
  documentHash: z.optional(z.string()),
  cardHash: z.optional(z.string()),
} as const;

/** Facts in the past tense, by name: who publishes them and what they tell (DESIGN.md section 6). */
export const events = {
  'user.registered': {
    source: 'auth',
    payload: z.object({
      userId: id,
      name: z.string(),
      email: z.string(),
      /** Unknown after a social login. */
      birthDate: z.nullable(calendarDate),
      /** The terms agreed to, and where from; kept in the consent log. */
      terms: z.optional(z.object({ version: z.string(), addressPrefix: z.string(), userAgent: z.string() })),
      marketing: z.optional(z.boolean()),
      /** The last click on a reseller's link before it, as the browser kept it. */
      referral: z.optional(referral),
      registeredAt: instant,
    }),
  },
  /** Whatever other services keep of an account as a local copy. */
  'user.updated': {
    source: 'auth',
    payload: z.object({
      userId: id,
      name: z.string(),
      birthDate: z.nullable(calendarDate),
      email: z.nullable(z.string()),
      role: z.enum(['user', 'reseller', 'admin']),
      plan: planId,
      status: z.enum(['active', 'suspended', 'deactivated']),
      isEmailConfirmed: z.boolean(),
      isTwoFactorEnabled: z.boolean(),
      updatedAt: instant,
    }),
  },
  /** Decision 17: the account is closed now, its personal data go at `eraseAt`. */
  'user.deactivated': {
    source: 'auth',
    payload: z.object({ ...addressee, deactivatedAt: instant, eraseAt: instant }),
  },
  /** Whoever keeps data of this person (or of this guest) erases or anonymises them now. */
  'user.erased': { source: 'auth', payload: z.object({ userId: id, erasedAt: instant }) },
  /** What a guest made becomes the account's. */
  'guest.taken_over': { source: 'auth', payload: z.object({ guestId: id, userId: id, takenOverAt: instant }) },
  /** Sessions that no longer count, whatever the reason. */
  'session.ended': {
    source: 'auth',
    payload: z.object({ userId: id, sessionIds: z.array(id), reason: z.enum(sessionEndings), endedAt: instant }),
  },
  /** Asked for by anybody; whether there is such an account is found out later, so that the answer tells nothing. */
  'password.reset_asked': { source: 'auth', payload: z.object({ email: z.string(), askedAt: instant }) },
  'password.reset_requested': { source: 'auth', payload: z.object({ ...addressee, ...sealedLink }) },
  /** An account made by an administrator: its owner chooses the password by the link. */
  'user.invited': { source: 'auth', payload: z.object({ ...addressee, ...sealedLink }) },
  'email.confirmation_requested': { source: 'auth', payload: z.object({ ...addressee, ...sealedLink }) },
  'email.confirmed': { source: 'auth', payload: z.object({ ...addressee, confirmedAt: instant }) },
  'password.changed': {
    source: 'auth',
    payload: z.object({ ...addressee, ...whereFrom, isReset: z.boolean(), changedAt: instant }),
  },
  'device.added': { source: 'auth', payload: z.object({ ...addressee, ...whereFrom, addedAt: instant }) },
  /** A token that had been exchanged was used again: the session was ended for both. */
  'session.reused': { source: 'auth', payload: z.object({ ...addressee, ...whereFrom, reusedAt: instant }) },
  'second_factor.changed': {
    source: 'auth',
    payload: z.object({ ...addressee, ...whereFrom, isEnabled: z.boolean(), changedAt: instant }),
  },
  /** Over all accounts together more logins fail than people who mistype explain: somebody tries stolen passwords. */
  'logins.failing': {
    source: 'auth',
    payload: z.object({ tries: z.int(), failures: z.int(), withinSeconds: z.int(), raisedAt: instant }),
  },
  /** What of a profile is part of the signed-in user on every screen. */
  'profile.updated': {
    source: 'user',
    payload: z.object({
      userId: id,
      name: z.string(),
      birthDate: z.nullable(z.string()),
      avatar: z.nullable(z.string()),
      updatedAt: instant,
    }),
  },
  'analysis.completed': {
    source: 'numerology',
    payload: z.object({
      analysisId: id,
      userId: id,
      kind: z.enum(['personal', 'compatibility', 'company', 'cycles', 'name', 'group']),
      title: z.string(),
      /** What was typed and the rule set, enough to make the same result again. */
      input: z.looseObject({}),
      system: numerologySystem,
      referenceDate: calendarDate,
      /** The reservation that pays for it, to be confirmed; missing where nothing is charged. */
      chargeId: z.optional(id),
      completedAt: instant,
    }),
  },
  /** Analyses that their owner erased; `withReports` where nothing made from them may stay (a client's data). */
  'analyses.erased': {
    source: 'numerology',
    payload: z.object({ userId: id, analysisIds: z.array(id), withReports: z.boolean(), erasedAt: instant }),
  },
  'report.requested': {
    source: 'reports',
    payload: z.object({ reportId: id, documentId: id, userId: id, waiting: z.boolean() }),
  },
  'report.completed': {
    source: 'reports',
    payload: z.object({ reportId: id, userId: id, analysisId: z.nullable(id), pages: z.int(), completedAt: instant }),
  },
  'report.failed': {
    source: 'reports',
    payload: z.object({ reportId: id, userId: id, analysisId: z.nullable(id), reason: z.string(), failedAt: instant }),
  },
  /** The newest state of a person's credits and plan; a smaller `version` than one already seen is old news. */
  'wallet.changed': {
    source: 'billing',
    payload: z.object({ userId: id, plan: planId, credits: z.int(), version: z.int() }),
  },
  'credits.low': { source: 'billing', payload: z.object({ userId: id, credits: z.int() }) },
  'order.paid': {
    source: 'billing',
    payload: z.object({ ...purchase, paidAt: instant, isRenewal: z.boolean() }),
  },
  'order.refunded': {
    source: 'billing',
    payload: z.object({ ...purchase, refundedCents: z.int(), refundedAt: instant }),
  },
  'subscription.activated': {
    source: 'billing',
    payload: z.object({ userId: id, plan: planId, cycle, periodEnd: instant, activatedAt: instant }),
  },
  'subscription.ended': {
    source: 'billing',
    payload: z.object({
      userId: id,
      plan: planId,
      reason: z.enum(['period_over', 'payment_failed', 'refunded']),
      endedAt: instant,
    }),
  },
  /** A new charge that waits to be paid (PIX, boleto), five days before the period ends (decision 36). */
  'subscription.renewal_due': {
    source: 'billing',
    payload: z.object({ ...purchase, periodEnd: instant }),
  },
  /** The card did not pay the renewal; without a next try the plan ends. */
  'subscription.payment_failed': {
    source: 'billing',
    payload: z.object({ ...purchase, attempt: z.int(), reason: z.string(), nextAttemptAt: z.nullable(instant) }),
  },
  /** Somebody wrote to us: the team gets it at `recipient`, the writer a receipt. */
  'contact.received': {
    source: 'content',
    payload: z.object({
      messageId: id,
      name: z.string(),
      email: z.string(),
      topic: z.string(),
      message: z.string(),
      recipient: z.string(),
      receivedAt: instant,
    }),
  },
  /** The first half of the double opt-in; the link confirms. */
  'newsletter.confirmation_requested': {
    source: 'content',
    payload: z.object({ subscriberId: id, email: z.string(), sealedToken: z.string(), requestedAt: instant }),
  },
  /** An article to one subscriber; the token takes them off the list with one click (RFC 8058). */
  'newsletter.issue_due': {
    source: 'content',
    payload: z.object({
      issueId: id,
      subscriberId: id,
      email: z.string(),
      title: z.string(),
      summary: z.string(),
      path: z.string(),
      sealedToken: z.string(),
    }),
  },
  /** What an administrator did to an account, for the audit trail; told in the transaction of the deed. */
  'account.administered': { source: 'auth', payload: administeredAct },
  /** What an administrator did to credits, plans, prices or orders. */
  'billing.administered': { source: 'billing', payload: administeredAct },
  /** What an administrator decided about resellers, their ties and their payouts. */
  'reseller.administered': { source: 'reseller', payload: administeredAct },
  /** Who asked to be a reseller may be one, may not, or may no longer. */
  'reseller.decided': {
    source: 'reseller',
    payload: z.object({
      userId: id,
      name: z.string(),
      email: z.nullable(z.string()),
      decision: z.enum(['approved', 'refused', 'suspended']),
      reason: z.nullable(z.string()),
      decidedAt: instant,
    }),
  },
  /** A payout was sent by PIX, or refused and its commissions given back to the balance. */
  'payout.settled': {
    source: 'reseller',
    payload: z.object({
      payoutId: id,
      number: z.int(),
      userId: id,
      amountCents: z.int(),
      outcome: z.enum(['paid', 'refused']),
      endToEndId: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      settledAt: instant,
    }),
  },
  /** A finished report is to be sent to an address that the person gave (decision 42). */
  'report.email_requested': {
    source: 'reports',
    payload: z.object({
      reportId: id,
      userId: id,
      email: z.string(),
      title: z.string(),
      /** Path below PUBLIC_URL where this PDF can be had without a session for some days, signed by reports. */
      downloadPath: z.string(),
      requestedAt: instant,
    }),
  },
} as const satisfies Record<string, { source: ServiceName; payload: z.ZodMiniObject }>;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]['payload']>;

/** An event as it travels. */
export interface EventEnvelope<Name extends EventName = EventName> {
  readonly id: string;
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  readonly occurredAt: string;
  readonly requestId: string | null;
}

export function isEventName(value: string): value is EventName {
  return Object.hasOwn(events, value);
}
