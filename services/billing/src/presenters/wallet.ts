import {
  lotKinds,
  type StatementLine,
  statementLine,
  type Wallet as WalletAnswer,
} from '@sefira/contracts/billing/wallet';
import * as z from 'zod/mini';
import type { LedgerEntry } from '../data/wallets/statement.ts';
import type { Wallet } from '../data/wallets/wallets.ts';
import { compareLots, type Lot, lotLabels } from '../domain/ledger.ts';

export function presentWallet(
  wallet: Wallet,
  lots: readonly (Lot & { readonly amount: number })[],
  lowCredits: number,
): WalletAnswer {
  const available = wallet.balance - wallet.reserved;
  return {
    available,
    reserved: wallet.reserved,
    isLow: available < lowCredits,
    lots: lots.toSorted(compareLots).map((lot) => ({
      id: lot.id,
      kind: lot.kind,
      label: lotLabels[lot.kind],
      amount: lot.amount,
      remaining: lot.remaining,
      grantedAt: lot.grantedAt.toISOString(),
      expiresAt: lot.expiresAt?.toISOString() ?? null,
    })),
  };
}

const storedUses = z.array(z.object({ kind: z.enum(lotKinds), amount: z.int() }));

/** Presents an entry of the statement. */
export function presentEntry(entry: LedgerEntry): StatementLine {
  return {
    id: entry.id,
    occurredAt: entry.createdAt.toISOString(),
    description: entry.description,
    reason: z.parse(statementLine.shape.reason, entry.reason),
    amount: entry.debit === 'wallet' ? entry.amount : -entry.amount,
    balanceAfter: entry.balanceAfter,
    reference: presentReference(entry),
    lots: z.parse(storedUses, entry.lots).map(({ kind, amount }) => ({ kind, label: lotLabels[kind], amount })),
  };
}

/** Pages of the front end by type of reference. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  analysis: (id) => `/my-analyses/${id}`,
  order: (id) => `/pagamento/pedidos/${id}`,
  // Lists of names and messages are not stored by the id of their charge: the link leads to their page.
  generator: () => '/geradores',
  chat: () => '/chat-ia',
};

function presentReference({ referenceType, referenceId }: LedgerEntry): StatementLine['reference'] {
  if (referenceType === null || referenceId === null) return null;
  return { type: referenceType, id: referenceId, href: pages[referenceType]?.(referenceId) ?? null };
}
