import type { createDelivery as createDeliveryRoute } from '@sefira/contracts/numerology/panel/deliveries';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { newShareSlug } from '../adapters/share-slugs.ts';
import type { NumerologyContext } from '../context.ts';
import { findOwnAnalysis } from '../data/analyses.ts';
import * as deliveries from '../data/deliveries.ts';
import { requireClientPlan } from '../policies.ts';

/** A page of the caller's deliveries. */
export function readDeliveries(
  context: NumerologyContext,
  userId: string,
  filter: { readonly clientId: string | null; readonly after: string | null; readonly limit: number },
): Promise<deliveries.DescribedDelivery[]> {
  return deliveries.listDeliveries(clientOf(context), userId, filter);
}

/** Delivers an analysis that was made for a client. @throws DomainError NOT_FOUND, PLAN_REQUIRED */
export async function deliverAnalysis(
  context: NumerologyContext,
  identity: Identity,
  clientId: string,
  { analysisId, days, sender, message }: RouteBody<typeof createDeliveryRoute>,
): Promise<deliveries.DescribedDelivery> {
  const userId = callerId(identity);
  const now = context.clock();
  return inTransaction(context, async (transaction) => {
    const analysis = await findOwnAnalysis(transaction, userId, analysisId);
    if (analysis?.clientId !== clientId) throw new DomainError('NOT_FOUND');
    requireClientPlan(identity);
    return deliveries.insertDelivery(transaction, {
      id: newId(),
      userId,
      clientId,
      analysisId,
      slug: newShareSlug(),
      sender,
      message,
      createdAt: now,
      expiresAt: daysFrom(now, days),
    });
  });
}

/** Opens a link for some days from now on, also one that ended. @throws DomainError NOT_FOUND, PLAN_REQUIRED */
export async function extendDelivery(
  context: NumerologyContext,
  identity: Identity,
  id: string,
  days: number,
): Promise<deliveries.DescribedDelivery> {
  const found = await requireOwnDelivery(context, callerId(identity), id);
  requireClientPlan(identity);
  const change = { expiresAt: daysFrom(context.clock(), days), revokedAt: null };
  return deliveries.updateDelivery(clientOf(context), found.id, change);
}

/** Closes a link; a revoked one stays as it is. @throws DomainError NOT_FOUND */
export async function revokeDelivery(
  context: NumerologyContext,
  userId: string,
  id: string,
): Promise<deliveries.DescribedDelivery> {
  const found = await requireOwnDelivery(context, userId, id);
  return deliveries.updateDelivery(clientOf(context), found.id, { revokedAt: found.revokedAt ?? context.clock() });
}

async function requireOwnDelivery(context: NumerologyContext, userId: string, id: string) {
  const found = await deliveries.findDelivery(clientOf(context), userId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMilliseconds);
}
