import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminPlan, planChanges, priceChanges, ServicePrice } from '@sefira/contracts/admin-config/plans';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type * as z from 'zod/mini';
import type { BillingContext, Transaction } from '../../context.ts';
import { currentItems, insertItemVersion, lockCatalogue } from '../../data/catalogue/items.ts';
import { currentOffers, insertOfferVersion } from '../../data/catalogue/offers.ts';
import { currentPrices, insertPriceVersion } from '../../data/catalogue/prices.ts';
import { packPriceCode, serviceCostCode } from '../../domain/catalogue-seed.ts';
import { planCodes, presentAdminPlan, presentServicePrices } from '../../presenters/admin-catalogue.ts';

type Administered = Pick<BillingContext, 'database' | 'schema' | 'clock' | 'prices' | 'items' | 'offers'>;

interface Change<Changes> {
  readonly id: string;
  readonly changes: Changes;
  readonly version?: string | undefined;
  readonly by: AuditActor;
}

async function readPlan(transaction: Transaction, id: string, now: Date): Promise<AdminPlan> {
  const plan = presentAdminPlan(
    id,
    await currentItems(transaction, now),
    await currentPrices(transaction, now),
    await currentOffers(transaction, now),
  );
  if (!plan) throw new DomainError('NOT_FOUND');
  return plan;
}

/** Writes a new version of a plan's offer where it differs; null ends the offer. */
async function changeOffer(
  transaction: Transaction,
  before: AdminPlan,
  { price, offer }: { readonly price: number; readonly offer: AdminPlan['offer'] },
  by: AuditActor,
  now: Date,
): Promise<void> {
  if (offer && (before.kind === 'pack' || offer.price >= price)) {
    const message =
      before.kind === 'pack' ? 'Só um plano pode ter oferta.' : 'A oferta precisa custar menos que o plano.';
    throw new DomainError('VALIDATION_FAILED', { issues: [{ path: 'offer.price', message }] });
  }
  const isSame =
    offer?.price === before.offer?.price &&
    offer?.cycles === before.offer?.cycles &&
    offer?.audience === before.offer?.audience;
  const latest = offer ?? before.offer;
  if (isSame || !latest) return;
  await insertOfferVersion(transaction, {
    id: newId(),
    plan: before.id,
    priceCents: latest.price,
    cycles: offer ? offer.cycles : 0,
    audience: latest.audience,
    validFrom: now,
    actor: by.id,
  });
}

async function lockAndRead(transaction: Transaction, now: Date) {
  await lockCatalogue(transaction);
  const [items, prices] = await Promise.all([currentItems(transaction, now), currentPrices(transaction, now)]);
  return { items, prices };
}

function refuseStale(seen: string | undefined, current: AdminPlan | ServicePrice, yours: unknown): void {
  if (seen !== undefined && seen !== current.version) throw new DomainError('CONFLICT', { data: { current, yours } });
}

async function addPrice(transaction: Transaction, code: string, amount: number, by: AuditActor, now: Date) {
  await insertPriceVersion(transaction, { id: newId(), code, amount, validFrom: now, actor: by.id });
}

async function publishChange(
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

/** Drops the cached versions of this process after a change. */
function withoutCache<Shown>(context: Administered, result: Shown): Shown {
  context.items.invalidate();
  context.prices.invalidate();
  context.offers.invalidate();
  return result;
}

/** @throws DomainError NOT_FOUND, CONFLICT (with both states), VALIDATION_FAILED (a pack without credits, an offer above the price) */
export async function changePlanItem(
  context: Administered,
  { id, changes, version, by }: Change<z.infer<typeof planChanges>>,
): Promise<AdminPlan> {
  const now = context.clock();
  const after = await inTransaction(context, async (transaction) => {
    await lockAndRead(transaction, now);
    const before = await readPlan(transaction, id, now);
    refuseStale(version, before, changes);
    const codes = planCodes(id);
    const { price = before.price, yearly_price: yearly = before.yearly_price } = changes;
    const { name = before.name, active = before.active, offer = before.offer } = changes;
    const { credits = before.credits, bonus_credits: bonusCredits = before.bonus_credits } = changes;
    if (before.kind === 'pack' && credits === 0) {
      throw new DomainError('VALIDATION_FAILED', { issues: [{ path: 'credits', message: 'Informe os créditos.' }] });
    }
    const item = { name, active, credits, bonusCredits };
    const isSameItem =
      name === before.name &&
      active === before.active &&
      credits === before.credits &&
      bonusCredits === before.bonus_credits;
    if (!isSameItem) {
      await insertItemVersion(transaction, { ...item, id: newId(), code: codes.item, validFrom: now, actor: by.id });
    }
    if (price !== before.price) await addPrice(transaction, codes.monthly, price, by, now);
    if (codes.yearly !== null && yearly !== null && yearly !== before.yearly_price) {
      await addPrice(transaction, codes.yearly, yearly, by, now);
    }
    await changeOffer(transaction, before, { price, offer }, by, now);
    const current = await readPlan(transaction, id, now);
    if (current.version !== before.version)
      await publishChange(context, transaction, 'plan', { before, after: current, by });
    return current;
  });
  return withoutCache(context, after);
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
  const after = await inTransaction(context, async (transaction) => {
    const code = packPriceCode(id);
    await insertItemVersion(transaction, {
      id: newId(),
      code,
      name,
      active: true,
      credits,
      bonusCredits,
      validFrom: now,
      actor: by.id,
    });
    await addPrice(transaction, code, price, by, now);
    const current = await readPlan(transaction, id, now);
    await publishChange(context, transaction, 'plan', { before: null, after: current, by });
    return current;
  });
  return withoutCache(context, after);
}

/** @throws DomainError NOT_FOUND, CONFLICT (with both states), FREE_SERVICE_UNCONFIRMED */
export async function changeServiceCost(
  context: Administered,
  { id, changes, version, by, confirmFree }: Change<z.infer<typeof priceChanges>> & { readonly confirmFree: boolean },
): Promise<ServicePrice> {
  const now = context.clock();
  const after = await inTransaction(context, async (transaction) => {
    const { items, prices } = await lockAndRead(transaction, now);
    const before = presentServicePrices(items, prices).find((service) => service.id === id);
    const item = before && items.get(serviceCostCode(before.id as Parameters<typeof serviceCostCode>[0]));
    if (!before || !item) throw new DomainError('NOT_FOUND');
    refuseStale(version, before, changes);
    const { credit_cost: cost = before.credit_cost, active = before.active } = changes;
    if (cost === 0 && before.credit_cost > 0 && !confirmFree) throw new DomainError('FREE_SERVICE_UNCONFIRMED');
    if (cost !== before.credit_cost) await addPrice(transaction, item.code, cost, by, now);
    if (active !== before.active) {
      await insertItemVersion(transaction, { ...item, id: newId(), active, validFrom: now, actor: by.id });
    }
    const current = presentServicePrices(await currentItems(transaction, now), await currentPrices(transaction, now));
    const after = current.find((service) => service.id === id);
    if (!after) throw new DomainError('NOT_FOUND');
    if (after.version !== before.version) await publishChange(context, transaction, 'price', { before, after, by });
    return after;
  });
  return withoutCache(context, after);
}
