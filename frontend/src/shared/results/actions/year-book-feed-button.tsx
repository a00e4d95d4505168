import { Rss } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import {
  useCreateYearBookFeedMutation,
  useDeleteYearBookFeedMutation,
  useReadYearBookFeedQuery,
} from '../../../api/endpoints/year-book-feed.ts';
import { yearBookFeedTexts as texts } from '../../../texts/professional/year-book-feed.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

/** Opens the calendar feed of a year book. */
export function YearBookFeedButton({ analysisId }: { readonly analysisId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        <Rss aria-hidden="true" />
        {texts.subscribe}
      </Button>
      <Dialog title={texts.title} open={isOpen} onClose={() => setOpen(false)}>
        <Feed analysisId={analysisId} />
      </Dialog>
    </>
  );
}

/** The address is shown once, when it is made; a new one revokes it. */
function Feed({ analysisId }: { readonly analysisId: string }) {
  const { data, refetch } = useReadYearBookFeedQuery(analysisId, { refetchOnMountOrArgChange: true });
  const [create, creation] = useCreateYearBookFeedMutation();
  const [end, ending] = useDeleteYearBookFeedMutation();
  const address = creation.data ? `${location.origin}${creation.data.path}` : null;
  const isOn = address !== null || Boolean(data?.createdAt);
  const stop = async () => {
    const ended = await end(analysisId);
    if (!ended.data) return;
    creation.reset();
    toast.success(ended.data.message);
    void refetch();
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.lead}</p>
      {address ? (
        <>
          <p className="break-all rounded-lg bg-surface-secondary px-3 py-2 text-small">{address}</p>
          <p className="text-small text-muted">{texts.once}</p>
        </>
      ) : null}
      {!address && isOn ? <p className="text-small text-muted">{texts.isOn}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {address ? (
          <>
            <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClasses({})}>
              {texts.open}
            </a>
            <CopyButton text={address} label={texts.copy} />
          </>
        ) : (
          <Button loading={creation.isLoading} onPress={() => void create(analysisId)}>
            {texts.create}
          </Button>
        )}
        {isOn ? (
          <Button variant="ghost" loading={ending.isLoading} onPress={() => void stop()}>
            {texts.off}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
