import {
  applyAsReseller,
  changePixKey,
  readResellerAccount,
  readResellerTerms,
  submitDocument,
} from '@sefira/contracts/reseller/account';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import { canonicalIdentity } from '../adapters/documents.ts';
import { canonicalPixKey } from '../adapters/pix-keys.ts';
import type { ResellerContext } from '../context.ts';
import { addApplication } from '../data/applications.ts';
import { changeIdentification, identificationOf, markReseller, sealIdentity } from '../data/marks.ts';
import { accountOf, ownReseller, sealText } from '../data/resellers.ts';
import { isIdentified } from '../domain/person-marks.ts';
import { programmeVersion } from '../domain/programme.ts';
import { presentAccount } from '../presenters/account.ts';

/** Applications, documents and PIX keys of resellers. */
export function addAccountRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, clock, configuration, settings } = context;
  const client = clientOf(context);

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
    const reseller = await client.reseller.findUnique({ where: { userId: accountId(call.identity) } });
    return answered('Pedido carregado.', reseller && presentAccount(context, reseller));
  });

  addRoute(app, identities, applyAsReseller, async (call) => {
    const userId = accountId(call.identity);
    const { document, pixKeyType, pixKey, promotion, termsVersion } = call.body;
    if (termsVersion !== programmeVersion) {
      throw new DomainError('CONFLICT', { message: 'As condições do programa mudaram. Leia-as de novo.' });
    }
    const identity = sealIdentity(context, canonicalIdentity(document, call.body.responsibleCpf));
    const pixKeySealed = sealText(context, canonicalPixKey(pixKeyType, pixKey));
    const account = await accountOf(context, userId, call.requestId);
    if (account.role !== 'user') {
      throw new DomainError('CONFLICT', { message: 'Esta conta já tem outro papel na Sefira.' });
    }
    const { name, email } = account;
    const application = { userId, name, email, ...identity, pixKeyType, pixKeySealed, promotion, termsVersion };
    const reseller = await inTransaction(context, async (transaction) => {
      const applied = await addApplication(transaction, application, clock());
      await markReseller(context, transaction, applied);
      return applied;
    });
    return answered('Pedido recebido. Respondemos por e-mail.', presentAccount(context, reseller));
  });

  addRoute(app, identities, changePixKey, async (call) => {
    const { userId } = await ownReseller(context, accountId(call.identity), call.requestId);
    const { pixKeyType, pixKey } = call.body;
    const pixKeySealed = sealText(context, canonicalPixKey(pixKeyType, pixKey));
    const reseller = await inTransaction(context, (transaction) =>
      changeIdentification(context, transaction, userId, { pixKeyType, pixKeySealed }),
    );
    return answered('Chave PIX salva.', presentAccount(context, reseller));
  });

  addRoute(app, identities, submitDocument, async (call) => {
    const known = await ownReseller(context, accountId(call.identity), call.requestId);
    const given = canonicalIdentity(call.body.document, call.body.responsibleCpf);
    const { document, responsibleCpf } = identificationOf(context, known);
    if (isIdentified({ document, responsibleCpf }) || (document !== null && document !== given.document)) {
      throw new DomainError('CONFLICT', {
        message: 'Seu documento já está cadastrado. Para trocá-lo, fale com o suporte.',
      });
    }
    const identity = sealIdentity(context, given);
    const reseller = await inTransaction(context, (transaction) =>
      changeIdentification(context, transaction, known.userId, identity),
    );
    return answered('Documento salvo.', presentAccount(context, reseller));
  });
}
