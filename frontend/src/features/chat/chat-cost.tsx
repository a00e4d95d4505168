import { useSession } from '../../api/session/use-session.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { SignUpLink } from '../../shared/billing/sign-up-link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { chatTexts as texts } from '../../texts/chat/chat.ts';
import { useReadChatOfferQuery } from './api.ts';

/** The cost of a message and the remaining quota, beside the input. */
export function ChatCost() {
  const { hasAccount } = useSession();
  const { data } = useReadChatOfferQuery();
  if (hasAccount) return <CostHint service="chat_message" />;
  const { remainingToday = null } = data ?? {};
  if (remainingToday === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p aria-live="polite" className="min-h-5 text-fine text-muted">
        {remainingToday > 0 ? texts.remaining(remainingToday) : texts.usedUp}
      </p>
      {remainingToday > 0 ? null : <SignUpLink leadsTo={paths.chat} />}
    </div>
  );
}
