import { readCatalogue as readCatalogueRoute } from '@sefira/contracts/billing/catalogue';
import { listStatement, readEntitlements, readWallet } from '@sefira/contracts/billing/wallet';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { accountId, callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { presentCatalogue } from '../presenters/catalogue.ts';
import { presentEntitlements } from '../presenters/entitlements.ts';
import { presentEntry, presentWallet } from '../presenters/wallet.ts';
import { readCatalogue } from '../use-cases/catalogue/read-catalogue.ts';
import {
  readEntitlementsOf,
  readGuestEntitlements,
  readStatement,
  readWalletOf,
} from '../use-cases/wallets/read-wallet.ts';

/** The public catalogue; wallet, statement and entitlements of the caller. */
export function addWalletRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, configuration, provider } = context;

  addRoute(app, identities, readCatalogueRoute, async () => {
    const { prices, items, offers } = await readCatalogue(context);
    const welcomeCredits = configuration.get('credits_welcome');
    return answered('Planos carregados.', presentCatalogue(prices, items, offers, provider, welcomeCredits));
  });

  addRoute(app, identities, readWallet, async ({ identity }) => {
    const { wallet, lots, lowCredits } = await readWalletOf(context, accountId(identity));
    return answered('Créditos carregados.', presentWallet(wallet, lots, lowCredits));
  });

  addRoute(app, identities, listStatement, async ({ identity, query }) => {
    const { entries, nextCursor } = await readStatement(context, accountId(identity), query);
    return answered('Extrato carregado.', { items: entries.map(presentEntry), nextCursor });
  });

  addRoute(app, identities, readEntitlements, async ({ identity }) => {
    const facts =
      identity.role === 'guest'
        ? await readGuestEntitlements(context, callerId(identity), identity.plan)
        : await readEntitlementsOf(context, accountId(identity));
    return answered('Plano carregado.', presentEntitlements(facts));
  });
}
