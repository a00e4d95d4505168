import type { OrderReview } from '@sefira/contracts/billing/reviews';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { approvalTexts, orderReviewTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { ApprovalList } from './approval-list.tsx';
import { useOrderReviewsInfiniteQuery, useResolveOrderReviewMutation } from './approvals-api.ts';
import { DecisionWindow } from './decision-window.tsx';

/** Orders with money that waits for an administrator, each with the required step. */
export function OrderReviews() {
  const [chosen, setChosen] = useState<OrderReview | null>(null);
  const list = useOrderReviewsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ApprovalList title={texts.title} hint={texts.hint} count={reviews.length} query={list}>
      <ul className="divide-y divide-border">
        {reviews.map((review) => (
          <li key={review.id} className="py-4">
            <ReviewRow review={review} onResolve={() => setChosen(review)} />
          </li>
        ))}
      </ul>
      {chosen ? <Resolve review={chosen} onClose={() => setChosen(null)} /> : null}
    </ApprovalList>
  );
}

interface ReviewRowProps {
  readonly review: OrderReview;
  readonly onResolve: () => void;
}

function ReviewRow({ review, onResolve }: ReviewRowProps) {
  const { payerName, description, reason, amountCents, receivedCents, createdAt } = review;
  return (
    <article className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <h3 className="text-[1.0625rem] break-words">{texts.of(payerName)}</h3>
        <p className="text-small text-muted">
          {description} · {momentOf(createdAt)} · {texts.sums(formatMoney(amountCents), formatMoney(receivedCents))}
        </p>
        <Badge tone="gold">{texts.reasons[reason]}</Badge>
        <p className="measure text-[0.9375rem]">{texts.guidance[reason]}</p>
      </div>
      {reason === 'without_effect' ? null : (
        <Button size="sm" label={`${texts.resolve}: ${texts.of(payerName)}, ${description}`} onPress={onResolve}>
          {texts.resolve}
        </Button>
      )}
    </article>
  );
}

function Resolve({ review, onClose }: { readonly review: OrderReview; readonly onClose: () => void }) {
  const [resolve, { isLoading, error }] = useResolveOrderReviewMutation();
  const send = async (reason: string) => {
    const answer = await resolve({ id: review.id, body: { reason } });
    if (answer.error) return;
    toast.success(texts.resolved);
    onClose();
  };
  return (
    <DecisionWindow
      title={texts.resolveTitle}
      lead={`${texts.guidance[review.reason]} ${texts.resolveLead}`}
      submit={texts.resolve}
      danger={false}
      field={{
        label: texts.done,
        maxLength: 300,
        isValid: (typed) => typed.length >= 3,
        invalid: approvalTexts.reasonRequired,
      }}
      loading={isLoading}
      error={error}
      onDecide={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
