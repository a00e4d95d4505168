import {
  applyAsReseller as applyAsResellerRoute,
  changePixKey as changePixKeyRoute,
  readResellerAccount,
  readResellerTerms,
  submitDocument as submitDocumentRoute,
} from '@sefira/contracts/reseller/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { callerOf } from '../policies.ts';
import { presentAccount } from '../presenters/account.ts';
import { applyAsReseller } from '../use-cases/accounts/apply-as-reseller.ts';
import { changePixKey, submitDocument } from '../use-cases/accounts/change-identification.ts';
import { readAccountOf, readTerms } from '../use-cases/accounts/read-account.ts';

/** Applications, documents and PIX keys of resellers. */
export function addAccountRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities } = context;

  addRoute(app, identities, readResellerTerms, async () => answered('Condições carregadas.', readTerms(context)));

  addRoute(app, identities, readResellerAccount, async ({ identity }) => {
    const reseller = await readAccountOf(context, accountId(identity));
    return answered('Pedido carregado.', reseller && presentAccount(context, reseller));
  });

  addRoute(app, identities, applyAsResellerRoute, async (call) => {
    const reseller = await applyAsReseller(context, callerOf(call), call.body);
    return answered('Pedido recebido. Respondemos por e-mail.', presentAccount(context, reseller));
  });

  addRoute(app, identities, changePixKeyRoute, async (call) => {
    const reseller = await changePixKey(context, callerOf(call), call.body);
    return answered('Chave PIX salva.', presentAccount(context, reseller));
  });

  addRoute(app, identities, submitDocumentRoute, async (call) => {
    const reseller = await submitDocument(context, callerOf(call), call.body);
    return answered('Documento salvo.', presentAccount(context, reseller));
  });
}
