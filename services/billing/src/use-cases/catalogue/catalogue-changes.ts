import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminPlan, ServicePrice } from '@sefira/contracts/admin-config/plans';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { BillingContext, Transaction } from '../../context.ts';
import { currentItems, lockCatalogue } from '../../data/catalogue/items.ts';
import { currentOffers } from '../../data/catalogue/offers.ts';
import { currentPrices, insertPriceVersion } from '../../data/catalogue/prices.ts';
import { presentAdminPlan } from '../../presenters/admin-catalogue.ts';

export type CatalogueContext = Pick<BillingContext, 'database' | 'schema' | 'clock' | 'prices' | 'items' | 'offers'>;

export interface CatalogueChange<Changes> {
  readonly id: string;
  readonly changes: Changes;
  readonly version?: string | undefined;
  readonly by: AuditActor;
}

export async function readPlan(transaction: Transaction, id: string, now: Date): Promise<AdminPlan> {
  const plan = presentAdminPlan(
    id,
    await currentItems(transaction, now),
    await currentPrices(transaction, now),
    await currentOffers(transaction, now),
  );
  if (!plan) throw new DomainError('NOT_FOUND');
  return plan;
}

export async function lockAndRead(transaction: Transaction, now: Date) {
  await lockCatalogue(transaction);
  const [items, prices] = await Promise.all([currentItems(transaction, now), currentPrices(transaction, now)]);
  return { items, prices };
}

export function refuseStale(seen: string | undefined, current: AdminPlan | ServicePrice, yours: unknown): void {
  if (seen !== undefined && seen !== current.version) throw new DomainError('CONFLICT', { data: { current, yours } });
}

export async function addPrice(transaction: Transaction, code: string, amount: number, by: AuditActor, now: Date) {
  await insertPriceVersion(transaction, { id: newId(), code, amount, validFrom: now, actor: by.id });
}

export async function publishCatalogueChange(
  context: CatalogueContext,
  transaction: Transaction,
  entity: 'plan' | 'price',
  change: {
    readonly before: AdminPlan | ServicePrice | null;
    readonly after: AdminPlan | ServicePrice;
    readonly by: AuditActor;
  },
): Promise<void> {
  const { before, after, by } = change;
  const facts = ({ version: _version, ...shown }: AdminPlan | ServicePrice) => shown;
  const isEnd = before?.active === true && !after.active;
  await appendEvent(
    transaction,
    context.schema,
    'billing.administered',
    {
      action: before === null ? 'create' : isEnd ? 'delete' : 'update',
      entity,
      entityId: after.id,
      personId: null,
      actor: by,
      reason: null,
      old: before && facts(before),
      new: facts(after),
      occurredAt: context.clock().toISOString(),
    },
    by.requestId,
  );
}

/** Drops the cached versions of this process after a change. */
export function withoutCache<Shown>(context: CatalogueContext, result: Shown): Shown {
  context.items.invalidate();
  context.prices.invalidate();
  context.offers.invalidate();
  return result;
}
