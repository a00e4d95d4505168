import { loginSecondFactor } from '@sefira/contracts/auth/account';
import { login, type SignInOutcome } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { type Account, findAccountByEmail, ownAccount, updateAccount } from '../data/accounts.ts';
import { findKnownDevice } from '../data/known-devices.ts';
import { closeChallenges, consumeChallenge, openChallenge } from '../data/login-challenges.ts';
import {
  deviceTokenHash,
  openMemberSession,
  openUnlessSecondFactor,
  type SessionClient,
} from '../data/open-session.ts';
import { useCode } from '../data/second-factors.ts';
import { requireActive } from '../policies.ts';
import { presentUser } from '../presenters.ts';

const welcome = 'Login realizado com sucesso!';

/** The two steps of a login. */
export function addSignInRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, login, async (call) => {
    const { email, password } = call.body;
    const tokenHash = deviceTokenHash(call.request);
    const attempt = {
      email,
      deviceId: tokenHash === null ? null : await findKnownDevice(client, tokenHash, email),
    };
    await context.loginLimiter.consume(attempt).catch((refusal: unknown) => {
      context.loginWatch.note('refused');
      throw refusal;
    });
    const account = await findAccountByEmail(client, email);
    const isRight = await context.passwords.verify(account?.passwordHash ?? null, password);
    context.loginWatch.note(isRight && account?.passwordHash ? 'right' : 'wrong');
    if (!isRight || !account?.passwordHash) {
      throw new DomainError('INVALID_CREDENTIALS');
    }
    requireActive(account);
    if (context.passwords.isOutdated(account.passwordHash)) {
      await updateAccount(client, account.id, { passwordHash: await context.passwords.hash(password) });
    }
    const outcome = await admit(context, account, call);
    // Attempts stay consumed until the second factor is passed, since each allows five codes.
    if ('token' in outcome) await context.loginLimiter.reset(attempt);
    return answered('token' in outcome ? welcome : 'Informe o código da verificação em duas etapas.', outcome);
  });

  addRoute(app, context.identities, loginSecondFactor, async (call) => {
    const { challenge, code } = call.body;
    const outcome = await inTransaction(context, async (transaction) => {
      const taken = await consumeChallenge(transaction, challenge, context.clock());
      if (!taken) return 'TOKEN_INVALID' as const;
      if (!(await useCode(context, transaction, taken.accountId, code))) return 'CODE_INVALID' as const;
      await closeChallenges(transaction, taken.accountId);
      const account = await ownAccount(transaction, taken.accountId);
      requireActive(account);
      return {
        account,
        opened: await openMemberSession(context, transaction, account, call, { isSecondFactorProven: true }),
      };
    });
    if (outcome === 'TOKEN_INVALID') {
      throw new DomainError('TOKEN_INVALID', { message: 'Esta verificação expirou. Entre de novo com a sua senha.' });
    }
    if (outcome === 'CODE_INVALID') throw new DomainError('CODE_INVALID');
    const { account, opened } = outcome;
    if (account.email !== null) await context.loginLimiter.resetEmail(account.email);
    return answered(welcome, { ...opened, user: presentUser(account) });
  });
}

/** After a correct first factor: opens a session, or a challenge for the second factor. */
export async function admit(context: AuthContext, account: Account, client: SessionClient): Promise<SignInOutcome> {
  const database = clientOf(context);
  const opened = await openUnlessSecondFactor(context, database, account, client);
  if (opened) return { ...opened, user: presentUser(account) };
  const challenge = await inTransaction(context, (transaction) =>
    openChallenge(transaction, account.id, context.clock()),
  );
  return { twoFactorRequired: true, challenge };
}
