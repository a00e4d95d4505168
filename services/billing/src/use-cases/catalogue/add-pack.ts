import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminPlan } from '@sefira/contracts/admin-config/plans';
import { inTransaction } from '@sefira/database/access';
import { newId } from '@sefira/platform/time/identifiers';
import { insertItemVersion } from '../../data/catalogue/items.ts';
import { packPriceCode } from '../../domain/catalogue-seed.ts';
import {
  addPrice,
  type CatalogueContext,
  publishCatalogueChange,
  readPlan,
  withoutCache,
} from './catalogue-changes.ts';

/** A new pack of credits. */
export async function addPack(
  context: CatalogueContext,
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
    await publishCatalogueChange(context, transaction, 'plan', { before: null, after: current, by });
    return current;
  });
  return withoutCache(context, after);
}
