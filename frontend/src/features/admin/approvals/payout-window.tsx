import type { ManagedPayout } from '@sefira/contracts/reseller/admin';
import { toast } from 'react-hot-toast/headless';
import { approvalTexts, payoutTexts as texts } from '../../../texts/admin/admin-approvals.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useDecidePayoutMutation, usePayPayoutMutation } from './approvals-api.ts';
import { DecisionWindow } from './decision-window.tsx';

interface PayoutWindowProps {
  readonly what: 'refuse' | 'pay';
  readonly payout: ManagedPayout;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal, or for the bank's identifier of the PIX. */
export function PayoutWindow({ what, payout, onClose }: PayoutWindowProps) {
  return what === 'refuse' ? (
    <Refuse payout={payout} onClose={onClose} />
  ) : (
    <RegisterPix payout={payout} onClose={onClose} />
  );
}

type OpenWindow = Omit<PayoutWindowProps, 'what'>;

const about = ({ number, resellerName, amount }: ManagedPayout) =>
  `${texts.number} ${number}, ${resellerName}, ${formatMoney(amount)}.`;

function Refuse({ payout, onClose }: OpenWindow) {
  const [decide, { isLoading, error }] = useDecidePayoutMutation();
  const send = async (reason: string) => {
    const answer = await decide({ id: payout.id, body: { decision: 'refuse', reason } });
    if (answer.error) return;
    toast.success(texts.decided.refuse);
    onClose();
  };
  return (
    <DecisionWindow
      title={texts.refuseTitle}
      lead={`${about(payout)} ${texts.refuseLead}`}
      submit={texts.refuse}
      danger
      field={{
        label: approvalTexts.reason,
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

function RegisterPix({ payout, onClose }: OpenWindow) {
  const [pay, { isLoading, error }] = usePayPayoutMutation();
  const send = async (endToEndId: string) => {
    const answer = await pay({ id: payout.id, body: { endToEndId } });
    if (answer.error) return;
    toast.success(texts.decided.pay);
    onClose();
  };
  return (
    <DecisionWindow
      title={texts.payTitle}
      lead={`${about(payout)} ${texts.payLead}`}
      submit={texts.pay}
      danger={false}
      field={{
        label: texts.endToEndId,
        hint: texts.endToEndHint,
        maxLength: 32,
        isValid: (typed) => /^E\d{20}[A-Za-z0-9]{11}$/.test(typed),
        invalid: texts.endToEndInvalid,
      }}
      loading={isLoading}
      error={error}
      onDecide={(endToEndId) => void send(endToEndId)}
      onClose={onClose}
    />
  );
}
