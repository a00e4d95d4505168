import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useDeleteReportMutation } from './api.ts';

interface RemoveButtonProps {
  readonly id: string;
  readonly title: string;
}

/** Removes a report from the list after confirmation. */
export function RemoveButton({ id, title }: RemoveButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading }] = useDeleteReportMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    setConfirming(false);
    if (!error) toast.success(texts.removed);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onPress={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        {texts.remove}
      </Button>
      <Dialog title={texts.removeTitle} open={isConfirming} onClose={() => setConfirming(false)}>
        <p>
          <strong>{title}</strong>
        </p>
        <p className="text-[0.9375rem] text-muted">{texts.removeHint}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={isLoading} loadingLabel={texts.removing} onPress={() => void confirm()}>
            {texts.remove}
          </Button>
          <Button variant="outline" onPress={() => setConfirming(false)}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
