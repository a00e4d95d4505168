import { hasFeature } from '@sefira/contracts/billing/plans';
import type { Identity, PlanId } from '@sefira/contracts/shared/identity';
import { DomainError } from '@sefira/platform/http/domain-error';

/** Id of the calling person. @throws DomainError SESSION_REQUIRED */
export function requirePerson(identity: Identity): string {
  if (identity.subject === null) throw new DomainError('SESSION_REQUIRED');
  return identity.subject;
}

/** A report exists for its owner only. @throws DomainError NOT_FOUND */
export function requireOwn<Report extends { readonly userId: string }>(
  identity: Identity,
  report: Report | null,
): Report {
  if (!report || report.userId !== identity.subject) throw new DomainError('NOT_FOUND');
  return report;
}

/** Plans with reports in one's own brand (docs/decisions/0038-plans-and-introductory-offers.md). */
export function includesBrand(plan: PlanId): boolean {
  return hasFeature(plan, 'branded_reports');
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

/** Refusal of every guest PDF but the essential one of the first map (docs/decisions/0010-guests.md). */
export function guestPdfRefusal(): DomainError {
  return new DomainError('SIGN_UP_REQUIRED', {
    message:
      'Visitantes baixam o PDF essencial do primeiro mapa. Crie uma conta grátis para continuar: você guarda este mapa e baixa o PDF completo.',
    data: { allowance: 'documents' },
  });
}

/** PDFs of the list belong to accounts. @throws DomainError SIGN_UP_REQUIRED */
export function requireListedPdf(identity: Pick<Identity, 'role'>): void {
  if (identity.role === 'guest') throw guestPdfRefusal();
}

/** Guests have no confirmed address, so they cannot send mail. @throws DomainError FORBIDDEN */
export function requireMailing(identity: Identity): void {
  if (identity.role === 'guest') {
    throw new DomainError('FORBIDDEN', { message: 'Crie uma conta para receber relatórios por e-mail.' });
  }
}
