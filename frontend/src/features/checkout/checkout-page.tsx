import type { Catalogue } from '@sefira/contracts/billing/catalogue';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReadCatalogueQuery, useReadSubscriptionQuery } from '../../api/endpoints/billing.ts';
import { useSession } from '../../api/session/use-session.ts';
import { ProfessionalLinks } from '../../shared/billing/professional-links.tsx';
import { cycleNames } from '../../texts/billing/billing.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceSwitch } from '../../ui/fields/choice-group.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { type Choice, choiceOf, packOf, searchOf } from './choice.ts';
import { GuestCard } from './guest-card.tsx';
import { PackChoice } from './pack-choice.tsx';
import { PlanChoice } from './plan-choice.tsx';

/** /pagamento: plan or credit pack, method, payer. The address holds the choice. */
export function PaymentPage() {
  const [search, setSearch] = useSearchParams();
  const { hasAccount } = useSession();
  const catalogue = useReadCatalogueQuery();
  const own = useReadSubscriptionQuery(undefined, { skip: !hasAccount });
  const choice = choiceOf(search, own.data);
  const choose = (part: Partial<Choice>) =>
    setSearch(searchOf({ ...choice, ...part }), { replace: true, preventScrollReset: true });
  const isPack = choice.kind === 'pack';
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{isPack ? paymentTexts.packsTitle : paymentTexts.title}</h1>
      <p className="measure mt-2 text-muted">{isPack ? paymentTexts.packsLead : paymentTexts.lead}</p>
      {catalogue.data && !own.isLoading ? <Offer catalogue={catalogue.data} choice={choice} choose={choose} /> : null}
      {catalogue.isLoading || (own.isLoading && !catalogue.isError) ? <Waiting /> : null}
      {catalogue.isError && !catalogue.data ? (
        <div className="mt-8">
          <RetryNotice text={paymentTexts.loadFailed} query={catalogue} />
        </div>
      ) : null}
    </div>
  );
}

interface OfferProps {
  readonly catalogue: Catalogue;
  readonly choice: Choice;
  readonly choose: (part: Partial<Choice>) => void;
}

function Offer({ catalogue, choice, choose }: OfferProps) {
  const { hasAccount } = useSession();
  const { data: subscription } = useReadSubscriptionQuery(undefined, { skip: !hasAccount });
  // The payer's document may belong to an earlier customer, which only the server can check.
  const [isOfferRefused, setIsOfferRefused] = useState(false);
  const known = isOfferRefused ? [] : (subscription?.offers ?? []);
  const refuseOffer = (priceCents: number) =>
    setIsOfferRefused(
      catalogue.plans.some(({ id, monthlyCents }) => id === choice.plan && monthlyCents === priceCents),
    );
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <ChoiceSwitch
          legend={paymentTexts.kindLabel}
          name="kind"
          value={choice.kind}
          options={[
            { value: 'plan', label: paymentTexts.kinds.plan },
            { value: 'pack', label: paymentTexts.kinds.pack },
          ]}
          onChange={(kind) => choose({ kind })}
        />
        {choice.kind === 'plan' ? <CycleSwitch catalogue={catalogue} choice={choice} choose={choose} /> : null}
      </div>
      <div className="mt-6">
        {choice.kind === 'plan' ? (
          <div className="grid gap-6">
            <PlanChoice
              plans={catalogue.plans}
              cycle={choice.cycle}
              chosen={choice.plan}
              current={subscription?.status === 'none' ? undefined : subscription?.plan}
              offers={hasAccount ? known : null}
              onChoose={(plan) => choose({ plan })}
            />
            {choice.plan === 'professional' ? (
              <ProfessionalLinks isOwn={subscription?.plan === 'professional'} />
            ) : null}
          </div>
        ) : (
          <PackChoice
            packs={catalogue.packs}
            chosen={packOf(catalogue, choice)?.id}
            onChoose={(pack) => choose({ pack })}
          />
        )}
      </div>
      <div className="mt-10">
        {hasAccount ? (
          <CheckoutForm catalogue={catalogue} choice={choice} offers={known} onPriceChanged={refuseOffer} />
        ) : (
          <GuestCard choice={choice} />
        )}
      </div>
    </>
  );
}

/** Monthly or yearly, with the largest saving by the catalogue's prices. */
function CycleSwitch({ catalogue, choice, choose }: OfferProps) {
  const percent = Math.max(0, ...catalogue.plans.map(({ yearlySavingPercent }) => yearlySavingPercent));
  return (
    <ChoiceSwitch
      legend={paymentTexts.cycle}
      name="cycle"
      value={choice.cycle}
      options={[
        { value: 'monthly', label: cycleNames.monthly },
        {
          value: 'yearly',
          label: cycleNames.yearly,
          mark: percent > 0 ? <Badge tone="success">-{percent}%</Badge> : null,
        },
      ]}
      onChange={(cycle) => choose({ cycle })}
    />
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="mt-8 grid min-h-svh content-start gap-4 md:grid-cols-3">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-96 w-full" />
      ))}
    </div>
  );
}
