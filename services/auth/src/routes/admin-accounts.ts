import {
  administerAccount,
  checkPassword,
  closeAccount,
  countAccounts,
  inspectAccount,
  inviteAccount,
  searchAccounts,
} from '@sefira/contracts/auth/admin';
import { clientOf, readFromReplica } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { findAccount } from '../data/accounts.ts';
import { administerAccount as administer, closeByAdmin, inviteByAdmin } from '../data/administer-account.ts';
import { countAccounts as count, searchAccounts as search } from '../data/search-accounts.ts';
import { presentAdminUser } from '../presenters.ts';

/** Administration of accounts, called by admin-config. */
export function addAdminAccountRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, checkPassword, async (call) => {
    const account = await findAccount(client, call.params.id);
    const isActive = account?.status === 'active';
    const isRight = await context.passwords.verify(isActive ? account.passwordHash : null, call.body.password);
    return answered(isRight ? 'Senha correta.' : 'Senha incorreta.', { isRight });
  });

  addRoute(app, context.identities, searchAccounts, async (call) => {
    const { accounts, nextCursor, total } = await readFromReplica(context, ({ pool }) => search(pool, call.body));
    return answered('Usuários carregados.', { items: accounts.map(presentAdminUser), nextCursor, total });
  });

  addRoute(app, context.identities, countAccounts, async () =>
    answered('Usuários contados.', await readFromReplica(context, ({ pool }) => count(pool))),
  );

  addRoute(app, context.identities, inspectAccount, async (call) => {
    const account = await findAccount(client, call.params.id);
    if (!account || account.role === 'guest' || account.status === 'erased') throw new DomainError('NOT_FOUND');
    return answered('Usuário carregado.', presentAdminUser(account));
  });

  addRoute(app, context.identities, inviteAccount, async (call) =>
    answered('Usuário criado com sucesso', await inviteByAdmin(context, call.body)),
  );

  addRoute(app, context.identities, administerAccount, async (call) => {
    const { changes, version, by } = call.body;
    const { id } = call.params;
    return answered('Usuário atualizado com sucesso', await administer(context, { id, changes, version, by }));
  });

  addRoute(app, context.identities, closeAccount, async (call) =>
    answered('Usuário excluído com sucesso', await closeByAdmin(context, call.params.id, call.body.by)),
  );
}
