import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing/catalogue';
import type { createOrder } from '@sefira/contracts/billing/orders';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { runIdempotent } from '@sefira/messaging/idempotency';
import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import { payerHashes, sealPayer } from '../../adapters/payer.ts';
import type { Payer } from '../../adapters/payment-provider.ts';
import type { BillingContext, Transaction } from '../../context.ts';
import { insertOrder } from '../../data/orders/orders.ts';
import { insertPlanPayer, lockPayer, type PayerHashes } from '../../data/orders/plan-payers.ts';
import { currentPeriod } from '../../data/subscriptions/current-period.ts';
import { livePaidOrderId } from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { packPriceCode, planItemCode, planPriceCode } from '../../domain/catalogue-seed.ts';
import { noOffer, type OfferPosition, runningOffer } from '../../domain/offers.ts';
import { planChange } from '../../domain/plan-change.ts';
import { mayTakeOffer } from './may-take-offer.ts';

type Body = RouteBody<typeof createOrder>;

const pixMinutes = 30;
const boletoDays = 7;

/** The purchased item at the current price. */
interface Item extends OfferPosition {
  readonly kind: 'plan' | 'credits';
  readonly plan: PaidPlan | null;
  readonly cycle: BillingCycle | null;
  readonly pack: string | null;
  readonly credits: number;
  readonly priceVersionId: string;
  readonly priceCents: number;
  readonly discountCents: number;
  readonly baseOrderId: string | null;
}

/**
 * Creates an order, once for each idempotency key, without charging it. @returns its id
 * @throws DomainError CPF_INVALID, NOT_FOUND (unknown pack), CONFLICT (same or lower plan), PRICE_CHANGED (another price than
 * the expected one), IDEMPOTENCY_CLASH
 */
export async function placeOrder(
  context: BillingContext,
  userId: string,
  body: Body,
  idempotencyKey: string | null,
): Promise<string> {
  const { provider } = context;
  if (!provider?.methods.includes(body.method)) {
    throw new DomainError('DEPENDENCY_DOWN', { message: 'Esta forma de pagamento está indisponível no momento.' });
  }
  const payer = toPayer(body);
  const now = context.clock();
  // A repeated attempt brings a new token of the card and must not become a second order.
  const repeatable = { ...body, cardToken: undefined };
  const call = { subject: userId, key: idempotencyKey, route: 'billing.createOrder', body: repeatable };
  // Read before the transaction, which must not wait for a second connection of the pool.
  const [items, prices, offers] = await Promise.all([
    context.items.all(now),
    context.prices.all(now),
    context.offers.all(now),
  ]);
  const hashes = payerHashes(payer, context.settings);
  const { outcome } = await runIdempotent(context, call, z.object({ orderId: z.uuid() }), async (transaction) => {
    const { plan } = body;
    const item =
      plan === undefined
        ? packItem(body, items, prices)
        : await planItem(transaction, { userId, hashes }, { ...body, plan }, { items, prices, offers }, now);
    refuseOtherPrice(body, item);
    const orderId = newId();
    await insertOrder(transaction, {
      ...item,
      id: orderId,
      userId,
      status: 'pending',
      amountCents: item.priceCents - item.discountCents,
      method: body.method,
      provider: provider.name,
      payerSealed: sealPayer(payer, context.settings.PAYER_KEY),
      createdAt: now,
      expiresAt: paymentEnd(body.method, now),
    });
    if (item.kind === 'plan') await insertPlanPayer(transaction, { orderId, userId, createdAt: now }, hashes);
    return { orderId };
  });
  return outcome.orderId;
}

/** The payer as stored with the order; an address only for plans by boleto, which renew without the person. */
function toPayer({ name, email, cpf, plan, method, address }: Body): Payer {
  const digits = cpf.replaceAll(/\D/g, '');
  if (!isValidCpf(digits)) {
    throw new DomainError('CPF_INVALID', { issues: [{ path: 'cpf', message: 'CPF inválido. Confira os números.' }] });
  }
  return { name, email, cpf: digits, ...(plan && method === 'boleto' ? { address } : {}) };
}

/** Until when the price of a new order holds: 7 days for a boleto, 30 minutes otherwise. */
function paymentEnd(method: Body['method'], now: Date): Date {
  return new Date(now.getTime() + (method === 'boleto' ? boletoDays * dayMilliseconds : pixMinutes * 60_000));
}

/** Refuses another price than the one that was shown. */
function refuseOtherPrice({ expectedPriceCents }: Body, { priceCents }: Item): void {
  if (expectedPriceCents === undefined || expectedPriceCents === priceCents) return;
  throw new DomainError('PRICE_CHANGED', { data: { priceCents } });
}

type Items = Awaited<ReturnType<BillingContext['items']['all']>>;
type Prices = Awaited<ReturnType<BillingContext['prices']['all']>>;
type Offers = Awaited<ReturnType<BillingContext['offers']['all']>>;

function priceOf(prices: Prices, code: string): { readonly priceVersionId: string; readonly priceCents: number } {
  const price = prices.get(code);
  if (!price) throw new DomainError('NOT_FOUND');
  if (price.amount === 0) {
    // No provider accepts an order of 0 cents.
    throw new DomainError('CONFLICT', { message: 'Este item está sem preço no momento. Tente mais tarde.' });
  }
  return { priceVersionId: price.id, priceCents: price.amount };
}

function packItem({ pack: packId = '' }: Body, items: Items, prices: Prices): Item {
  const pack = items.get(packPriceCode(packId));
  if (!pack?.active) throw new DomainError('NOT_FOUND', { message: 'Este pacote de créditos não existe.' });
  return {
    kind: 'credits',
    plan: null,
    cycle: null,
    pack: packId,
    credits: pack.credits + pack.bonusCredits,
    discountCents: 0,
    baseOrderId: null,
    ...noOffer,
    ...priceOf(prices, pack.code),
  };
}

async function planItem(
  transaction: Transaction,
  { userId, hashes }: { readonly userId: string; readonly hashes: PayerHashes },
  { plan, cycle, expectedPriceCents }: Body & { readonly plan: PaidPlan },
  catalogue: { readonly items: Items; readonly prices: Prices; readonly offers: Offers },
  now: Date,
): Promise<Item> {
  if (!catalogue.items.get(planItemCode(plan))?.active) {
    throw new DomainError('CONFLICT', { message: 'Este plano não está mais à venda.' });
  }
  const full = priceOf(catalogue.prices, planPriceCode(plan, cycle));
  await lockWallet(transaction, userId);
  const offer = cycle === 'monthly' ? runningOffer(catalogue.offers.get(plan), full.priceCents) : null;
  if (offer) await lockPayer(transaction, hashes);
  const isOffered = offer !== null && (await mayTakeOffer(transaction, userId, offer.audience, hashes, now));
  const price = isOffered
    ? { priceVersionId: offer.id, priceCents: offer.priceCents, offerCycle: 1, offerCycles: offer.cycles }
    : { ...full, ...noOffer };
  const wanted = { plan, cycle, priceCents: price.priceCents };
  const baseOrderId = await livePaidOrderId(transaction, userId, now);
  const terms = planChange(await currentPeriod(transaction, userId), wanted, now);
  if (terms.when === 'none') throw new DomainError('CONFLICT', { message: 'Você já tem este plano.' });
  if (terms.when === 'end') {
    throw new DomainError('CONFLICT', {
      message: 'Esta troca vale a partir do fim do período que você já pagou. Agende-a em seu plano.',
    });
  }
  if (offer?.audience === 'new_customers' && !isOffered && offer.priceCents === expectedPriceCents) {
    throw new DomainError('PRICE_CHANGED', {
      message: 'Esta oferta vale uma vez por CPF e e-mail. Nada foi cobrado: confira o novo valor e confirme.',
      data: { priceCents: full.priceCents },
    });
  }
  return { kind: 'plan', plan, cycle, pack: null, credits: 0, discountCents: terms.unusedCents, baseOrderId, ...price };
}
