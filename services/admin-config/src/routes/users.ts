import { listUserOrders as listUserOrdersRoute, refundUserOrder } from '@sefira/contracts/admin-config/orders';
import {
  changeUserPlan,
  createAdminUser,
  deleteAdminUser,
  listAdminUsers,
  readAdminUser,
  updateAdminUser,
} from '@sefira/contracts/admin-config/users';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { changePlanOfUser, closeUser, inviteUser, refundOrder } from '../use-cases/users/administer-user.ts';
import { listUserOrders, readUser, searchUsers } from '../use-cases/users/read-users.ts';
import { updateUser } from '../use-cases/users/update-user.ts';

/** Accounts, owned by auth; credits and plans, owned by billing. */
export function addUserRoutes(app: FastifyInstance, context: AdminContext): void {
  const { identities } = context;

  addRoute(app, identities, listAdminUsers, async ({ query, requestId, log }) => {
    const { items, nextCursor, total } = await searchUsers(context, query, requestId, log);
    return { ...answered('Usuários carregados.', items), nextCursor, total };
  });

  addRoute(app, identities, createAdminUser, async (call) =>
    answered('Usuário criado com sucesso', await inviteUser(context, call, call.body)),
  );

  addRoute(app, identities, readAdminUser, async ({ params, requestId }) =>
    answered('Usuário carregado.', await readUser(context, params.id, requestId)),
  );

  addRoute(app, identities, updateAdminUser, async (call) =>
    answered('Usuário atualizado com sucesso', await updateUser(context, call, call.params.id, call.body)),
  );

  addRoute(app, identities, deleteAdminUser, async (call) => {
    await closeUser(context, call, call.params.id);
    return acknowledged('Usuário excluído com sucesso');
  });

  addRoute(app, identities, changeUserPlan, async (call) =>
    answered('Usuário atualizado com sucesso', await changePlanOfUser(context, call, call.params.id, call.body)),
  );

  addRoute(app, identities, listUserOrdersRoute, async ({ params, requestId }) =>
    answered('Pedidos carregados.', await listUserOrders(context, params.id, requestId)),
  );

  addRoute(app, identities, refundUserOrder, async (call) =>
    answered(
      'Pedido devolvido. O dinheiro volta pelo mesmo meio.',
      await refundOrder(context, call, call.params.id, call.body),
    ),
  );
}
