import type { AdminPlan, planChanges, priceChanges, ServicePrice } from '@sefira/contracts/admin-plans';
import type { AuditActor } from '@sefira/contracts/audit';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/domain-error';
import { newId } from '@sefira/platform/identifiers';
import type * as z from 'zod/mini';
import type { BillingContext, Transaction } from '../context.ts';
import { packPriceCode, serviceCostCode } from '../domain/catalogue-seed.ts';
import { planCodes, presentAdminPlan, presentServicePrices } from '../presenters/admin-catalogue.ts';
import { currentItems } from './catalogue-items.ts';
import { currentPrices } from './prices.ts';

type Administered = Pick<BillingContext, 'inTransaction' | 'schema' | 'clock' | 'prices' | 'items'>;

interface Change<Changes> {
  readonly id: string;
  readonly changes: Changes;
  readonly version: string | undefined;
  readonly by: AuditActor;
}

/** Holds the catalogue until the transaction ends: one administrator after the other. */
async function lockCatalogue(transaction: Transaction, now: Date) {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('billing catalogue', 0))`;
  const [items, prices] = await Promise.all([currentItems(transaction, now), currentPrices(transaction, now)]);
  return { items, prices };
}

function refuseStale(seen: string | undefined, current: AdminPlan | ServicePrice, yours: unknown): void {
  if (seen !== undefined && seen !== current.version) throw new DomainError('CONFLICT', { data: { current, yours } });
}

async function addPrice(transaction: Transaction, code: string, amount: number, by: AuditActor, now: Date) {
  await transaction.priceVersion.create({ data: { id: newId(), code, amount, validFrom: now, actor: by.id } });
}

async function tell(
  context: Administered,
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

/** Reads what now counts, tells of it, and lets this process forget what it kept. */
function settled<Shown>(context: Administered, result: Shown): Shown {
  context.items.forget();
  context.prices.forget();
  return result;
}

/** @throws DomainError NOT_FOUND, CONFLICT (with both states) */
export async function administerPlanItem(
  context: Administered,
  { id, changes, version, by }: Change<z.infer<typeof planChanges>>,
): Promise<AdminPlan> {
  const now = context.clock();
  const after = await context.inTransaction(async (transaction) => {
    const { items, prices } = await lockCatalogue(transaction, now);
    const before = presentAdminPlan(id, items, prices);
    if (!before) throw new DomainError('NOT_FOUND');
    refuseStale(version, before, changes);
    const codes = planCodes(id);
    const { price = before.price, yearly_price: yearly = before.yearly_price } = changes;
    const { name = before.name, active = before.active } = changes;
    const { credits = before.credits, bonus_credits: bonusCredits = before.bonus_credits } = changes;
    const item = { name, active, credits, bonusCredits };
    const isSameItem =
      name === before.name &&
      active === before.active &&
      credits === before.credits &&
      bonusCredits === before.bonus_credits;
    if (!isSameItem) {
      await transaction.catalogueVersion.create({
        data: { ...item, id: newId(), code: codes.item, validFrom: now, actor: by.id },
      });
    }
    if (price !== before.price) await addPrice(transaction, codes.monthly, price, by, now);
    if (codes.yearly !== null && yearly !== null && yearly !== before.yearly_price) {
      await addPrice(transaction, codes.yearly, yearly, by, now);
    }
    const current = presentAdminPlan(id, await currentItems(transaction, now), await currentPrices(transaction, now));
    if (!current) throw new DomainError('NOT_FOUND');
    if (current.version !== before.version) await tell(context, transaction, 'plan', { before, after: current, by });
    return current;
  });
  return settled(context, after);
}

/** A new pack of credits. */
export async function addPack(
  context: Administered,
  pack: {
    readonly name: string;
    readonly price: number;
    readonly credits: number;
    readonly bonus_credits: number;
    readonly by: AuditActor;
  },
): Promise<AdminPlan> {
  const now = context.clock();
  const id = `pack-${newId().slice(-12)}`;
  const { name, price, credits, bonus_credits: bonusCredits, by } = pack;
  const after = await context.inTransaction(async (transaction) => {
    const code = packPriceCode(id);
    await transaction.catalogueVersion.create({
      data: { id: newId(), code, name, active: true, credits, bonusCredits, validFrom: now, actor: by.id },
    });
    await addPrice(transaction, code, price, by, now);
    const current = presentAdminPlan(id, await currentItems(transaction, now), await currentPrices(transaction, now));
    if (!current) throw new DomainError('NOT_FOUND');
    await tell(context, transaction, 'plan', { before: null, after: current, by });
    return current;
  });
  return settled(context, after);
}

/** @throws DomainError NOT_FOUND, CONFLICT (with both states) */
export async function administerServiceCost(
  context: Administered,
  { id, changes, version, by }: Change<z.infer<typeof priceChanges>>,
): Promise<ServicePrice> {
  const now = context.clock();
  const after = await context.inTransaction(async (transaction) => {
    const { items, prices } = await lockCatalogue(transaction, now);
    const before = presentServicePrices(items, prices).find((service) => service.id === id);
    const item = before && items.get(serviceCostCode(before.id as Parameters<typeof serviceCostCode>[0]));
    if (!before || !item) throw new DomainError('NOT_FOUND');
    refuseStale(version, before, changes);
    const { credit_cost: cost = before.credit_cost, active = before.active } = changes;
    if (cost !== before.credit_cost) await addPrice(transaction, item.code, cost, by, now);
    if (active !== before.active) {
      await transaction.catalogueVersion.create({
        data: { ...item, id: newId(), active, validFrom: now, actor: by.id },
      });
    }
    const current = presentServicePrices(await currentItems(transaction, now), await currentPrices(transaction, now));
    const after = current.find((service) => service.id === id);
    if (!after) throw new DomainError('NOT_FOUND');
    if (after.version !== before.version) await tell(context, transaction, 'price', { before, after, by });
    return after;
  });
  return settled(context, after);
}
