import {
  applyAsReseller,
  changePixKey,
  readResellerAccount,
  readResellerTerms,
} from '@sefira/contracts/reseller-account';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import { canonicalDocument } from '../adapters/documents.ts';
import { canonicalPixKey } from '../adapters/pix-keys.ts';
import type { ResellerContext } from '../context.ts';
import { addApplication } from '../data/applications.ts';
import { accountOf, ownReseller, sealText } from '../data/resellers.ts';
import { programmeVersion } from '../domain/programme.ts';
import { ownUserId } from '../policies.ts';
import { presentAccount } from '../presenters/account.ts';

/** Becoming a reseller, and where a reseller's money goes. */
export function addAccountRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, clock, configuration, settings } = context;
  const { client } = context.database;

  addRoute(app, identities, readResellerTerms, async () =>
    answered('Condições carregadas.', {
      version: programmeVersion,
      commissionPercent: configuration.get('reseller_commission_percent'),
      attributionDays: configuration.get('reseller_attribution_days'),
      holdDays: settings.RESELLER_HOLD_DAYS,
      minimumPayoutCents: configuration.get('reseller_minimum_payout_cents'),
    }),
  );

  addRoute(app, identities, readResellerAccount, async (call) => {
    const reseller = await client.reseller.findUnique({ where: { userId: ownUserId(call.identity) } });
    return answered('Pedido carregado.', reseller && presentAccount(context, reseller));
  });

  addRoute(app, identities, applyAsReseller, async (call) => {
    const userId = ownUserId(call.identity);
    const { document, pixKeyType, pixKey, promotion, termsVersion } = call.body;
    if (termsVersion !== programmeVersion) {
      throw new DomainError('CONFLICT', { message: 'As condições do programa mudaram. Leia-as de novo.' });
    }
    const documentSealed = sealText(context, canonicalDocument(document));
    const pixKeySealed = sealText(context, canonicalPixKey(pixKeyType, pixKey));
    const account = await accountOf(context, userId, call.requestId);
    if (account.role !== 'user') {
      throw new DomainError('CONFLICT', { message: 'Esta conta já tem outro papel na Sefira.' });
    }
    const { name, email } = account;
    const application = { userId, name, email, documentSealed, pixKeyType, pixKeySealed, promotion, termsVersion };
    const reseller = await context.inTransaction((transaction) => addApplication(transaction, application, clock()));
    return answered('Pedido recebido. Respondemos por e-mail.', presentAccount(context, reseller));
  });

  addRoute(app, identities, changePixKey, async (call) => {
    const { userId } = await ownReseller(context, ownUserId(call.identity), call.requestId);
    const { pixKeyType, pixKey } = call.body;
    const pixKeySealed = sealText(context, canonicalPixKey(pixKeyType, pixKey));
    const reseller = await client.reseller.update({ where: { userId }, data: { pixKeyType, pixKeySealed } });
    return answered('Chave PIX salva.', presentAccount(context, reseller));
  });
}
