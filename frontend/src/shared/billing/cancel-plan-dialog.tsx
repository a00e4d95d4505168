import { toast } from 'react-hot-toast/headless';
import { useCancelSubscriptionMutation } from '../../api/endpoints/billing.ts';
import { planTexts } from '../../texts/billing/billing.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';

interface CancelPlanDialogProps {
  readonly open: boolean;
  readonly plan: string;
  readonly until: string | null;
  readonly onClose: () => void;
}

/** The second and last click of a cancellation: what remains, until when, and the button. */
export function CancelPlanDialog({ open, plan, until, onClose }: CancelPlanDialogProps) {
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const confirm = async () => {
    const { error } = await cancel();
    if (!error) toast.success(planTexts.cancelled);
    onClose();
  };
  return (
    <Dialog title={planTexts.cancelTitle} open={open} onClose={onClose}>
      <div className="grid gap-2">
        {until ? <p>{planTexts.cancelLead(plan, dateOfInstant(until))}</p> : null}
        <p className="text-muted">{planTexts.cancelKeeps}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onPress={onClose}>
          {planTexts.cancelKeep}
        </Button>
        <Button variant="danger" loading={isLoading} onPress={() => void confirm()}>
          {planTexts.cancelConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
