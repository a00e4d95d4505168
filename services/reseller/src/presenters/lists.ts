import {
  type Commission,
  commissionKind,
  commissionState,
  type ResellerCustomer,
  type Sale,
  type SaleStatus,
} from '@sefira/contracts/reseller/dashboard';
import * as z from 'zod/mini';
import { type CommissionRow, type SaleRow, statesOf } from '../data/lists.ts';
import { maskEmail } from '../domain/masks.ts';

/** Presents customers' addresses: masked, unless the configuration shows them. */
export type EmailView = (email: string | null) => string;

export function emailView(isShown: boolean): EmailView {
  return (email) => (isShown ? (email ?? '') : maskEmail(email));
}

function statusOf(state: string): SaleStatus {
  if (statesOf.paid.includes(state)) return 'paid';
  return statesOf.cancelled.includes(state) ? 'cancelled' : 'pending';
}

export function presentCommission(row: CommissionRow, email: EmailView): Commission {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    customer_name: row.customerName,
    customer_email: email(row.customerEmail),
    product_name: row.product,
    sale_amount: row.saleCents,
    commission_amount: row.amountCents,
    status: statusOf(row.state),
    state: z.parse(commissionState, row.state),
    kind: z.parse(commissionKind, row.kind),
    available_on: row.state === 'pending' ? row.availableDay : null,
  };
}

export function presentSale(row: SaleRow, email: EmailView): Sale {
  return {
    id: row.id,
    created_at: row.paidAt.toISOString(),
    customer_name: row.customerName,
    customer_email: email(row.customerEmail),
    product_name: row.product,
    amount: row.amountCents,
    refunded_amount: row.refundedCents,
    status: row.status === 'cancelled' ? 'cancelled' : 'paid',
  };
}

export interface CustomerRow {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly attributedAt: Date;
  readonly totalSpentCents: number;
  readonly lastPurchaseAt: Date | null;
  readonly activeUntil: Date | null;
}

export function presentCustomer(row: CustomerRow, email: EmailView, now: Date): ResellerCustomer {
  return {
    id: row.userId,
    name: row.name,
    email: email(row.email),
    created_at: row.attributedAt.toISOString(),
    total_spent: row.totalSpentCents,
    last_purchase: row.lastPurchaseAt?.toISOString() ?? null,
    active: row.activeUntil !== null && row.activeUntil > now,
  };
}

interface ReleaseRow {
  readonly day: Date;
  readonly cents: number | bigint;
  readonly commissions: number;
}

export function presentRelease({ day, cents, commissions }: ReleaseRow) {
  return { day: day.toISOString().slice(0, 10), amount: Number(cents), commissions };
}
