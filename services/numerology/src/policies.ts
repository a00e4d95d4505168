import { hasFeature } from '@sefira/contracts/billing/plans';
import type { Identity, PlanId } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Expiry of a guest's analyses (docs/decisions/0010-guests.md); null for an account. */
export function expiryOf(identity: Identity, now: Date): Date | null {
  return identity.role === 'guest' ? new Date(now.getTime() + dayMilliseconds) : null;
}

/** New work for clients belongs to plans with the panel (docs/decisions/0038-plans-and-introductory-offers.md). @throws DomainError PLAN_REQUIRED */
export function requireClientPlan({ plan }: Identity): void {
  if (hasFeature(plan, 'client_panel')) return;
  throw new DomainError('PLAN_REQUIRED', { message: 'O painel de clientes faz parte do plano Profissional.' });
}

/** The calendar of forecasts belongs to plans with forecasts (docs/decisions/0038-plans-and-introductory-offers.md). @throws DomainError PLAN_REQUIRED */
export function requireForecastPlan(plan: PlanId): void {
  if (hasFeature(plan, 'forecasts')) return;
  throw new DomainError('PLAN_REQUIRED', {
    message: 'A agenda de previsões faz parte dos planos Premium e Profissional.',
  });
}
