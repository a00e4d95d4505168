import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { chatTexts as texts } from '../../../texts/chat/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useChangeConversationMutation, useDeleteConversationMutation } from '../api.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

interface RenameDialogProps {
  readonly conversation: Named;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Renames a conversation. */
export function RenameDialog({ conversation, open, onClose }: RenameDialogProps) {
  return (
    <Dialog title={texts.renameTitle} open={open} onClose={onClose}>
      <RenameForm conversation={conversation} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ conversation: { id, title: before }, onClose }: Omit<RenameDialogProps, 'open'>) {
  const [change, { isLoading, error: refusal }] = useChangeConversationMutation();
  const [title, setTitle] = useState(before);
  const save = async () => {
    const { error } = await change({ id, title: title.trim() });
    if (!error) onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim()) void save();
      }}
      className="grid gap-4"
    >
      <label className="grid gap-1.5">
        <span className="label">{texts.renameLabel}</span>
        <input value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} className="input" />
      </label>
      <CallFailure error={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading} disabled={title.trim() === ''}>
          {texts.save}
        </Button>
        <Button variant="outline" onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface DeleteDialogProps extends RenameDialogProps {
  /** True for the open conversation: the texts then say "clear". */
  readonly isClearing?: boolean;
  readonly onDeleted: () => void;
}

/** Deletes a conversation after confirmation. */
export function DeleteDialog({ conversation, open, isClearing = false, onClose, onDeleted }: DeleteDialogProps) {
  const [remove, { isLoading }] = useDeleteConversationMutation();
  const confirm = async () => {
    const { error } = await remove(conversation.id);
    onClose();
    if (error) return;
    toast.success(texts.removed);
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={isClearing ? texts.clearTitle : texts.removeTitle}
      open={open}
      subject={conversation.title}
      hint={texts.removeHint}
      confirm={isClearing ? texts.clear : texts.remove}
      confirming={texts.removing}
      cancel={texts.cancel}
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
