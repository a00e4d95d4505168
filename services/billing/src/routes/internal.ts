import {
  adjustWallet,
  confirmCharge,
  readUserWallet,
  releaseCharge,
  reservationMinutes,
  reserveCharge,
} from '@sefira/contracts/billing/internal';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { adjust } from '../data/adjustments.ts';
import { noCharge, type Reservation } from '../data/charges.ts';
import { openLots } from '../data/ledger.ts';
import { ownWallet } from '../data/wallets.ts';
import { countedAllowances } from '../domain/allowances.ts';
import { serviceCostCode } from '../domain/catalogue-seed.ts';
import { presentWallet } from '../presenters/wallet.ts';
import { reserveGuestUse } from '../use-cases/reserve-guest-use.ts';

const unaffordable = 2_000_000_000;

/** Charges and wallets for other services: reserve, confirm, release. */
export function addInternalRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock, charges } = context;
  const client = clientOf(context);

  addRoute(app, identities, reserveCharge, async (call) => {
    const { userId, plan, service, quantity, key, reference } = call.body;
    const now = clock();
    const expiresAt = new Date(now.getTime() + reservationMinutes * 60_000);
    if (plan === 'guest') {
      const use = { userId, service, quantity, key, reference, expiresAt };
      return answered('Uso reservado.', await reserveGuestUse(context, use));
    }
    const cost = await context.prices.find(serviceCostCode(service), now);
    const { active } = await context.items.find(serviceCostCode(service), now);
    const reservation: Reservation = {
      userId,
      key,
      service,
      quantity,
      // A service that is not sold for credits costs more than any balance: only a plan covers it.
      amount: active ? cost.amount * quantity : unaffordable,
      allowances: countedAllowances(service, productDate(now)),
      reference,
      now,
      expiresAt,
    };
    let result = await charges.reserve(reservation);
    if (result.outcome === 'unknown') {
      await ownWallet(context, userId);
      result = await charges.reserve(reservation);
    }
    if (result.outcome === 'refused') {
      if (!active) throw new DomainError('PLAN_REQUIRED', { message: 'Este serviço só está incluído em planos.' });
      throw new DomainError('INSUFFICIENT_CREDITS', {
        data: { cost: reservation.amount, available: result.available },
      });
    }
    if (!('charge' in result)) throw new DomainError('IDEMPOTENCY_CLASH');
    return answered('Custo reservado.', { ...result.charge, isRepeated: result.outcome === 'repeated' });
  });

  for (const [route, state] of [
    [confirmCharge, 'confirmed'],
    [releaseCharge, 'released'],
  ] as const) {
    addRoute(app, identities, route, async (call) => {
      const { id } = call.params;
      const charge = await charges.settle({
        id,
        state,
        lowCredits: context.configuration.get('credits_low'),
        now: clock(),
      });
      if (charge === noCharge) throw new DomainError('NOT_FOUND');
      return answered(charge.state === 'confirmed' ? 'Custo cobrado.' : 'Reserva desfeita.', charge);
    });
  }

  addRoute(app, identities, readUserWallet, async (call) => {
    const { userId } = call.params;
    const wallet = await ownWallet(context, userId);
    const lots = await openLots(client, { userId });
    return answered('Carteira lida.', {
      wallet: presentWallet(wallet, lots, context.configuration.get('credits_low')),
      plan: wallet.plan,
    });
  });

  addRoute(app, identities, adjustWallet, async (call) => {
    await ownWallet(context, call.params.userId);
    const available = await adjust(context, call.params.userId, call.body);
    return answered('Lançamento feito.', { available });
  });
}
