import { hasFeature } from '@sefira/contracts/billing/plans';
import { planId } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import type { Account } from './data/accounts.ts';

/** @throws DomainError ACCOUNT_SUSPENDED unless the account is active */
export function requireActive(account: Account): void {
  if (account.status === 'active') return;
  throw new DomainError(
    'ACCOUNT_SUSPENDED',
    account.status === 'deactivated' ? { message: 'Esta conta foi desativada. Fale com o suporte.' } : {},
  );
}

/** API keys require a plan that includes them (docs/decisions/0038-plans-and-introductory-offers.md). @throws DomainError PLAN_REQUIRED */
export function requireKeyPlan({ plan }: Account): void {
  if (hasFeature(z.parse(planId, plan), 'api_keys')) return;
  throw new DomainError('PLAN_REQUIRED', { message: 'Chaves de API fazem parte do plano Profissional.' });
}
