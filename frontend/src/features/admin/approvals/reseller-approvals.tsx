import type { ManagedReseller } from '@sefira/contracts/reseller/admin';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import {
  applicationStatusOptions,
  approvalTexts,
  applicationTexts as texts,
} from '../../../texts/admin/admin-approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { ApprovalList } from './approval-list.tsx';
import { useDecideResellerMutation, useManagedResellersInfiniteQuery } from './approvals-api.ts';
import { DecisionWindow } from './decision-window.tsx';

type Status = (typeof applicationStatusOptions)[number]['value'];
type Decision = 'approve' | 'refuse' | 'suspend';
interface PendingDecision {
  readonly decision: Decision;
  readonly reseller: ManagedReseller;
}

const tones = { applied: 'gold', approved: 'success', refused: 'neutral', suspended: 'danger' } as const;
const possible: Readonly<Record<ManagedReseller['status'], readonly Decision[]>> = {
  applied: ['approve', 'refuse'],
  approved: ['suspend'],
  refused: ['approve'],
  suspended: ['approve'],
};

/** Applications and resellers. */
export function ResellerApprovals() {
  const [status, setStatus] = useState<Status>('applied');
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const list = useManagedResellersInfiniteQuery(status, { refetchOnMountOrArgChange: true });
  const resellers = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ApprovalList
      title={texts.title}
      hint={texts.hint}
      filter={{ status: status, options: applicationStatusOptions, onStatus: setStatus }}
      count={resellers.length}
      query={list}
    >
      <ul className="divide-y divide-border">
        {resellers.map((reseller) => (
          <li key={reseller.id} className="py-4">
            <Application reseller={reseller} onDecide={(decision) => setPending({ decision, reseller })} />
          </li>
        ))}
      </ul>
      {pending ? <Decide asked={pending} onClose={() => setPending(null)} /> : null}
    </ApprovalList>
  );
}

interface ApplicationProps {
  readonly reseller: ManagedReseller;
  readonly onDecide: (decision: Decision) => void;
}

function Application({ reseller, onDecide }: ApplicationProps) {
  const { name, email, status, document, responsibleCpf, pixKey } = reseller;
  const { promotion, reason, customers, availableCents, appliedAt } = reseller;
  const facts = [
    [texts.document, document ?? texts.unpaid],
    ...(responsibleCpf === null ? [] : [[texts.responsibleCpf, responsibleCpf] as const]),
    [texts.pixKey, pixKey ?? texts.noDocument],
    [texts.customers, String(customers)],
    [texts.available, formatMoney(availableCents)],
  ] as const;
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-[1.0625rem] break-words">{name}</h3>
          <p className="flex flex-wrap gap-x-2 text-small text-muted">
            <span className="break-all">{email}</span>
            <span>{texts.applied(momentOf(appliedAt))}</span>
          </p>
        </div>
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
      </div>
      {promotion ? <p className="measure text-[0.9375rem] break-words">{promotion}</p> : null}
      {reason ? <p className="text-small text-muted">{`${approvalTexts.reason}: ${reason}`}</p> : null}
      <dl className="grid grid-cols-2 gap-3 text-small sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {possible[status].map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant={decision === 'approve' ? 'primary' : 'outline'}
            label={`${texts[decision]} ${name}`}
            onPress={() => onDecide(decision)}
          >
            {texts[decision]}
          </Button>
        ))}
      </div>
    </article>
  );
}

function Decide({
  asked: { decision, reseller },
  onClose,
}: {
  readonly asked: PendingDecision;
  readonly onClose: () => void;
}) {
  const [decide, { isLoading, error }] = useDecideResellerMutation();
  const isApproval = decision === 'approve';
  const send = async (reason: string) => {
    const answer = await decide({ id: reseller.id, body: { decision, ...(reason ? { reason } : {}) } });
    if (answer.error) return;
    toast.success(texts.decided[decision]);
    onClose();
  };
  return (
    <DecisionWindow
      title={texts[`${decision}Title`]}
      lead={`${reseller.name}. ${texts[`${decision}Lead`]}`}
      submit={texts[decision]}
      danger={!isApproval}
      {...(isApproval
        ? {}
        : {
            field: {
              label: approvalTexts.reason,
              maxLength: 300,
              isValid: (typed: string) => typed.length >= 3,
              invalid: approvalTexts.reasonRequired,
            },
          })}
      loading={isLoading}
      error={error}
      onDecide={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
