import { hasFeature } from '@sefira/contracts/billing/plans';
import type { Identity } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** A guest's work goes with the guest, a day later at the latest (docs/decisions/0010-guests.md); a person's stays. */
export function keptUntil(identity: Identity, now: Date): Date | null {
  return identity.role === 'guest' ? new Date(now.getTime() + dayMilliseconds) : null;
}

/** New work for clients belongs to plans with the panel (docs/decisions/0038-plans-and-introductory-offers.md). @throws DomainError PLAN_REQUIRED */
export function requireClientPlan({ plan }: Identity): void {
  if (hasFeature(plan, 'client_panel')) return;
  throw new DomainError('PLAN_REQUIRED', { message: 'O painel de clientes faz parte do plano Profissional.' });
}
