import { useSession } from '../../../api/session/use-session.ts';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { SignUpLink } from '../../billing/sign-up-link.tsx';
import { takenOverAnalysisPath } from '../../navigation/paths.ts';

/** What the map of an account has beside a guest's; hidden for accounts. */
export function GuestInvitation({ analysisId }: { readonly analysisId: string | undefined }) {
  const { user } = useSession();
  if (user?.role !== 'guest') return null;
  return (
    <section aria-label={chapterTexts.invitation} className="card mt-4 grid gap-3 p-5 md:p-7 print:hidden">
      <h2 className="text-h3">{chapterTexts.invitation}</h2>
      <p className="measure text-muted">{chapterTexts.invitationText}</p>
      <div>
        <SignUpLink leadsTo={takenOverAnalysisPath(analysisId)} />
      </div>
    </section>
  );
}
