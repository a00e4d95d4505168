import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { brandTexts as texts } from '../../../texts/professional/report-brand.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useRemoveBrandMutation } from '../api.ts';

/** Restores the default brand after confirmation. */
export function ResetBrandButton() {
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading }] = useRemoveBrandMutation();
  const confirm = async () => {
    const { error } = await remove();
    setConfirming(false);
    if (!error) toast.success(texts.resetDone);
  };
  return (
    <>
      <Button variant="ghost" onPress={() => setConfirming(true)}>
        {texts.reset}
      </Button>
      <ConfirmDialog
        title={texts.resetTitle}
        open={isConfirming}
        hint={texts.resetHint}
        confirm={texts.reset}
        confirming={texts.resetting}
        cancel={texts.cancel}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
