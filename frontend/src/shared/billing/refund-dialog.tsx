import type { Order, RefundPreview } from '@sefira/contracts/billing/orders';
import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { usePreviewRefundQuery, useRefundOrderMutation } from '../../api/endpoints/billing.ts';
import { refreshSession } from '../../api/session/reload-session.ts';
import { refundTexts } from '../../texts/billing/billing.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatMoney } from '../../ui/format/money.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Withdrawal within seven days: shows the sum and the consequences, then one click. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  return (
    <Dialog title={refundTexts.title} open={open} onClose={onClose}>
      <RefundBody order={order} onClose={onClose} />
    </Dialog>
  );
}

function RefundBody({ order, onClose }: Omit<RefundDialogProps, 'open'>) {
  const flow = useFlow();
  const { data, isError, refetch } = usePreviewRefundQuery(order.id, { refetchOnMountOrArgChange: true });
  const [refund, { isLoading, error }] = useRefundOrderMutation();
  const changed = isProblem(error) && error.code === 'CONFLICT';

  const confirm = async (amountCents: number) => {
    const answer = await refund({ id: order.id, amountCents });
    if (answer.error) {
      void refetch();
      return;
    }
    toast.success(refundTexts.done(formatMoney(amountCents)));
    onClose();
    void flow(refreshSession());
  };

  if (isError) return <NoticeBox tone="danger">{refundTexts.failed}</NoticeBox>;
  if (!data) return <Skeleton className="h-32 w-full" />;
  if (!data.isAllowed) return <NoticeBox tone="info">{data.reason ?? refundTexts.failed}</NoticeBox>;
  const sum = formatMoney(data.amountCents);
  return (
    <>
      {changed ? <NoticeBox tone="danger">{refundTexts.changed}</NoticeBox> : null}
      <RefundFacts order={order} preview={data} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onPress={onClose}>
          {refundTexts.keep}
        </Button>
        <Button variant="danger" loading={isLoading} onPress={() => void confirm(data.amountCents)}>
          {refundTexts.confirm(sum)}
        </Button>
      </div>
    </>
  );
}

function RefundFacts({ order, preview }: { readonly order: Order; readonly preview: RefundPreview }) {
  const { creditsTakenBack, note, endsSubscription, amountCents } = preview;
  return (
    <div className="grid gap-3">
      <p className="figure text-h2">{formatMoney(amountCents)}</p>
      <p>{refundTexts.how[order.method]}</p>
      <ul className="grid list-disc gap-1 ps-5 text-[0.9375rem] text-muted">
        {note ? <li>{note}</li> : null}
        {creditsTakenBack > 0 ? <li>{refundTexts.creditsLeave(creditsTakenBack)}</li> : null}
        {endsSubscription ? <li>{refundTexts.planEnds}</li> : null}
        <li>{refundTexts.law}</li>
      </ul>
    </div>
  );
}
