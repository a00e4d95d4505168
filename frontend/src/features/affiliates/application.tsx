import type { ResellerAccount } from '@sefira/contracts/reseller/account';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { affiliateTexts as texts } from '../../texts/professional/reseller.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { type ProgrammeTerms, useApplicationQuery } from './api.ts';
import { ApplicationForm } from './application-form.tsx';

/** The form, or the state of the application. */
export function Application({ terms }: { readonly terms: ProgrammeTerms }) {
  const { user } = useSession();
  const { data: application, isError, isLoading } = useApplicationQuery();
  if (isLoading) return <Skeleton className="h-96 w-full" />;
  if (isError && application === undefined) return <NoticeBox tone="danger">{texts.loadFailed}</NoticeBox>;
  if (user?.role === 'reseller' || application?.status === 'approved')
    return <Approved isIn={user?.role === 'reseller'} />;
  if (!application || mayApply(application)) return <ApplicationForm terms={terms} />;
  return <Outcome application={application} />;
}

function mayApply({ status, mayApplyAgainAt }: ResellerAccount): boolean {
  return status === 'refused' && mayApplyAgainAt !== null && new Date(mayApplyAgainAt) <= new Date();
}

/** The role comes with the next session: a change of role ends the earlier ones. */
function Approved({ isIn }: { readonly isIn: boolean }) {
  return (
    <section className="card grid justify-items-start gap-4 p-6 md:p-8">
      <div>
        <h2 className="text-h3">{texts.approvedTitle}</h2>
        <p className="mt-1 text-muted">{texts.approvedLead}</p>
      </div>
      {isIn ? <ButtonLink to={paths.reseller}>{texts.approvedAction}</ButtonLink> : null}
    </section>
  );
}

function Outcome({ application }: { readonly application: ResellerAccount }) {
  const { status, reason, appliedAt, mayApplyAgainAt } = application;
  const title = {
    applied: texts.appliedTitle,
    approved: texts.approvedTitle,
    refused: texts.refusedTitle,
    suspended: texts.suspendedTitle,
  }[status];
  return (
    <section className="card grid gap-2 p-6 md:p-8">
      <h2 className="text-h3">{title}</h2>
      {status === 'applied' ? <p className="text-muted">{texts.appliedLead(dateOfInstant(appliedAt))}</p> : null}
      {reason ? <p>{texts.reason(reason)}</p> : null}
      {mayApplyAgainAt ? <p className="text-muted">{texts.again(dateOfInstant(mayApplyAgainAt))}</p> : null}
      {status === 'refused' || status === 'suspended' ? <p className="text-muted">{texts.contact}</p> : null}
    </section>
  );
}
