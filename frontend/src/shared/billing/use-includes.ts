import { hasFeature, type PlanFeature } from '@sefira/contracts/billing/plans';
import { useSession } from '../../api/session/use-session.ts';

/** Whether the user's plan includes a feature. */
export function useIncludes(feature: PlanFeature): boolean {
  const { user } = useSession();
  return user ? hasFeature(user.subscription, feature) : false;
}
