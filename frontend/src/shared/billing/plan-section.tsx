import type { Subscription } from '@sefira/contracts/billing/subscription';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useReadSubscriptionQuery, useResumeSubscriptionMutation } from '../../api/endpoints/billing.ts';
import { cycleNames, methodNames, planNames, planTexts } from '../../texts/billing/billing.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { orderPath, paths } from '../navigation/paths.ts';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';

/** Plan, price, renewal date and "Cancelar plano". */
export function PlanSection() {
  const query = useReadSubscriptionQuery();
  const { data, isError } = query;
  return (
    <section aria-label={planTexts.title} className="card flex flex-col p-5 md:p-6">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="eyebrow">{planTexts.title}</h2>
        {data ? <StatusBadge subscription={data} /> : null}
      </div>
      {data ? <PlanBody subscription={data} /> : null}
      {!data && !isError ? <Skeleton className="mt-3 h-36 w-full" /> : null}
      {isError && !data ? (
        <div className="mt-3">
          <RetryNotice text={planTexts.loadFailed} query={query} />
        </div>
      ) : null}
    </section>
  );
}

function PlanBody({ subscription }: { readonly subscription: Subscription }) {
  const { plan, cycle, status, renewalCents, next } = subscription;
  const isPaid = status === 'active' || status === 'past_due';
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="numeral text-h2">{planNames[plan]}</span>
        {isPaid && cycle && renewalCents !== null ? (
          <span className="text-muted tabular-nums">
            {formatMoney(renewalCents)}
            {planTexts.perCycle[next?.cycle ?? cycle]}
          </span>
        ) : null}
      </p>
      <PlanFacts subscription={subscription} />
      <PlanActions subscription={subscription} />
    </>
  );
}

function StatusBadge({ subscription: { status, renews, method } }: { readonly subscription: Subscription }) {
  if (status === 'past_due') return <Badge tone="warning">{planTexts.late}</Badge>;
  if (status !== 'active') return null;
  const ending = !renews && method === 'credit-card';
  return <Badge tone={ending ? 'neutral' : 'success'}>{ending ? planTexts.ending : planTexts.active}</Badge>;
}

function PlanFacts({ subscription }: { readonly subscription: Subscription }) {
  const { status, currentPeriodEnd, cycle, card, method, next, nextAttemptAt, offer } = subscription;
  if (status === 'none') return <p className="mt-1 text-muted">{planTexts.free}</p>;
  if (status === 'ended') return <p className="mt-1 text-muted">{planTexts.ended}</p>;
  const paidWith = card ? planTexts.cardEnding(card.brand, card.lastFour) : method ? methodNames[method] : null;
  return (
    <div className="mt-1 grid gap-0.5 text-[0.9375rem] text-muted">
      {status === 'past_due' ? (
        <p className="text-warning">
          {planTexts.pastDue} {nextAttemptAt ? planTexts.retryOn(dateOfInstant(nextAttemptAt)) : null}
        </p>
      ) : null}
      {currentPeriodEnd && status === 'active' ? <p>{renewalSentence(subscription, currentPeriodEnd)}</p> : null}
      {offer ? <p>{planTexts.offerLeft(offer.renewals, formatMoney(offer.fullCents))}</p> : null}
      {next && next.plan !== 'free' && currentPeriodEnd ? (
        <p>{planTexts.changesTo(dateOfInstant(currentPeriodEnd), planNames[next.plan])}</p>
      ) : null}
      {paidWith ? (
        <p>
          {planTexts.paidWith(paidWith)}
          {cycle ? ` · ${cycleNames[cycle]}` : null}
        </p>
      ) : null}
    </div>
  );
}

function renewalSentence({ renews, renewalCents, method }: Subscription, end: string): string {
  const date = dateOfInstant(end);
  if (!renews) return planTexts.endsOn(date);
  if (method === 'credit-card' && renewalCents !== null) return planTexts.renewsOn(date, formatMoney(renewalCents));
  return planTexts.payAgain(date);
}

function PlanActions({ subscription }: { readonly subscription: Subscription }) {
  const { plan, status, renews, next, renewalOrderId } = subscription;
  const [isCancelOpen, setCancelOpen] = useState(false);
  const [resume, resuming] = useResumeSubscriptionMutation();
  const isPaid = status === 'active' || status === 'past_due';
  const undoCancellation = async () => {
    const { error } = await resume();
    if (!error) toast.success(planTexts.resumed);
  };
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-5">
      {renewalOrderId ? (
        <ButtonLink to={orderPath(renewalOrderId)}>
          {status === 'past_due' ? planTexts.payNow : planTexts.payRenewal}
        </ButtonLink>
      ) : null}
      {isPaid && (!renews || next) ? (
        <Button variant="outline" loading={resuming.isLoading} onPress={() => void undoCancellation()}>
          {renews ? planTexts.undoChange : planTexts.resume}
        </Button>
      ) : null}
      <ButtonLink to={paths.payment} variant={isPaid ? 'outline' : 'primary'}>
        {isPaid ? planTexts.change : planTexts.upgrade}
      </ButtonLink>
      {isPaid && renews ? (
        <Button variant="ghost" onPress={() => setCancelOpen(true)}>
          {planTexts.cancel}
        </Button>
      ) : null}
      <CancelPlanDialog
        open={isCancelOpen}
        plan={planNames[plan]}
        until={subscription.currentPeriodEnd}
        onClose={() => setCancelOpen(false)}
      />
    </div>
  );
}
