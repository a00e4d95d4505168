import type { Printout } from '@sefira/contracts/reports/printouts';
import type { CommissionState } from '@sefira/contracts/reseller/dashboard';
import { productDate } from '@sefira/platform/time/clock';
import { openText } from '../adapters/sealed-text.ts';
import type { ResellerContext } from '../context.ts';
import type { CommissionRow, SaleRow } from '../data/lists.ts';
import type { Reseller } from '../data/resellers.ts';
import { maskDocument } from '../domain/masks.ts';
import type { Period } from '../domain/periods.ts';

type PrintoutOf<Kind extends Printout['kind']> = Extract<Printout, { kind: Kind }>;

/** Reseller and period of a report. */
export interface ReportFacts {
  readonly reseller: Reseller;
  readonly period: Period;
}

const unknownParty = { document: null, email: null, address: null };

function partyOf(context: ResellerContext, reseller: Reseller) {
  const document = openText(context, reseller.documentSealed);
  return { ...unknownParty, name: reseller.name, email: reseller.email, document: document && maskDocument(document) };
}

/** States on printouts, which show commissions under review as pending. */
function printedState(state: string): Exclude<CommissionState, 'held'> {
  return state === 'available' || state === 'requested' || state === 'paid' || state === 'cancelled'
    ? state
    : 'pending';
}

export function commissionsPrintout(
  context: ResellerContext,
  { reseller, period }: ReportFacts,
  rows: readonly CommissionRow[],
  byState: Readonly<Record<string, number>>,
  sums: { readonly sales: number; readonly base: number },
): PrintoutOf<'commissions'> {
  const { held = 0, pending = 0, available = 0, requested = 0, paid = 0 } = byState;
  return {
    kind: 'commissions',
    generatedAt: context.clock().toISOString(),
    reseller: partyOf(context, reseller),
    period: { ...period },
    summary: {
      ...sums,
      pending: held + pending,
      available: available + requested,
      paid,
      total: held + pending + available + requested + paid,
    },
    rows: rows.map((row) => ({
      date: productDate(row.createdAt),
      customer: row.customerName,
      description: descriptionOf(row),
      base: row.saleCents,
      ratePercent: row.rateBasisPoints / 100,
      commission: row.amountCents,
      status: printedState(row.state),
    })),
  };
}

export function salesPrintout(
  context: ResellerContext,
  { reseller, period }: ReportFacts,
  rows: readonly SaleRow[],
  summary: { readonly orders: number; readonly gross: number; readonly refunded: number; readonly net: number },
): PrintoutOf<'sales'> {
  return {
    kind: 'sales',
    generatedAt: context.clock().toISOString(),
    seller: partyOf(context, reseller),
    period: { ...period },
    summary: { ...summary },
    rows: rows.map((row) => ({
      date: productDate(row.paidAt),
      customer: row.customerName,
      description: row.product,
      method: null,
      amount: row.amountCents,
      status: row.status === 'cancelled' ? 'refunded' : 'paid',
    })),
  };
}

interface PaidPayout {
  readonly number: number;
  readonly amountCents: number;
  readonly commissions: number;
  readonly paidAt: Date;
  readonly endToEndId: string | null;
}

/** The receipt of a payout that was sent. */
export function receiptPrintout(
  context: ResellerContext,
  reseller: Reseller,
  payout: PaidPayout,
): PrintoutOf<'receipt'> {
  const description = 'Comissões do programa de revendedores';
  const detail = `${payout.commissions} ${payout.commissions === 1 ? 'lançamento' : 'lançamentos'}`;
  return {
    kind: 'receipt',
    number: `P-${payout.number}`,
    issuer: partyOf(context, reseller),
    payer: { ...unknownParty, name: 'Sefira' },
    items: [{ description, detail, amount: payout.amountCents }],
    discount: 0,
    discountReason: null,
    total: payout.amountCents,
    method: 'Pix',
    paidAt: payout.paidAt.toISOString(),
    refundedAt: null,
    refunded: null,
    reference: payout.endToEndId,
    note: null,
  };
}

function descriptionOf({ kind, product }: { readonly kind: string; readonly product: string }): string {
  if (kind === 'reversal') return `Estorno: ${product}`;
  return kind === 'restoration' ? `Estorno desfeito: ${product}` : product;
}
