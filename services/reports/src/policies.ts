import type { Identity, PlanId } from '@sefira/contracts/identity';
import { DomainError } from '@sefira/platform/domain-error';

/** The person that a call is made for. @throws DomainError SESSION_REQUIRED */
export function requirePerson(identity: Identity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** Only its owner sees a report; to everybody else it does not exist. @throws DomainError NOT_FOUND */
export function requireOwn<Report extends { readonly userId: string }>(
  identity: Identity,
  report: Report | null,
): Report {
  if (!report || report.userId !== identity.subject) throw new DomainError('NOT_FOUND');
  return report;
}

/** Plans that sell reports in one's own brand (decision 33). */
export function includesBrand(plan: PlanId): boolean {
  return plan === 'professional';
}

/** @throws DomainError SESSION_REQUIRED or PLAN_REQUIRED */
export function requireBrandPlan(identity: Identity): string {
  const userId = requirePerson(identity);
  if (!includesBrand(identity.plan)) {
    throw new DomainError('PLAN_REQUIRED', {
      message: 'Relatórios com a sua marca fazem parte do plano Profissional.',
    });
  }
  return userId;
}

/** Guests have no address that we know to be theirs, so nothing is mailed for them. @throws DomainError FORBIDDEN */
export function requireMailing(identity: Identity): void {
  if (identity.role === 'guest') {
    throw new DomainError('FORBIDDEN', { message: 'Crie uma conta para receber relatórios por e-mail.' });
  }
}
