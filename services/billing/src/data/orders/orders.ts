import type { Order, Payment, Prisma } from '../../../prisma/generated/client.ts';
import { lockWallet } from '../wallets/ledger.ts';

export type { Order, Payment };
export type OrderWithPayments = Order & { readonly payments: readonly Payment[] };
export type OrderChanges = Prisma.OrderUncheckedUpdateManyInput;

type Transaction = Prisma.TransactionClient;

export const withPayments = { payments: { orderBy: { createdAt: 'desc' } } } as const satisfies Prisma.OrderInclude;

export function findOrder(transaction: Transaction, id: string): Promise<OrderWithPayments | null> {
  return transaction.order.findUnique({ where: { id }, include: withPayments });
}

/** Order of this person; null for an unknown one and for that of another person. */
export async function findOwnOrder(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<OrderWithPayments | null> {
  const found = await findOrder(transaction, id);
  return found?.userId === userId ? found : null;
}

/** The order that pays for a period (`renewalKey`). */
export function findRenewalOrder(transaction: Transaction, key: string): Promise<OrderWithPayments | null> {
  return transaction.order.findUnique({ where: { renewalKey: key }, include: withPayments });
}

/** Locks the wallet of its owner, then the order, until the transaction ends: the lock order of every change of money. */
export async function lockOrder(transaction: Transaction, id: string): Promise<OrderWithPayments | null> {
  const owner = await transaction.order.findUnique({ where: { id }, select: { userId: true } });
  if (!owner) return null;
  await lockWallet(transaction, owner.userId);
  await transaction.$executeRaw`SELECT 1 FROM "order" WHERE id = ${id}::uuid FOR UPDATE`;
  return findOrder(transaction, id);
}

export async function insertOrder(
  transaction: Transaction,
  order: Prisma.OrderUncheckedCreateInput & { readonly replaced?: never },
): Promise<void> {
  await transaction.order.create({ data: order });
}

/** Inserts a renewal unless its period has one. */
export async function insertRenewalOrder(transaction: Transaction, order: Prisma.OrderCreateManyInput): Promise<void> {
  await transaction.order.createMany({ data: [order], skipDuplicates: true });
}

export async function updateOrder(transaction: Transaction, id: string, changes: OrderChanges): Promise<void> {
  await transaction.order.update({ where: { id }, data: changes });
}

/** Fails a pending order. */
export async function failOrder(transaction: Transaction, id: string, failureReason: string): Promise<void> {
  await transaction.order.updateMany({ where: { id, status: 'pending' }, data: { status: 'failed', failureReason } });
}

/** Removes the payer from the orders of a person. */
export async function erasePayers(transaction: Transaction, userId: string): Promise<void> {
  await transaction.order.updateMany({ where: { userId }, data: { payerSealed: null } });
}

export interface OrderPage {
  /** Id of the last order before this page. */
  readonly after: string | null;
  readonly limit: number;
  readonly status: string | null;
}

export function listOrders(transaction: Transaction, userId: string, page: OrderPage): Promise<OrderWithPayments[]> {
  return transaction.order.findMany({
    where: {
      userId,
      ...(page.after === null ? {} : { id: { lt: page.after } }),
      ...(page.status === null ? {} : { status: page.status }),
    },
    orderBy: { id: 'desc' },
    take: page.limit,
    include: withPayments,
  });
}

/** State of a payment at its provider. */
export interface PaymentState {
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly instructions: object;
  readonly failureReason: string | null;
  readonly card: { readonly brand: string; readonly lastFour: string } | null;
}

/** Stores the current state of a payment at its provider. */
export async function putPayment(
  transaction: Transaction,
  id: string,
  provider: string,
  payment: PaymentState,
  now: Date,
): Promise<void> {
  const state = {
    status: payment.status,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    instructions: { ...payment.instructions },
    failureReason: payment.failureReason,
    updatedAt: now,
    ...(payment.card ? { card: { ...payment.card } } : {}),
  };
  await transaction.payment.upsert({
    where: { provider_providerPaymentId: { provider, providerPaymentId: payment.id } },
    update: state,
    create: { ...state, id, orderId: payment.orderId, provider, providerPaymentId: payment.id, createdAt: now },
  });
}

/** Cents that were paid and not refunded. */
export async function sumPaid(transaction: Transaction): Promise<number> {
  const { _sum } = await transaction.order.aggregate({
    where: { status: { in: ['paid', 'refunded'] } },
    _sum: { amountCents: true, refundedCents: true },
  });
  return (_sum.amountCents ?? 0) - (_sum.refundedCents ?? 0);
}

/** A page of the paid orders of a period, oldest first (ids are ordered by time). */
export function listPaidOrders(
  transaction: Transaction,
  page: {
    readonly from: Date | null;
    readonly until: Date | null;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Order[]> {
  const { from, until, after, limit } = page;
  return transaction.order.findMany({
    where: {
      status: { in: ['paid', 'refunded'] },
      paidAt: { not: null, ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) },
      ...(after ? { id: { gt: after } } : {}),
    },
    orderBy: { id: 'asc' },
    take: limit,
  });
}
