import * as z from 'zod/mini';
import { takenFavourites } from '../numerology/favourites.ts';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { birthDate, email, id, instant, newPassword, personName } from '../shared/fields.ts';
import { planId, role } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';

/** The signed-in user as screens show it. */
export const sessionUser = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  name: z.string(),
  credits: z.int(),
  isActive: z.boolean(),
  role: z.enum(['guest', 'user', 'reseller', 'admin']),
  subscription: planId,
  isPremium: z.boolean(),
  permissions: z.array(z.string()),
  avatar: z.nullable(z.string()),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** An open session. `deviceToken` marks this device as known: the client stores it and sends it as `x-device-token` at its next login. */
export const tokenAndUser = z.object({
  token: z.string(),
  user: sessionUser,
  deviceToken: z.optional(z.string()),
});

/** The password was correct and a second factor is required (docs/decisions/0014-second-factor.md); no session is open yet. */
export const secondFactorPending = z.object({ twoFactorRequired: z.literal(true), challenge: z.string() });

/** Outcome of a login: a session, or a second factor to pass. */
export const signInOutcome = z.union([secondFactorPending, tokenAndUser]);
export type SignInOutcome = z.infer<typeof signInOutcome>;

export const login = defineRoute({
  id: 'auth.login',
  service: 'auth',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  slow: true,
  summary: 'Abre uma sessão com e-mail e senha.',
  body: z.object({
    email,
    password: z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(256, 'A senha é longa demais.')),
  }),
  response: envelope(signInOutcome),
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
  failureLimit: { limit: 20, windowSeconds: 900 },
});

export const register = defineRoute({
  id: 'auth.register',
  service: 'auth',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  carriesReferral: true,
  slow: true,
  summary: 'Cria uma conta e abre a primeira sessão; com a sessão de um visitante, leva o que ele fez.',
  body: z.object({
    name: personName,
    email,
    password: newPassword,
    birthDate,
    /** With a guest's session as Bearer: the guest's analyses and reports move to the new account. */
    takeOver: z.optional(z.boolean()),
    /** With `takeOver`: names stored in the guest's browser. */
    favourites: z.optional(takenFavourites),
    /** Agreement to receive news, apart from the terms. */
    marketing: z.optional(z.boolean()),
    /** The reseller's code of `?ref=`, for browsers without the cookie; the last click on a link takes precedence. */
    ref: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.extend(tokenAndUser, { success: z.literal(true), message: z.string() }),
  status: 201,
  errors: ['EMAIL_TAKEN', 'DATE_IN_FUTURE'],
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'address' },
});

export const logout = defineRoute({
  id: 'auth.logout',
  service: 'auth',
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  summary: 'Encerra a sessão atual.',
  response: acknowledgement,
});

export const guest = defineRoute({
  id: 'auth.guest',
  service: 'auth',
  method: 'POST',
  path: '/auth/guest',
  access: 'public',
  summary: 'Abre uma sessão de visitante por 24 horas, se a configuração permitir.',
  response: envelope(tokenAndUser),
  status: 201,
  errors: ['GUEST_NOT_ALLOWED'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'address' },
  opensGuest: true,
});

export const currentSession = defineRoute({
  id: 'auth.currentSession',
  service: 'auth',
  method: 'GET',
  path: '/auth/session',
  access: 'session',
  summary: 'Diz quem está na sessão atual.',
  response: envelope(z.object({ user: sessionUser, expiresAt: instant })),
});

/**
 * The front end calls this every 15 minutes. The old token stays valid for 10 seconds; its later use ends the session, so
 * all tabs must read the token from their common storage at each call.
 */
export const refreshSession = defineRoute({
  id: 'auth.refreshSession',
  service: 'auth',
  method: 'POST',
  path: '/auth/refresh',
  access: 'session',
  summary: 'Troca o token da sessão atual por um novo.',
  response: envelope(z.object({ token: z.string(), expiresAt: instant })),
});

/** What a gateway caches of a live session; the token itself never leaves the edge. */
export const sessionRecord = z.object({
  sessionId: id,
  userId: z.string(),
  role,
  plan: planId,
  permissions: z.array(z.string()),
  expiresAt: instant,
  /** When the session last proved its owner's identity, in epoch milliseconds. */
  provenAt: z.optional(z.number()),
  /** From when on an administrator without a second factor is refused, in epoch milliseconds. */
  secondFactorDueAt: z.optional(z.number()),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

export const checkSession = defineRoute({
  id: 'auth.checkSession',
  service: 'auth',
  method: 'POST',
  path: '/internal/sessions/check',
  access: 'internal',
  repeatable: true,
  summary: 'Confere o resumo (SHA-256) de um token de sessão.',
  body: z.object({ tokenHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: envelope(z.nullable(sessionRecord)),
});

/** As `checkSession` for a batch of tokens, such as those of clients that reconnect when a chat node exits. */
export const checkSessions = defineRoute({
  id: 'auth.checkSessions',
  service: 'auth',
  method: 'POST',
  path: '/internal/sessions/check-many',
  access: 'internal',
  repeatable: true,
  summary: 'Confere os resumos (SHA-256) de muitos tokens de sessão de uma vez.',
  body: z.object({
    tokenHashes: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(1000)),
  }),
  /** In the order of the request. */
  response: envelope(z.object({ records: z.array(z.nullable(sessionRecord)) })),
  bodyLimit: 128 * 1024,
});

/** State of a token: `exchanged` is no longer the token of its session, which is still open. */
export const tokenState = z.enum(['open', 'exchanged', 'ended']);
export type TokenState = z.infer<typeof tokenState>;

/** Checks the tokens of open connections without counting as a use: it neither extends nor ends a session. */
export const inspectTokens = defineRoute({
  id: 'auth.inspectTokens',
  service: 'auth',
  method: 'POST',
  path: '/internal/sessions/inspect',
  access: 'internal',
  repeatable: true,
  summary: 'Diz o estado de muitos tokens de uma vez, sem contar como uso.',
  body: z.object({
    tokenHashes: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(1000)),
  }),
  /** In the order of the request. */
  response: envelope(z.object({ states: z.array(tokenState) })),
  bodyLimit: 128 * 1024,
});

/** The account, for a service that has not received its event yet. */
export const accountSummary = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  role: z.enum(['guest', 'user', 'reseller', 'admin']),
  plan: planId,
  status: z.enum(['active', 'suspended', 'deactivated', 'erased']),
  isEmailConfirmed: z.boolean(),
  isTwoFactorEnabled: z.boolean(),
});

export const readAccount = defineRoute({
  id: 'auth.readAccount',
  service: 'auth',
  method: 'GET',
  path: '/internal/accounts/:id',
  access: 'internal',
  summary: 'Lê o resumo de uma conta.',
  params: z.object({ id }),
  response: envelope(z.nullable(accountSummary)),
});

/** Suspends or reactivates an account; its sessions end everywhere at once. */
export const changeAccountStatus = defineRoute({
  id: 'auth.changeAccountStatus',
  service: 'auth',
  method: 'PUT',
  path: '/internal/accounts/:id/status',
  access: 'internal',
  summary: 'Suspende ou reativa uma conta.',
  params: z.object({ id }),
  body: z.object({ status: z.enum(['active', 'suspended']) }),
  response: envelope(accountSummary),
  errors: ['LAST_ADMIN', 'CONFLICT'],
});

/** Changes the role of an account; its sessions end everywhere, so none continues with the old role. */
export const changeAccountRole = defineRoute({
  id: 'auth.changeAccountRole',
  service: 'auth',
  method: 'PUT',
  path: '/internal/accounts/:id/role',
  access: 'internal',
  summary: 'Muda o papel de uma conta.',
  params: z.object({ id }),
  body: z.object({ role: z.enum(['user', 'reseller', 'admin']) }),
  response: envelope(accountSummary),
  errors: ['LAST_ADMIN', 'CONFLICT'],
});

/** Starts a change of the e-mail: a link to the new address, a notice to the old one (docs/decisions/0008-opaque-session-token.md). */
export const startEmailChange = defineRoute({
  id: 'auth.startEmailChange',
  service: 'auth',
  method: 'POST',
  path: '/internal/accounts/:id/email-change',
  access: 'internal',
  summary: 'Começa a troca do e-mail de uma conta.',
  params: z.object({ id }),
  body: z.object({ email }),
  response: envelope(z.object({ pendingEmail: z.string(), expiresAt: instant })),
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
});
