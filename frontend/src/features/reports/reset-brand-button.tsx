import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { brandTexts as texts } from '../../texts/professional/report-brand.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useRemoveBrandMutation } from './api.ts';

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
      <Dialog title={texts.resetTitle} open={isConfirming} onClose={() => setConfirming(false)}>
        <p className="text-[0.9375rem] text-muted">{texts.resetHint}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={isLoading} loadingLabel={texts.resetting} onPress={() => void confirm()}>
            {texts.reset}
          </Button>
          <Button variant="outline" onPress={() => setConfirming(false)}>
            {texts.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
