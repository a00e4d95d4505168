import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { listStatement, readEntitlements, readWallet } from '@sefira/contracts/billing/wallet';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { accountId, callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { openLots } from '../data/ledger.ts';
import { listEntries } from '../data/statement.ts';
import { ownWallet, readQuotaUses } from '../data/wallets.ts';
import { periodOf, quotasOf } from '../domain/allowances.ts';
import { presentCatalogue } from '../presenters/catalogue.ts';
import { presentEntitlements } from '../presenters/entitlements.ts';
import { presentEntry, presentWallet } from '../presenters/wallet.ts';

/** The public catalogue; wallet, statement and entitlements of the caller. */
export function addWalletRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock } = context;
  const client = clientOf(context);

  addRoute(app, identities, readCatalogue, async () => {
    const now = clock();
    const [prices, items, offers] = await Promise.all([
      context.prices.all(now),
      context.items.all(now),
      context.offers.all(now),
    ]);
    return answered(
      'Planos carregados.',
      presentCatalogue(prices, items, offers, context.provider, context.configuration.get('credits_welcome')),
    );
  });

  addRoute(app, identities, readWallet, async (call) => {
    const userId = accountId(call.identity);
    const wallet = await ownWallet(context, userId);
    const lots = await openLots(client, { userId });
    return answered('Créditos carregados.', presentWallet(wallet, lots, context.configuration.get('credits_low')));
  });

  addRoute(app, identities, listStatement, async (call) => {
    const { cursor, limit, direction } = call.query;
    const userId = accountId(call.identity);
    const found = await listEntries(client, userId, { after: cursor ?? null, limit: limit + 1, direction });
    const shown = found.slice(0, limit);
    const nextCursor = found.length > limit ? String(shown.at(-1)?.position) : null;
    return answered('Extrato carregado.', { items: shown.map(presentEntry), nextCursor });
  });

  addRoute(app, identities, readEntitlements, async (call) => {
    const now = clock();
    const prices = await context.prices.all(now);
    const today = productDate(now);
    if (call.identity.role === 'guest') {
      const guestId = callerId(call.identity);
      const periods = quotasOf('guest').map((quota) => periodOf(quota, today));
      const used = await readQuotaUses(client, guestId, periods);
      const guest = { plan: call.identity.plan, until: null, credits: 999_999, used };
      return answered('Plano carregado.', presentEntitlements({ ...guest, prices, today, isGuest: true }));
    }
    const userId = accountId(call.identity);
    const wallet = await ownWallet(context, userId);
    const { plan } = wallet;
    const periods = quotasOf(plan).map((quota) => periodOf(quota, today));
    const [used, subscription] = await Promise.all([
      readQuotaUses(client, userId, periods),
      client.subscription.findUnique({ where: { userId } }),
    ]);
    const until = plan === 'free' ? null : (subscription?.currentPeriodEnd ?? null);
    const credits = wallet.balance - wallet.reserved;
    return answered(
      'Plano carregado.',
      presentEntitlements({ plan, until, credits, used, prices, today, isGuest: false }),
    );
  });
}
