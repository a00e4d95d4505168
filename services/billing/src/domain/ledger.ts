import type { lotKinds, StatementLine } from '@sefira/contracts/billing/wallet';

export type LotKind = (typeof lotKinds)[number];

/** The other side of every entry: where credits come from and where they go. */
export type HouseAccount = 'consumption' | 'expiry' | 'sales' | 'plans' | 'promotions' | 'adjustments';

export type EntryReason = StatementLine['reason'];

/** What came with an entry, or was used by it. */
export interface LotUse {
  readonly lot: string;
  readonly kind: LotKind;
  readonly amount: number;
}

/** Where the credits of each kind of lot come from. */
export const sourceOf: Readonly<Record<LotKind, HouseAccount>> = {
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

/** The order in which lots are spent: soonest to expire, what was given before what was bought, oldest. */
export function compareLots(first: Lot, second: Lot): number {
  return (
    expiryOf(first) - expiryOf(second) ||
    Number(first.kind === 'bought') - Number(second.kind === 'bought') ||
    first.grantedAt.getTime() - second.grantedAt.getTime() ||
    (first.id < second.id ? -1 : 1)
  );
}

/** Takes up to `amount` from what lots have free, in the order they are spent. */
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

/** Later than every date, and still a number that can be compared with itself. */
function expiryOf({ expiresAt }: Lot): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
