import * as routes from '@sefira/contracts/auth/admin';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentAdminUser } from '../presenters/account.ts';
import { administerAccount, inviteAccount } from '../use-cases/accounts/administer-account.ts';
import { closeByAdmin } from '../use-cases/accounts/close-account.ts';
import {
  checkAccountPassword,
  inspectAccount,
  readAccountCounts,
  readAccountPage,
} from '../use-cases/accounts/read-accounts.ts';

/** Administration of accounts, called by admin-config. */
export function addAdminAccountRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.checkPassword, async ({ params, body }) => {
    const isRight = await checkAccountPassword(context, params.id, body.password);
    return answered(isRight ? 'Senha correta.' : 'Senha incorreta.', { isRight });
  });

  addRoute(app, context.identities, routes.searchAccounts, async ({ body }) => {
    const { accounts, nextCursor, total } = await readAccountPage(context, body);
    return answered('Usuários carregados.', { items: accounts.map(presentAdminUser), nextCursor, total });
  });

  addRoute(app, context.identities, routes.countAccounts, async () =>
    answered('Usuários contados.', await readAccountCounts(context)),
  );

  addRoute(app, context.identities, routes.inspectAccount, async ({ params }) =>
    answered('Usuário carregado.', presentAdminUser(await inspectAccount(context, params.id))),
  );

  addRoute(app, context.identities, routes.inviteAccount, async ({ body }) =>
    answered('Usuário criado com sucesso', await inviteAccount(context, body)),
  );

  addRoute(app, context.identities, routes.administerAccount, async ({ params, body }) =>
    answered('Usuário atualizado com sucesso', await administerAccount(context, { id: params.id, ...body })),
  );

  addRoute(app, context.identities, routes.closeAccount, async ({ params, body }) =>
    answered('Usuário excluído com sucesso', await closeByAdmin(context, params.id, body.by)),
  );
}
