import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { paths } from '../../../shared/navigation/paths.ts';
import { approvalTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';

/** Pending decisions with links. */
export function PendingCard({ pending }: { readonly pending: AdminDashboard['pendingApprovals'] }) {
  const waiting = pending
    ? [
        { count: pending.applications, text: texts.applicationsWaiting(pending.applications) },
        { count: pending.payouts, text: texts.payoutsWaiting(pending.payouts) },
        { count: pending.reviews, text: texts.reviewsWaiting(pending.reviews) },
      ].filter(({ count }) => count > 0)
    : [];
  return (
    <section
      aria-label={texts.pending}
      className={`card flex flex-wrap items-center justify-between gap-4 p-5 ${waiting.length > 0 ? 'border-gold' : ''}`}
    >
      <div>
        <h2 className="text-h3">{texts.pending}</h2>
        {waiting.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
            {waiting.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-muted">{pending ? texts.nonePending : texts.unknownPending}</p>
        )}
      </div>
      <ButtonLink to={`${paths.admin}?aba=aprovacoes`} variant={waiting.length > 0 ? 'primary' : 'outline'} size="sm">
        {texts.open}
      </ButtonLink>
    </section>
  );
}
