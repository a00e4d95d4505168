import type { ChargedService } from '@sefira/contracts/billing/plans';
import type { EntitlementState } from '@sefira/contracts/billing/wallet';
import { Link, useLocation } from 'react-router-dom';
import { useReadEntitlementsQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { costTexts, serviceNames } from '../../texts/billing/costs.ts';
import { paths } from '../navigation/paths.ts';
import { SignUpLink } from './sign-up-link.tsx';

interface CostHintProps {
  readonly service: ChargedService;
}

/** The cost of an action for this person, shown before it: credits or the plan; for a guest the budget of the day. */
export function CostHint({ service }: CostHintProps) {
  const { user, hasAccount } = useSession();
  const { data } = useReadEntitlementsQuery(undefined, { skip: !user });
  const { pathname } = useLocation();
  const state = data?.services.find((entry) => entry.service === service);
  if (!user) return null;
  const remaining = state?.quota?.remaining ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p aria-live="polite" className="min-h-5 text-fine text-muted">
        {data && state && hasAccount ? <Sentence service={service} state={state} balance={data.credits} /> : null}
        {state && !hasAccount ? guestSentence(remaining) : null}
      </p>
      {state && !hasAccount && remaining === 0 ? <SignUpLink leadsTo={pathname} /> : null}
    </div>
  );
}

function guestSentence(remaining: number): string {
  return remaining > 0 ? costTexts.guest(remaining) : costTexts.guestUsedUp;
}

interface SentenceProps {
  readonly service: ChargedService;
  readonly state: EntitlementState['services'][number];
  readonly balance: number;
}

function Sentence({ service, state, balance }: SentenceProps) {
  const { isUnlimited, quota, next, cost } = state;
  if (isUnlimited) return costTexts.unlimited;
  if (next === 'included' && quota) {
    return costTexts.included(quota.remaining, service === 'chat_message' ? costTexts.perDay : costTexts.perMonth);
  }
  if (next !== 'insufficient') return costTexts.costs(serviceNames[service], cost, balance);
  return (
    <>
      <span className="text-warning">{costTexts.missing(serviceNames[service], cost, balance)}</span>{' '}
      <Link to={paths.payment} className="text-link">
        {costTexts.refill}
      </Link>
    </>
  );
}
