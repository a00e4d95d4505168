import type { ChargedService } from '@sefira/contracts/billing/plans';
import type { EntitlementState } from '@sefira/contracts/billing/wallet';
import { Link, useLocation } from 'react-router-dom';
import { useReadEntitlementsQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { guestTexts } from '../../texts/account/guest.ts';
import { costTexts, serviceNames } from '../../texts/billing/costs.ts';
import type { LoginOrigin } from '../navigation/login-origin.ts';
import { paths } from '../navigation/paths.ts';

interface CostHintProps {
  readonly service: ChargedService;
}

/** The cost of an action for this person, shown before it: credits or the plan; for a guest the budget of the day. */
export function CostHint({ service }: CostHintProps) {
  const { user, hasAccount } = useSession();
  const { data } = useReadEntitlementsQuery(undefined, { skip: !user });
  const state = data?.services.find((entry) => entry.service === service);
  if (!user) return null;
  return (
    <p aria-live="polite" className="min-h-5 text-fine text-muted">
      {data && state && hasAccount ? <Sentence service={service} state={state} balance={data.credits} /> : null}
      {state && !hasAccount ? <GuestSentence remaining={state.quota?.remaining ?? 0} /> : null}
    </p>
  );
}

function GuestSentence({ remaining }: { readonly remaining: number }) {
  const { pathname } = useLocation();
  const origin: LoginOrigin = { from: pathname };
  if (remaining > 0) return costTexts.guest(remaining);
  return (
    <>
      {costTexts.guestUsedUp}{' '}
      <Link to={paths.register} state={origin} className="text-link">
        {guestTexts.signUp}
      </Link>
    </>
  );
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
  const what = serviceNames[service];
  if (next !== 'insufficient' && next !== 'plan') return costTexts.costs(what, cost, balance);
  return (
    <>
      <span className="text-warning">
        {next === 'plan' ? costTexts.planOnly(what) : costTexts.missing(what, cost, balance)}
      </span>{' '}
      <Link to={paths.payment} className="text-link">
        {costTexts.refill}
      </Link>
    </>
  );
}
