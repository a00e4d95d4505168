import {
  adjustWallet,
  confirmCharge,
  readUserWallet,
  releaseCharge,
  reserveCharge,
} from '@sefira/contracts/billing/internal';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { presentWallet } from '../presenters/wallet.ts';
import { adjustCredits } from '../use-cases/administration/adjust-credits.ts';
import { reserveUse } from '../use-cases/charges/reserve-use.ts';
import { settleCharge } from '../use-cases/charges/settle-charge.ts';
import { readWalletOf } from '../use-cases/wallets/read-wallet.ts';

/** Charges and wallets for other services: reserve, confirm, release. */
export function addInternalRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities } = context;

  addRoute(app, identities, reserveCharge, async ({ body }) => {
    const charge = await reserveUse(context, body);
    return answered(body.plan === 'guest' ? 'Uso reservado.' : 'Custo reservado.', charge);
  });

  for (const [route, state] of [
    [confirmCharge, 'confirmed'],
    [releaseCharge, 'released'],
  ] as const) {
    addRoute(app, identities, route, async ({ params }) => {
      const charge = await settleCharge(context, params.id, state);
      return answered(charge.state === 'confirmed' ? 'Custo cobrado.' : 'Reserva desfeita.', charge);
    });
  }

  addRoute(app, identities, readUserWallet, async ({ params }) => {
    const { wallet, lots, lowCredits } = await readWalletOf(context, params.userId);
    return answered('Carteira lida.', { wallet: presentWallet(wallet, lots, lowCredits), plan: wallet.plan });
  });

  addRoute(app, identities, adjustWallet, async ({ params, body }) =>
    answered('Lançamento feito.', { available: await adjustCredits(context, params.userId, body) }),
  );
}
