import { listUserOrders, refundUserOrder } from '@sefira/contracts/admin-config/orders';
import {
  type AdminUser,
  adminRoles,
  adminStatuses,
  changeUserPlan,
  createAdminUser,
  deleteAdminUser,
  listAdminUsers,
  readAdminUser,
  updateAdminUser,
} from '@sefira/contracts/admin-config/users';
import {
  accountChanges,
  administerAccount,
  closeAccount,
  inspectAccount,
  inviteAccount,
  searchAccounts,
} from '@sefira/contracts/auth/admin';
import { administerCredits, administerPlan, administerRefund, listOrdersOfUser } from '@sefira/contracts/billing/admin';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AdminContext } from '../context.ts';
import { changesOf } from './changed-record.ts';

const editable = ['name', 'email', 'role', 'status', 'credits'];
const userChanges = z.partial(
  z.object({
    ...accountChanges.def.shape,
    role: z.enum(adminRoles),
    status: z.enum(adminStatuses),
    credits: z.int().check(z.minimum(0, 'O saldo não pode ser negativo.'), z.maximum(1_000_000)),
  }),
);

/** The credits that the administrator saw; the current ones for a record without version. */
function creditsSeen(version: string | undefined, shown: AdminUser): number {
  const seen = Number(version?.split('.')[1]);
  return Number.isInteger(seen) ? seen : shown.credits;
}

/** Accounts, owned by auth; credits and plans, owned by billing. */
export function addUserRoutes(app: FastifyInstance, context: AdminContext): void {
  const { services, people } = context;

  async function inspect(id: string, requestId: string): Promise<AdminUser> {
    return (await services.call(inspectAccount, { params: { id }, requestId })).data;
  }

  addRoute(app, context.identities, listAdminUsers, async (call) => {
    const { data } = await services.call(searchAccounts, { body: call.query, requestId: call.requestId });
    const { items, nextCursor, total } = data;
    return { ...answered('Usuários carregados.', items), nextCursor, total };
  });

  addRoute(app, context.identities, createAdminUser, async (call) => {
    const by = await people.actorOf(call);
    const { data } = await services.call(inviteAccount, { body: { ...call.body, by }, requestId: call.requestId });
    return answered('Usuário criado com sucesso', data);
  });

  addRoute(app, context.identities, readAdminUser, async (call) =>
    answered('Usuário carregado.', await inspect(call.params.id, call.requestId)),
  );

  addRoute(app, context.identities, updateAdminUser, async (call) => {
    const { requestId, body } = call;
    const { id } = call.params;
    const shown = await inspect(id, requestId);
    const seen = { ...shown, credits: creditsSeen(typeof body.version === 'string' ? body.version : undefined, shown) };
    const rules = { editable, schema: userChanges, beside: ['reason'] };
    const { changes, version } = changesOf(body, seen, rules);
    const { credits, ...account } = changes;
    const reason = typeof body.reason === 'string' ? body.reason.trim() : '';
    if (credits !== undefined && reason.length < 3) {
      const issues = [{ path: 'reason', message: 'Informe o motivo da mudança de créditos.' }];
      throw new DomainError('VALIDATION_FAILED', { message: 'Informe o motivo da mudança de créditos.', issues });
    }
    const by = await people.actorOf(call);
    let updated = shown;
    if (Object.keys(account).length > 0) {
      const answer = await services.call(administerAccount, {
        params: { id },
        body: { changes: account, version, by },
        requestId,
      });
      updated = answer.data;
    }
    if (credits === undefined) return answered('Usuário atualizado com sucesso', updated);
    const adjustment = { amount: credits - seen.credits, reason: reason.slice(0, 300), by, key: requestId };
    const { data } = await services.call(administerCredits, { params: { userId: id }, body: adjustment, requestId });
    return answered('Usuário atualizado com sucesso', { ...updated, credits: data.available });
  });

  addRoute(app, context.identities, deleteAdminUser, async (call) => {
    const by = await people.actorOf(call);
    await services.call(closeAccount, { params: { id: call.params.id }, body: { by }, requestId: call.requestId });
    return acknowledged('Usuário excluído com sucesso');
  });

  addRoute(app, context.identities, changeUserPlan, async (call) => {
    const { requestId } = call;
    const { id } = call.params;
    const shown = await inspect(id, requestId);
    const by = await people.actorOf(call);
    const body = { ...call.body, by };
    const { data } = await services.call(administerPlan, { params: { userId: id }, body, requestId });
    return answered('Usuário atualizado com sucesso', { ...shown, ...data });
  });

  addRoute(app, context.identities, listUserOrders, async ({ params, requestId }) => {
    const { data } = await services.call(listOrdersOfUser, { params: { userId: params.id }, requestId });
    return answered('Pedidos carregados.', data);
  });

  addRoute(app, context.identities, refundUserOrder, async (call) => {
    const { params, requestId } = call;
    const body = { ...call.body, by: await people.actorOf(call) };
    const { data } = await services.call(administerRefund, { params, body, requestId });
    return answered('Pedido devolvido com sucesso', data);
  });
}
