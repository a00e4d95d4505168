import type { ChargedService } from '@sefira/contracts/billing/plans';
import type { EntitlementState } from '@sefira/contracts/billing/wallet';
import { Link } from 'react-router-dom';
import { useReadEntitlementsQuery } from '../../api/endpoints/wallet.ts';
import { useSession } from '../../api/session/use-session.ts';
import { costTexts, serviceNames } from '../../texts/billing/costs.ts';
import { paths } from '../navigation/paths.ts';

interface CostHintProps {
  readonly service: ChargedService;
}

/** The cost of an action for this person, shown before it. */
export function CostHint({ service }: CostHintProps) {
  const { hasAccount } = useSession();
  const { data } = useReadEntitlementsQuery(undefined, { skip: !hasAccount });
  const state = data?.services.find((entry) => entry.service === service);
  if (!hasAccount) return null;
  return (
    <p aria-live="polite" className="min-h-5 text-fine text-muted">
      {data && state ? <Sentence service={service} state={state} balance={data.credits} /> : null}
    </p>
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
