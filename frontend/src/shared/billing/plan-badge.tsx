import { useSession } from '../../api/session/use-session.ts';
import { planNames } from '../../texts/billing/billing.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

/** The name of the user's paid plan, starred where it is a premium one; nothing for guests and the free plan. */
export function PlanBadge() {
  const { user, hasAccount, isPremium } = useSession();
  if (!user || !hasAccount || user.subscription === 'free') return null;
  return (
    <Badge tone={isPremium ? 'gold' : 'neutral'}>
      {isPremium ? '★ ' : ''}
      {planNames[user.subscription]}
    </Badge>
  );
}
