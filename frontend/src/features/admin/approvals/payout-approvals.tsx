import type { ManagedPayout } from '@sefira/contracts/reseller/admin';
import { Download, Layers } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { payoutStatusOptions, payoutTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { ApprovalList } from './approval-list.tsx';
import {
  useCreatePayoutBatchMutation,
  useDecidePayoutMutation,
  useDownloadPayoutBatchMutation,
  useManagedPayoutsInfiniteQuery,
} from './approvals-api.ts';
import { PayoutWindow } from './payout-window.tsx';

type Status = (typeof payoutStatusOptions)[number]['value'];
interface PendingDecision {
  readonly what: 'refuse' | 'pay';
  readonly payout: ManagedPayout;
}

const tones = { requested: 'gold', approved: 'warning', paid: 'success', refused: 'neutral' } as const;
const columns = [texts.number, texts.reseller, texts.amount, texts.pixKey, texts.asked, texts.state, texts.actions];

/** Requested payouts: approved, exported for the bank, marked as sent. */
export function PayoutApprovals() {
  const [status, setStatus] = useState<Status>('requested');
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const list = useManagedPayoutsInfiniteQuery(status, { refetchOnMountOrArgChange: true });
  const payouts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ApprovalList
      title={texts.title}
      hint={texts.hint}
      filter={{ status: status, options: payoutStatusOptions, onStatus: setStatus }}
      count={payouts.length}
      query={list}
      action={<MakeBatch />}
    >
      <table className="stacked-table">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} onDecide={(what) => setPending({ what, payout })} />
          ))}
        </tbody>
      </table>
      {pending ? <PayoutWindow {...pending} onClose={() => setPending(null)} /> : null}
    </ApprovalList>
  );
}

function MakeBatch() {
  const [createBatch, { isLoading }] = useCreatePayoutBatchMutation();
  const [download] = useDownloadPayoutBatchMutation();
  const make = async () => {
    const { data: batch } = await createBatch();
    if (!batch) return;
    toast.success(texts.batchMade(batch.number, batch.payouts));
    await download({ id: batch.id, fileName: texts.batchName(batch.number) });
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        loading={isLoading}
        loadingLabel={texts.batching}
        onPress={() => void make()}
      >
        <Layers aria-hidden="true" className="size-4" />
        {texts.batch}
      </Button>
    </div>
  );
}

interface PayoutRowProps {
  readonly payout: ManagedPayout;
  readonly onDecide: (what: PendingDecision['what']) => void;
}

function PayoutRow({ payout, onDecide }: PayoutRowProps) {
  const [decide, { isLoading }] = useDecidePayoutMutation();
  const [take] = useDownloadPayoutBatchMutation();
  const { id, number, resellerName, amount, pixKey, requestedAt, status, batchId } = payout;
  const approve = async () => {
    const { error } = await decide({ id, body: { decision: 'approve' } });
    if (!error) toast.success(texts.decided.approve);
  };
  const mayBeRefused = status === 'requested' || (status === 'approved' && batchId === null);
  const named = (action: string) => `${action}: ${texts.number} ${number}`;
  return (
    <tr>
      <td data-label={texts.number}>
        <span className="tabular-nums">{number}</span>
      </td>
      <td data-label={texts.reseller}>
        <span className="font-semibold break-words">{resellerName}</span>
      </td>
      <td data-label={texts.amount}>
        <span className="tabular-nums">{formatMoney(amount)}</span>
      </td>
      <td data-label={texts.pixKey}>
        <span className="break-all">{pixKey}</span>
      </td>
      <td data-label={texts.asked}>
        <span className="tabular-nums">{momentOf(requestedAt)}</span>
      </td>
      <td data-label={texts.state}>
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
      </td>
      <td data-label={texts.actions}>
        <span className="flex flex-wrap gap-1.5">
          {status === 'requested' ? (
            <Button size="sm" loading={isLoading} label={named(texts.approve)} onPress={() => void approve()}>
              {texts.approve}
            </Button>
          ) : null}
          {status === 'approved' ? (
            <Button size="sm" label={named(texts.pay)} onPress={() => onDecide('pay')}>
              {texts.pay}
            </Button>
          ) : null}
          {mayBeRefused ? (
            <Button variant="outline" size="sm" label={named(texts.refuse)} onPress={() => onDecide('refuse')}>
              {texts.refuse}
            </Button>
          ) : null}
          {batchId === null ? null : (
            <Button
              variant="ghost"
              size="sm"
              label={named(texts.batchFile)}
              onPress={() => void take({ id: batchId, fileName: texts.batchNameOf(number) })}
            >
              <Download aria-hidden="true" className="size-4" />
              {texts.batchFile}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
