import * as z from 'zod/mini';
import { adminAction } from '../admin-config/audit.ts';
import { takenFavourites } from '../numerology/favourites.ts';
import { calendarDate, id, instant } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';

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

/** Where a new account comes from; `deviceAccountIds` have signed in on this very device before. */
const referral = z.object({
  code: z.string(),
  clickedAt: z.nullable(instant),
  deviceAccountIds: z.array(id),
});

/** Events that auth publishes. */
export const authEvents = {
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
  /**
   * An account is deactivated or suspended (docs/decisions/0017-closing-and-erasing-an-account.md). From now on nothing is charged, sent or shown on its behalf:
   * only mails required by law leave, and public links, feeds, keys and sockets are closed. Published once more when
   * the reason changes. `eraseAt` is known where the account is to be erased.
   */
  'account.closed': {
    source: 'auth',
    payload: z.object({
      userId: id,
      email: z.nullable(z.string()),
      reason: z.enum(['suspended', 'deactivated']),
      eraseAt: z.nullable(instant),
      closedAt: instant,
    }),
  },
  /** A deactivated or suspended account is active again: everything that `account.closed` stopped resumes. */
  'account.reopened': {
    source: 'auth',
    payload: z.object({ userId: id, email: z.nullable(z.string()), reopenedAt: instant }),
  },
  /** Whoever keeps data of this person (or of this guest) erases or anonymises them now. */
  'user.erased': { source: 'auth', payload: z.object({ userId: id, erasedAt: instant }) },
  /** What a guest made becomes the account's. */
  'guest.taken_over': {
    source: 'auth',
    payload: z.object({
      guestId: id,
      userId: id,
      /** Names that the guest kept in the browser. */
      favourites: z.optional(takenFavourites),
      takenOverAt: instant,
    }),
  },
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
  /** The link goes to `newEmail`, a notice to the address that still counts. */
  'email.change_requested': {
    source: 'auth',
    payload: z.object({ ...addressee, newEmail: z.string(), ...sealedLink, requestedAt: instant }),
  },
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
  /** What an administrator did to an account, for the audit trail; told in the transaction of the deed. */
  'account.administered': { source: 'auth', payload: adminAction },
} as const;
