import type { AdminPlan } from '@sefira/contracts/admin-config/plans';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { adminTexts, adminPlanTexts as texts } from '../../../texts/admin/admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { useAdminPlansQuery } from '../api.ts';
import { LoadState } from '../load-state.tsx';
import { PlanWindow } from './plan-window.tsx';

/** Plans and credit packs, also those that are not on sale. */
export function PlansTab() {
  const query = useAdminPlansQuery(undefined, { refetchOnMountOrArgChange: true });
  const [editedPlan, setEditedPlan] = useState<AdminPlan | 'new' | null>(null);
  const { data: plans } = query;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-h3">{adminTexts.plans}</h2>
        <Button onPress={() => setEditedPlan('new')}>
          <PackagePlus aria-hidden="true" className="size-4.5" />
          {texts.create}
        </Button>
      </div>
      <LoadState query={query} hasData={plans !== undefined} heights={['h-52', 'h-44']} failed={texts.loadFailed} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {plans?.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} onEdit={() => setEditedPlan(plan)} />
          </li>
        ))}
      </ul>
      {editedPlan ? (
        <PlanWindow plan={editedPlan === 'new' ? null : editedPlan} onClose={() => setEditedPlan(null)} />
      ) : null}
    </>
  );
}

function PlanCard({ plan, onEdit }: { readonly plan: AdminPlan; readonly onEdit: () => void }) {
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-[1.125rem]">{plan.name}</h3>
        <Badge tone={plan.active ? 'success' : 'neutral'}>
          {plan.active ? adminTexts.active : adminTexts.inactive}
        </Badge>
      </div>
      <p>
        <span className="figure text-[1.75rem] leading-none">{formatMoney(plan.price)}</span>{' '}
        <span className="text-small text-muted">{plan.kind === 'plan' ? texts.perMonth : texts.once}</span>
        {plan.yearly_price === null ? null : (
          <span className="mt-1 block text-small text-muted tabular-nums">
            {texts.perYear(formatMoney(plan.yearly_price))}
          </span>
        )}
      </p>
      <p className="text-[0.9375rem] text-muted">{texts.creditsOf(plan.credits, plan.bonus_credits)}</p>
      {plan.kind === 'plan' ? (
        <p className="text-small text-muted tabular-nums">
          {plan.offer
            ? texts.offerOf(formatMoney(plan.offer.price), plan.offer.cycles, texts.offerAudiences[plan.offer.audience])
            : texts.noOffer}
        </p>
      ) : null}
      <div className="mt-auto pt-2">
        <Button variant="outline" size="sm" label={`${adminTexts.edit} ${plan.name}`} onPress={onEdit}>
          {adminTexts.edit}
        </Button>
      </div>
    </article>
  );
}
