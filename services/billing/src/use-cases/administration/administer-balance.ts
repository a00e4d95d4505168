import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { adjustCredits } from './adjust-credits.ts';
import { type Administered, publishAdministration } from './publish-administration.ts';

/** Adjusts credits and publishes the change in one transaction. @returns the credits that can be spent */
export function administerBalance(
  context: Administered,
  userId: string,
  wanted: { readonly amount: number; readonly reason: string; readonly key: string; readonly by: AuditActor },
): Promise<number> {
  const { by, reason, amount, key } = wanted;
  return adjustCredits(context, userId, { amount, reason, key, actorId: by.id }, (transaction, available) =>
    publishAdministration(context, transaction, {
      entityId: userId,
      personId: userId,
      entity: 'credits',
      old: { credits: available - amount },
      new: { credits: available },
      reason,
      by,
    }),
  );
}
