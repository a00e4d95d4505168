import type { AdminOrder } from '@sefira/contracts/admin-config/orders';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { messageOf } from '../../../api/client/problem.ts';
import { adminTexts } from '../../../texts/admin/admin.ts';
import { adminOrderTexts as texts } from '../../../texts/admin/admin-orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { bindingOf, useTextInput } from '../use-text-input.ts';
import { useRefundUserOrderMutation, useUserOrdersQuery } from './orders-api.ts';

const tones = { paid: 'success', pending: 'gold', refunded: 'neutral', failed: 'danger', expired: 'neutral' } as const;
const toneOf = (status: string) => (status in tones ? tones[status as keyof typeof tones] : 'neutral');

/** Orders of an account, and the refund of the guarantee. */
export function UserOrders({ userId }: { readonly userId: string }) {
  const [open, setOpen] = useState(false);
  const query = useUserOrdersQuery(userId, { skip: !open, refetchOnMountOrArgChange: true });
  const { data: orders, isError } = query;
  return (
    <details
      className="disclosure rounded-lg border border-border"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex items-center justify-between px-4 py-3 font-semibold">{texts.title}</summary>
      <div className="max-h-96 overflow-y-auto px-4 pb-4">
        {orders === undefined && !isError ? <Skeleton className="h-20 w-full" /> : null}
        {isError ? <RetryNotice text={texts.loadFailed} query={query} /> : null}
        {orders?.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
        <ul className="divide-y divide-border">
          {orders?.map((order) => (
            <li key={order.id} className="grid gap-2 py-3">
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function OrderLine({ order }: { readonly order: AdminOrder }) {
  const [isConfirming, setConfirming] = useState(false);
  const { description, status, amount, refunded, created_at, refund } = order;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium break-words">{description}</p>
          <p className="text-small text-muted tabular-nums">
            {momentOf(created_at)} · {formatMoney(amount)}
            {refunded > 0 ? ` · ${texts.refunded(formatMoney(refunded))}` : ''}
          </p>
        </div>
        <Badge tone={toneOf(status)}>{texts.states[status as keyof typeof texts.states] ?? status}</Badge>
      </div>
      {refund.is_allowed && !isConfirming ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            label={`${texts.refund}: ${description}`}
            onPress={() => setConfirming(true)}
          >
            {texts.refundOf(formatMoney(refund.amount))}
          </Button>
        </div>
      ) : null}
      {status === 'paid' && !refund.is_allowed && refund.reason ? (
        <p className="text-small text-muted">{refund.reason}</p>
      ) : null}
      {isConfirming ? <RefundForm order={order} onDone={() => setConfirming(false)} /> : null}
    </>
  );
}

function RefundForm({ order, onDone }: { readonly order: AdminOrder; readonly onDone: () => void }) {
  const [refund, { isLoading, error }] = useRefundUserOrderMutation();
  const reason = useTextInput(`refund-${order.id}`, '', error ? messageOf(error) : undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await refund({ id: order.id, body: { amount: order.refund.amount, reason: reason.value } });
    if (outcome.error) return;
    toast.success(texts.done);
    onDone();
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-3 rounded-lg bg-default p-4">
      <p className="text-small">{texts.hint}</p>
      <TextField {...bindingOf(reason)} label={texts.reason} maxLength={300} required />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" size="sm" loading={isLoading} loadingLabel={texts.refunding}>
          {texts.refundOf(formatMoney(order.refund.amount))}
        </Button>
        <Button variant="ghost" size="sm" onPress={onDone}>
          {adminTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
