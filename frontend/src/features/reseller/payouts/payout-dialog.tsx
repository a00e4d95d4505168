import { toast } from 'react-hot-toast/headless';
import { isProblem } from '../../../api/client/problem.ts';
import { useFlow } from '../../../api/client/use-flow.ts';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { payoutTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
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
      <p className="figure text-h2">{formatMoney(availableCents)}</p>
      <div className="grid gap-2">
        <p>{texts.askLead(account?.pixKey ?? '')}</p>
        <p className="text-muted">{texts.askAll}</p>
      </div>
      {changed ? <FormFailure message={texts.changed} /> : <CallFailure error={error} />}
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
