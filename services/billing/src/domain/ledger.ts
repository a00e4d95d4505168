import type { lotKinds, StatementLine } from '@sefira/contracts/billing/wallet';

export type LotKind = (typeof lotKinds)[number];

/** The account on the other side of an entry. */
export type LedgerAccount = 'consumption' | 'expiry' | 'sales' | 'plans' | 'promotions' | 'adjustments';

export type EntryReason = StatementLine['reason'];

/** Part of a lot that an entry adds or uses. */
export interface LotUse {
  readonly lot: string;
  readonly kind: LotKind;
  readonly amount: number;
}

/** Account of origin of each kind of lot. */
export const sourceOf: Readonly<Record<LotKind, LedgerAccount>> = {
  bought: 'sales',
  plan: 'plans',
  bonus: 'promotions',
  welcome: 'promotions',
  gift: 'adjustments',
};

export const lotLabels: Readonly<Record<LotKind, string>> = {
  bought: 'Créditos comprados',
  plan: 'Créditos do plano',
  bonus: 'Bônus do plano',
  welcome: 'Boas-vindas',
  gift: 'Presente da Sefira',
};

export interface Lot {
  readonly id: string;
  readonly kind: LotKind;
  readonly remaining: number;
  readonly reserved: number;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
}

/** Order of spending: soonest expiry, granted before bought, oldest. */
export function compareLots(first: Lot, second: Lot): number {
  return (
    expiryOf(first) - expiryOf(second) ||
    Number(first.kind === 'bought') - Number(second.kind === 'bought') ||
    first.grantedAt.getTime() - second.grantedAt.getTime() ||
    (first.id < second.id ? -1 : 1)
  );
}

/** Uses up to `amount` of free credits in the order of spending. */
export function takeFrom(lots: readonly Lot[], amount: number): readonly LotUse[] {
  const uses: LotUse[] = [];
  let left = amount;
  for (const lot of lots.toSorted(compareLots)) {
    const taken = Math.min(left, lot.remaining - lot.reserved);
    if (taken > 0) uses.push({ lot: lot.id, kind: lot.kind, amount: taken });
    left -= taken;
  }
  return uses;
}

export function sumOf(uses: readonly LotUse[]): number {
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/** Without expiry: later than every date, and finite so that the difference is a number. */
function expiryOf({ expiresAt }: Lot): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
