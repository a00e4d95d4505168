import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminPlan, planChanges } from '@sefira/contracts/admin-config/plans';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type * as z from 'zod/mini';
import type { Transaction } from '../../context.ts';
import { insertItemVersion } from '../../data/catalogue/items.ts';
import { insertOfferVersion } from '../../data/catalogue/offers.ts';
import { planCodes } from '../../presenters/admin-catalogue.ts';
import {
  addPrice,
  type CatalogueChange,
  type CatalogueContext,
  lockAndRead,
  publishCatalogueChange,
  readPlan,
  refuseStale,
  withoutCache,
} from './catalogue-changes.ts';

/** @throws DomainError NOT_FOUND, CONFLICT (with both states), VALIDATION_FAILED (a pack without credits, an offer above the price) */
export async function changePlanItem(
  context: CatalogueContext,
  { id, changes, version, by }: CatalogueChange<z.infer<typeof planChanges>>,
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
      await publishCatalogueChange(context, transaction, 'plan', { before, after: current, by });
    return current;
  });
  return withoutCache(context, after);
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
