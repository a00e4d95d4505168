import type { PlanChange } from '@sefira/contracts/billing/subscription';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { useSchedulePlanChangeMutation } from '../../api/endpoints/billing.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { planTexts } from '../../texts/billing/billing.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import type { Choice, Sums } from './choice.ts';
import { OrderSummary } from './order-summary.tsx';

interface PlanChangeCardProps {
  /** The plan until then. */
  readonly current: string | undefined;
  readonly item: string;
  readonly sums: Sums;
  readonly days: { readonly regret: number; readonly guarantee: number };
  readonly choice: Choice;
  readonly change: PlanChange;
}

/** A plan change without a payment now: it applies at the end of the period, or is already scheduled. */
export function PlanChangeCard({ current, choice, change, ...summary }: PlanChangeCardProps) {
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

  if (!waits) return <AlreadyYours />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      {current ? <Timeline date={date} current={current} item={summary.item} /> : <div />}
      <OrderSummary {...summary} from={date} note={null}>
        <NoticeBox tone="info">{paymentTexts.nothingNow}</NoticeBox>
        <Button size="lg" loading={isLoading} onPress={() => void confirm()} className="w-full">
          {paymentTexts.schedule}
        </Button>
      </OrderSummary>
    </div>
  );
}

interface TimelineProps {
  readonly date: string;
  readonly current: string;
  readonly item: string;
}

/** The current plan until its end, and the next one. */
function Timeline({ date, current, item }: TimelineProps) {
  const steps = [
    [paymentTexts.until(date), paymentTexts.stays(current)],
    [paymentTexts.from(date), item],
  ] as const;
  return (
    <section aria-labelledby="change-title">
      <h2 id="change-title" className="text-h3">
        {paymentTexts.changeTitle}
      </h2>
      <ol className="mt-4 grid gap-6 border-s-2 border-border ps-6">
        {steps.map(([when, what]) => (
          <li key={when} className="relative">
            <span
              aria-hidden="true"
              className="absolute -start-[2.0625rem] top-1 size-4 rounded-full border-2 border-accent bg-background"
            />
            <p className="eyebrow">{when}</p>
            <p className="mt-1">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AlreadyYours() {
  return (
    <section className="card flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
      <div>
        <h2 className="text-h3">{paymentTexts.alreadyYours}</h2>
        <p className="mt-1 text-muted">{paymentTexts.chooseOther}</p>
      </div>
      <ButtonLink to={paths.payments} variant="outline">
        {planTexts.manage}
      </ButtonLink>
    </section>
  );
}
