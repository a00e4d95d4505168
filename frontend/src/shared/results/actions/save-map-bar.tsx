import { useReadCatalogueQuery } from '../../../api/endpoints/billing.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { guestTexts } from '../../../texts/account/guest.ts';
import { SignUpLink } from '../../billing/sign-up-link.tsx';
import { takenOverAnalysisPath } from '../../navigation/paths.ts';

interface SaveMapBarProps {
  readonly analysisId: string | undefined;
  readonly className: string;
}

/**
 * Says to a guest that the result expires, with a sign-up link (docs/decisions/0010-guests.md); hidden for accounts.
 */
export function SaveMapBar({ analysisId, className }: SaveMapBarProps) {
  const { user } = useSession();
  const isGuest = user?.role === 'guest';
  const { data: catalogue } = useReadCatalogueQuery(undefined, { skip: !isGuest });
  if (!isGuest) return null;
  return (
    <section
      aria-label={guestTexts.label}
      className={`flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-gold bg-surface px-4 py-3.5 md:px-5 print:hidden ${className}`}
    >
      <div className="min-w-0">
        <p className="font-semibold">{guestTexts.keep}</p>
        <p className="text-[0.9375rem] text-muted">{guestTexts.gain(catalogue?.welcomeCredits)}</p>
      </div>
      <SignUpLink leadsTo={takenOverAnalysisPath(analysisId)} />
    </section>
  );
}
