import type { PlanChange } from '@sefira/contracts/billing-subscription';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { useSchedulePlanChangeMutation } from '../../api/billing.ts';
import { paths } from '../../paths.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Button } from '../../ui/button.tsx';
import { dateOfInstant } from '../../ui/instant.ts';
import { NoticeBox } from '../../ui/notice-box.tsx';
import type { Choice, Sums } from './choice.ts';
import { OrderSummary } from './order-summary.tsx';

interface PlanChangeCardProps {
  readonly item: string;
  readonly sums: Sums;
  readonly days: { readonly regret: number; readonly guarantee: number };
  readonly choice: Choice;
  readonly change: PlanChange;
}

/** A change of plan with nothing to pay now: it waits for the end of the period, or is already so. */
export function PlanChangeCard({ choice, change, ...summary }: PlanChangeCardProps) {
  const navigate = useNavigate();
  const [schedule, { isLoading }] = useSchedulePlanChangeMutation();
  const date = change.effectiveAt ? dateOfInstant(change.effectiveAt) : null;
  const waits = change.when === 'end' && date !== null;

  const confirm = async () => {
    const { error } = await schedule({ plan: choice.plan, cycle: choice.cycle });
    if (error || date === null) return;
    toast.success(paymentTexts.scheduled(date));
    await navigate(paths.payments);
  };

  return (
    <div className="lg:ms-auto lg:max-w-96">
      <OrderSummary {...summary} note={null}>
        <NoticeBox tone="info">{waits ? paymentTexts.scheduleHint(date) : paymentTexts.alreadyYours}</NoticeBox>
        {waits ? (
          <Button size="lg" loading={isLoading} onPress={() => void confirm()} className="w-full">
            {paymentTexts.schedule}
          </Button>
        ) : null}
      </OrderSummary>
    </div>
  );
}
