import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing';
import type { createOrder } from '@sefira/contracts/billing-orders';
import type { RouteBody } from '@sefira/contracts/route';
import { actOnce } from '@sefira/messaging/idempotency';
import { seal } from '@sefira/messaging/sealing';
import { DomainError } from '@sefira/platform/domain-error';
import { newId } from '@sefira/platform/identifiers';
import * as z from 'zod/mini';
import type { Payer } from '../adapters/payment-provider.ts';
import type { BillingContext } from '../context.ts';
import { packPriceCode, planItemCode, planPriceCode } from '../domain/catalogue-seed.ts';
import { planChange } from '../domain/plan-change.ts';
import { currentPeriod } from './current-period.ts';

type Body = RouteBody<typeof createOrder>;

const pixMinutes = 30;
const boletoDays = 7;

/** What is bought, at the server's price of now. */
interface Item {
  readonly kind: 'plan' | 'credits';
  readonly plan: PaidPlan | null;
  readonly cycle: BillingCycle | null;
  readonly pack: string | null;
  readonly credits: number;
  readonly priceVersionId: string;
  readonly priceCents: number;
  readonly discountCents: number;
}

/**
 * Writes an order, once for each key; nothing is charged yet. @returns its id
 * @throws DomainError CPF_INVALID, NOT_FOUND (no such pack), CONFLICT (the plan is there already), IDEMPOTENCY_CLASH
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
  const call = { subject: userId, key: idempotencyKey, route: 'billing.createOrder', body };
  const { outcome } = await actOnce(context, call, z.object({ orderId: z.uuid() }), async (transaction) => {
    const item = await itemOf(context, userId, body, now);
    const orderId = newId();
    await transaction.order.create({
      data: {
        ...item,
        id: orderId,
        userId,
        status: 'pending',
        amountCents: item.priceCents - item.discountCents,
        method: body.method,
        provider: provider.name,
        payerSealed: seal(payer, context.settings.PAYER_KEY),
        createdAt: now,
        expiresAt: paymentEnd(body.method, now),
      },
    });
    return { orderId };
  });
  return outcome.orderId;
}

function toPayer({ name, email, cpf }: Body): Payer {
  const digits = cpf.replaceAll(/\D/g, '');
  if (!isValidCpf(digits)) {
    throw new DomainError('CPF_INVALID', { issues: [{ path: 'cpf', message: 'CPF inválido. Confira os números.' }] });
  }
  return { name, email, cpf: digits };
}

/** Until when a new charge can be paid; a card is charged at once, a boleto may take its days to arrive. */
function paymentEnd(method: Body['method'], now: Date): Date {
  return new Date(now.getTime() + (method === 'boleto' ? boletoDays * 86_400_000 : pixMinutes * 60_000));
}

async function itemOf(context: BillingContext, userId: string, body: Body, now: Date): Promise<Item> {
  if (body.plan === undefined) {
    const pack = (await context.items.all(now)).get(packPriceCode(body.pack ?? ''));
    if (!pack?.active) throw new DomainError('NOT_FOUND', { message: 'Este pacote de créditos não existe.' });
    const price = await context.prices.find(pack.code, now);
    const { id: priceVersionId, amount: priceCents } = price;
    const nothing = { plan: null, cycle: null, discountCents: 0 };
    return {
      ...nothing,
      kind: 'credits',
      pack: body.pack ?? '',
      credits: pack.credits + pack.bonusCredits,
      priceVersionId,
      priceCents,
    };
  }
  const { plan, cycle } = body;
  const sold = await context.items.find(planItemCode(plan), now);
  if (!sold.active) throw new DomainError('CONFLICT', { message: 'Este plano não está mais à venda.' });
  const price = await context.prices.find(planPriceCode(plan, cycle), now);
  const wanted = { plan, cycle, priceCents: price.amount };
  const terms = planChange(await currentPeriod(context, userId), wanted, now);
  if (terms.when === 'none') throw new DomainError('CONFLICT', { message: 'Você já tem este plano.' });
  if (terms.when === 'end') {
    throw new DomainError('CONFLICT', {
      message: 'Esta troca vale a partir do fim do período que você já pagou. Agende-a em seu plano.',
    });
  }
  return {
    kind: 'plan',
    plan,
    cycle,
    pack: null,
    credits: 0,
    priceVersionId: price.id,
    priceCents: price.amount,
    discountCents: terms.unusedCents,
  };
}
