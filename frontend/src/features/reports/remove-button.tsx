import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
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
      <Button variant="ghost" size="sm" label={`${texts.remove}: ${title}`} onPress={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        {texts.remove}
      </Button>
      <ConfirmDialog
        title={texts.removeTitle}
        open={isConfirming}
        subject={title}
        hint={texts.removeHint}
        confirm={texts.remove}
        confirming={texts.removing}
        cancel={texts.cancel}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
