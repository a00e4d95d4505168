import { toast } from 'react-hot-toast/headless';
import { failureText } from '../../../api/client/use-field-issues.ts';
import { articleEditorTexts as texts } from '../../../texts/admin/admin-content.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { WindowForm } from '../window-form.tsx';
import { type EditedArticle, useAnnounceArticleMutation } from './content-api.ts';

/** Asks before an article is mailed to all subscribers: it cannot be revoked. */
export function AnnounceWindow({
  article,
  onClose,
}: {
  readonly article: EditedArticle;
  readonly onClose: () => void;
}) {
  const [announce, { isLoading, error }] = useAnnounceArticleMutation();
  const send = async () => {
    const { data } = await announce(article.id);
    if (!data) return;
    toast.success(texts.announcedTo(data.subscribers));
    onClose();
  };
  return (
    <Dialog title={texts.announceTitle} open onClose={onClose}>
      <WindowForm
        lead={texts.announceLead}
        error={error}
        failure={failureText(error, texts.announceFailed)}
        submit={texts.announce}
        submitting={texts.announcing}
        loading={isLoading}
        onSubmit={() => void send()}
        onCancel={onClose}
      >
        <p className="font-semibold break-words">{article.title}</p>
      </WindowForm>
    </Dialog>
  );
}
