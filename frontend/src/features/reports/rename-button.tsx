import { Pencil } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { CallFailure } from '../../shared/forms/call-failure.tsx';
import { reportTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useRenameReportMutation } from './api.ts';

interface RenameButtonProps {
  readonly id: string;
  readonly title: string;
}

/** Changes the title in the list. */
export function RenameButton({ id, title }: RenameButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" label={`${texts.rename}: ${title}`} onPress={() => setOpen(true)}>
        <Pencil aria-hidden="true" />
        {texts.rename}
      </Button>
      <Dialog title={texts.renameTitle} open={isOpen} onClose={() => setOpen(false)}>
        <RenameForm id={id} title={title} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RenameForm({ id, title: before, onClose }: RenameButtonProps & { readonly onClose: () => void }) {
  const [rename, { isLoading, error: refusal }] = useRenameReportMutation();
  const [title, setTitle] = useState(before);
  const field = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    const { error } = await rename({ id, title: title.trim() });
    if (error) return;
    toast.success(texts.renamed);
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={field} className="label">
          {texts.renameLabel}
        </label>
        <input
          id={field}
          value={title}
          maxLength={160}
          required
          aria-describedby={`${field}-hint`}
          onChange={(event) => setTitle(event.target.value)}
          className="input"
        />
        <p id={`${field}-hint`} className="text-small text-muted">
          {texts.renameHint}
        </p>
      </div>
      <CallFailure error={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading} loadingLabel={texts.saving} disabled={title.trim() === ''}>
          {texts.save}
        </Button>
        <Button variant="outline" onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
