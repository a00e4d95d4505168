import { useSession } from '../../api/use-session.ts';
import { CostHint } from '../../billing/cost-hint.tsx';
import { chatTexts as texts } from '../../texts/chat.ts';
import { useReadChatOfferQuery } from './api.ts';

/** What a message costs and what is left, beside the input. */
export function ChatCost() {
  const { hasAccount } = useSession();
  const { data } = useReadChatOfferQuery();
  if (hasAccount) return <CostHint service="chat_message" />;
  const { remainingToday = null } = data ?? {};
  if (remainingToday === null) return null;
  return (
    <p aria-live="polite" className="min-h-5 text-fine text-muted">
      {remainingToday > 0 ? texts.remaining(remainingToday) : texts.usedUp}
    </p>
  );
}
