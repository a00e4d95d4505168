import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { email, id, instant, newPassword, refusedAs } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { currentPassword, secondFactorCode } from './account-proofs.ts';
import { signInOutcome, tokenAndUser } from './session.ts';

/** The account beyond the first login: recovery, confirmation, social login, second factor, sessions, its end. */

const oneTimeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, refusedAs('TOKEN_INVALID')));

export const socialProviders = ['google', 'facebook', 'apple'] as const;

export const forgotPassword = defineRoute({
  id: 'auth.forgotPassword',
  service: 'auth',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Envia um link de recuperação; a resposta é a mesma para e-mails que não existem.',
  body: z.object({ email }),
  response: acknowledgement,
  status: 202,
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'address' },
});

/** The mail leads to `/redefinir-senha#token=…`: a fragment is in no log and no Referer. */
export const resetPassword = defineRoute({
  id: 'auth.resetPassword',
  service: 'auth',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  slow: true,
  summary: 'Troca a senha com um link de uso único (30 minutos) e encerra todas as sessões.',
  body: z.object({ token: oneTimeToken, password: newPassword }),
  response: acknowledgement,
  errors: ['TOKEN_INVALID'],
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'address' },
});

/** The mail leads to `/confirmar-email#token=…`. */
export const confirmEmail = defineRoute({
  id: 'auth.confirmEmail',
  service: 'auth',
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  summary: 'Confirma o e-mail de uma conta com o link recebido.',
  body: z.object({ token: oneTimeToken }),
  response: acknowledgement,
  errors: ['TOKEN_INVALID'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'address' },
});

export const resendConfirmation = defineRoute({
  id: 'auth.resendConfirmation',
  service: 'auth',
  method: 'POST',
  path: '/auth/resend-confirmation',
  access: 'account',
  summary: 'Envia de novo o e-mail de confirmação.',
  response: acknowledgement,
  status: 202,
  rateLimit: { limit: 3, windowSeconds: 3600, by: 'session' },
});

/** The configured providers with what starts a login at each, and a nonce for the ID token. */
export const listProviders = defineRoute({
  id: 'auth.listProviders',
  service: 'auth',
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
  summary: 'Lista os provedores de login social configurados.',
  response: envelope(
    z.object({
      providers: z.array(z.object({ id: z.enum(socialProviders), clientId: z.string(), authorizationUrl: z.string() })),
      nonce: z.string(),
    }),
  ),
});

/** `{provider}` of the specification; the token is the provider's OpenID Connect ID token. */
export const socialLogin = defineRoute({
  id: 'auth.socialLogin',
  service: 'auth',
  method: 'POST',
  path: '/auth/:provider',
  access: 'public',
  carriesReferral: true,
  summary: 'Entra com um ID token de Google, Facebook ou Apple.',
  params: z.object({ provider: z.enum(socialProviders) }),
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  response: envelope(signInOutcome),
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_SUSPENDED', 'CONFLICT'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'address' },
});

export const loginSecondFactor = defineRoute({
  id: 'auth.loginSecondFactor',
  service: 'auth',
  method: 'POST',
  path: '/auth/login/2fa',
  access: 'public',
  summary: 'Conclui o login de uma conta com verificação em duas etapas.',
  body: z.object({ challenge: oneTimeToken, code: secondFactorCode }),
  response: envelope(tokenAndUser),
  errors: ['CODE_INVALID', 'TOKEN_INVALID', 'ACCOUNT_SUSPENDED', 'RATE_LIMITED'],
  rateLimit: { limit: 30, windowSeconds: 900, by: 'address' },
  failureLimit: { limit: 20, windowSeconds: 900 },
});

/** Advice for the strength meter, never a refusal: the minimum is six characters (docs/decisions/0012-passwords.md). */
export const advisePassword = defineRoute({
  id: 'auth.advisePassword',
  service: 'auth',
  method: 'POST',
  path: '/auth/password-advice',
  access: 'public',
  summary: 'Diz se uma senha está entre as que os atacantes tentam primeiro.',
  body: z.object({ password: z.string().check(z.maxLength(256)) }),
  response: envelope(z.object({ isCommon: z.boolean() })),
  rateLimit: { limit: 120, windowSeconds: 600, by: 'address' },
});

export const changePassword = defineRoute({
  id: 'auth.changePassword',
  service: 'auth',
  method: 'PUT',
  path: '/user/password',
  access: 'account',
  slow: true,
  summary: 'Troca a senha; as outras sessões terminam.',
  body: z.object({ currentPassword, newPassword }),
  response: acknowledgement,
  errors: ['PASSWORD_INVALID', 'RATE_LIMITED'],
});

export const checkEmail = defineRoute({
  id: 'auth.checkEmail',
  service: 'auth',
  method: 'POST',
  path: '/user/check-email',
  access: 'account',
  summary: 'Diz se um e-mail está livre.',
  body: z.object({ email }),
  response: envelope(z.object({ available: z.boolean() })),
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'session' },
});

/** `enable: true` returns the secret to scan, which is active only after `verifySecondFactor`. */
export const toggleSecondFactor = defineRoute({
  id: 'auth.toggleSecondFactor',
  service: 'auth',
  method: 'POST',
  path: '/user/2fa/toggle',
  access: 'account',
  summary: 'Começa a ativar ou desativa a verificação em duas etapas.',
  /** Disabling requires the password and a code, or a code that the session used within ten minutes (docs/decisions/0014-second-factor.md). */
  body: z.object({ enable: z.boolean(), password: currentPassword, code: z.optional(secondFactorCode) }),
  response: envelope(
    z.object({
      enabled: z.boolean(),
      /** `otpauth://` address and its secret, only while it is being set up. */
      setup: z.nullable(z.object({ uri: z.string(), secret: z.string() })),
    }),
  ),
  errors: ['PASSWORD_INVALID', 'CODE_INVALID', 'CONFLICT', 'RATE_LIMITED'],
});

export const verifySecondFactor = defineRoute({
  id: 'auth.verifySecondFactor',
  service: 'auth',
  method: 'POST',
  path: '/user/2fa/verify',
  access: 'account',
  summary: 'Confirma o primeiro código e ativa a verificação; devolve os códigos de reserva uma única vez.',
  body: z.object({ code: secondFactorCode }),
  response: envelope(z.object({ enabled: z.boolean(), backupCodes: z.array(z.string()) })),
  errors: ['CODE_INVALID', 'CONFLICT', 'RATE_LIMITED'],
});

export const renewBackupCodes = defineRoute({
  id: 'auth.renewBackupCodes',
  service: 'auth',
  method: 'POST',
  path: '/user/2fa/backup-codes',
  access: 'account',
  summary: 'Cria dez novos códigos de reserva; os antigos deixam de valer.',
  body: z.object({ password: currentPassword }),
  response: envelope(z.object({ backupCodes: z.array(z.string()) })),
  errors: ['PASSWORD_INVALID', 'CONFLICT', 'RATE_LIMITED'],
});

export const sessionEntry = z.object({
  id,
  /** Browser and system in words. */
  device: z.string(),
  /** Network prefix, never the whole address. */
  place: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});

export const listSessions = defineRoute({
  id: 'auth.listSessions',
  service: 'auth',
  method: 'GET',
  path: '/user/sessions',
  access: 'account',
  summary: 'Lista as sessões abertas da própria conta.',
  response: envelope(z.array(sessionEntry)),
});

/** Ends every session of the account but the current one. Declared before the call with an id. */
export const endOtherSessions = defineRoute({
  id: 'auth.endOtherSessions',
  service: 'auth',
  method: 'DELETE',
  path: '/user/sessions/all',
  access: 'account',
  summary: 'Encerra todas as outras sessões.',
  response: envelope(z.object({ ended: z.int() })),
});

export const endSession = defineRoute({
  id: 'auth.endSession',
  service: 'auth',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'account',
  summary: 'Encerra uma sessão da própria conta.',
  params: z.object({ id }),
  response: acknowledgement,
});

export const deleteAccount = defineRoute({
  id: 'auth.deleteAccount',
  service: 'auth',
  method: 'DELETE',
  path: '/user/account',
  access: 'account',
  summary: 'Desativa a conta e agenda o apagamento dos dados em 30 dias.',
  body: z.object({ password: currentPassword }),
  response: acknowledgement,
  errors: ['PASSWORD_INVALID', 'LAST_ADMIN', 'RATE_LIMITED'],
});
