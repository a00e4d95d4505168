import { toast } from 'react-hot-toast/headless';
import { isProblem, messageOf } from '../../../api/client/problem.ts';
import { useFlow } from '../../../api/client/use-flow.ts';
import { payoutTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { refreshReseller, useAccountQuery, useRequestPayoutMutation } from '../api.ts';

interface PayoutDialogProps {
  readonly open: boolean;
  readonly availableCents: number;
  readonly onClose: () => void;
}

/** Shows sum and key first; the server pays only the sum that was shown. */
export function PayoutDialog({ open, availableCents, onClose }: PayoutDialogProps) {
  const flow = useFlow();
  const { data: account } = useAccountQuery();
  const [request, { isLoading, error, reset }] = useRequestPayoutMutation();
  const changed = isProblem(error) && error.code === 'CONFLICT';
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const answer = await request(availableCents);
    if (answer.error) {
      flow(refreshReseller());
      return;
    }
    toast.success(texts.asked(formatMoney(answer.data.amount)));
    close();
  };
  return (
    <Dialog title={texts.askTitle} open={open} onClose={close}>
      {error ? <NoticeBox tone="danger">{changed ? texts.changed : messageOf(error)}</NoticeBox> : null}
      <p className="figure text-h2">{formatMoney(availableCents)}</p>
      <div className="grid gap-2">
        <p>{texts.askLead(account?.pixKey ?? '')}</p>
        <p className="text-muted">{texts.askAll}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onPress={close}>
          {texts.keep}
        </Button>
        <Button loading={isLoading} onPress={() => void confirm()}>
          {texts.confirm(formatMoney(availableCents))}
        </Button>
      </div>
    </Dialog>
  );
}
