import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useDeleteAnalysisMutation } from '../../api/endpoints/analyses.ts';
import { myAnalysesTexts as texts } from '../../texts/analyses/my-analyses.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

interface DeleteButtonProps {
  readonly id: string;
  readonly title: string;
  readonly size?: 'sm' | 'md';
  readonly onDeleted?: () => void;
}

/** Deletes an analysis after confirmation. */
export function DeleteButton({ id, title, size, onDeleted }: DeleteButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isLoading }] = useDeleteAnalysisMutation();
  const confirm = async () => {
    const { error } = await remove(id);
    setConfirming(false);
    if (error) return;
    toast.success(texts.removed);
    onDeleted?.();
  };
  return (
    <>
      <Button variant="ghost" size={size} label={`${texts.remove}: ${title}`} onPress={() => setConfirming(true)}>
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
        cancel={texts.keep}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
