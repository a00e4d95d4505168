import type { AttributionReview } from '@sefira/contracts/reseller/admin';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { attributionStateOptions, attributionTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { ApprovalList } from './approval-list.tsx';
import { useAttributionReviewsInfiniteQuery, useDecideAttributionReviewMutation } from './approvals-api.ts';

type State = (typeof attributionStateOptions)[number]['value'];

const tones = { open: 'gold', confirmed: 'danger', cleared: 'success' } as const;

/** Attributions that may be the reseller's own purchase. */
export function AttributionApprovals() {
  const [state, setState] = useState<State>('open');
  const list = useAttributionReviewsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ApprovalList
      title={texts.title}
      hint={texts.hint}
      filter={{ status: state, options: attributionStateOptions, onStatus: setState }}
      count={reviews.length}
      query={list}
    >
      <ul className="divide-y divide-border">
        {reviews.map((review) => (
          <li key={review.id} className="py-4">
            <AttributionRow review={review} />
          </li>
        ))}
      </ul>
    </ApprovalList>
  );
}

function AttributionRow({ review }: { readonly review: AttributionReview }) {
  const [decide, { isLoading, originalArgs }] = useDecideAttributionReviewMutation();
  const { id, customerName, resellerName, reason, state, heldCents, createdAt } = review;
  const send = async (decision: 'clear' | 'confirm') => {
    const { error } = await decide({ id, body: { decision } });
    if (!error) toast.success(decision === 'clear' ? texts.cleared : texts.confirmed);
  };
  return (
    <article className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-[1.0625rem] break-words">{texts.pair(customerName, resellerName)}</h3>
        <p className="mt-0.5 text-small text-muted">
          {texts.reasons[reason]} · {momentOf(createdAt)} · {texts.held(formatMoney(heldCents))}
        </p>
      </div>
      {state === 'open' ? (
        <div className="flex flex-wrap gap-2">
          {(['clear', 'confirm'] as const).map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decision === 'clear' ? 'primary' : 'outline'}
              loading={isLoading && originalArgs?.body.decision === decision}
              disabled={isLoading}
              label={`${texts[decision]}: ${texts.pair(customerName, resellerName)}`}
              onPress={() => void send(decision)}
            >
              {texts[decision]}
            </Button>
          ))}
        </div>
      ) : (
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      )}
    </article>
  );
}
