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

/** Recipient of a mail about the account. */
const addressee = { userId: id, name: z.string(), email: z.string() };

/** The browser and system in words, and the network prefix. */
const whereFrom = { device: z.string(), place: z.string() };

/** A one-time token sealed with MESSAGE_KEY: neither the outbox nor a mail's row holds it in clear. */
const sealedLink = { sealedToken: z.string(), expiresAt: instant };

/** Attribution of a new account; `deviceAccountIds` signed in on the same device before. */
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
      /** The accepted terms and the client that accepted them, stored in the consent log. */
      terms: z.optional(z.object({ version: z.string(), addressPrefix: z.string(), userAgent: z.string() })),
      marketing: z.optional(z.boolean()),
      /** The last click on a reseller's link, as the browser's cookie holds it. */
      referral: z.optional(referral),
      registeredAt: instant,
    }),
  },
  /** The fields of an account that other services store as a local copy. */
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
  /** The account is closed now; its personal data are erased at `eraseAt` (docs/decisions/0017-closing-and-erasing-an-account.md). */
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
  /** Every service erases or anonymises the data of this person or guest. */
  'user.erased': { source: 'auth', payload: z.object({ userId: id, erasedAt: instant }) },
  /** What a guest made becomes the account's. */
  'guest.taken_over': {
    source: 'auth',
    payload: z.object({
      guestId: id,
      userId: id,
      /** Names stored in the guest's browser. */
      favourites: z.optional(takenFavourites),
      takenOverAt: instant,
    }),
  },
  /** Sessions that are no longer valid, for any reason. */
  'session.ended': {
    source: 'auth',
    payload: z.object({ userId: id, sessionIds: z.array(id), reason: z.enum(sessionEndings), endedAt: instant }),
  },
  /** A reset was requested for an address; the account is looked up later, so the response does not reveal whether it exists. */
  'password.reset_asked': { source: 'auth', payload: z.object({ email: z.string(), askedAt: instant }) },
  'password.reset_requested': { source: 'auth', payload: z.object({ ...addressee, ...sealedLink }) },
  /** An account made by an administrator: its owner chooses the password by the link. */
  'user.invited': { source: 'auth', payload: z.object({ ...addressee, ...sealedLink }) },
  'email.confirmation_requested': { source: 'auth', payload: z.object({ ...addressee, ...sealedLink }) },
  /** The link goes to `newEmail`, a notice to the current address. */
  'email.change_requested': {
    source: 'auth',
    payload: z.object({ ...addressee, newEmail: z.string(), ...sealedLink, requestedAt: instant }),
  },
  'email.confirmed': { source: 'auth', payload: z.object({ ...addressee, confirmedAt: instant }) },
  'password.changed': {
    source: 'auth',
    payload: z.object({ ...addressee, ...whereFrom, isReset: z.boolean(), changedAt: instant }),
  },
  'device.added': {
    source: 'auth',
    payload: z.object({
      ...addressee,
      ...whereFrom,
      /** Other accounts that signed in on this device before. */
      deviceAccountIds: z.optional(z.array(z.uuid())),
      addedAt: instant,
    }),
  },
  /** An exchanged token was used after its grace period: the session was ended for both holders. */
  'session.reused': { source: 'auth', payload: z.object({ ...addressee, ...whereFrom, reusedAt: instant }) },
  'second_factor.changed': {
    source: 'auth',
    payload: z.object({ ...addressee, ...whereFrom, isEnabled: z.boolean(), changedAt: instant }),
  },
  /** The failure rate of all logins together indicates credential stuffing. */
  'logins.failing': {
    source: 'auth',
    payload: z.object({ tries: z.int(), failures: z.int(), withinSeconds: z.int(), raisedAt: instant }),
  },
  /** An administrator's change of an account, for the audit trail; published in the transaction of the change. */
  'account.administered': { source: 'auth', payload: adminAction },
} as const;
