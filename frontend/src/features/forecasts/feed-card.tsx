import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { forecastTexts as texts } from '../../texts/analyses/forecasts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonClasses } from '../../ui/buttons/button-style.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { useCreateFeedMutation, useDeleteFeedMutation, useReadFeedQuery } from './api.ts';

interface FeedCardProps {
  readonly birthDate: string;
  readonly hasAccount: boolean;
}

/** The personal days as a calendar feed: its address is shown once and can be revoked. */
export function FeedCard({ birthDate, hasAccount }: FeedCardProps) {
  const isIncluded = useIncludes('forecasts');
  return (
    <section className="card grid gap-5 p-5 md:grid-cols-[auto_1fr] md:p-6">
      <NumberGlyph number={9} className="w-16!" />
      <div>
        <h2 className="text-h3">{texts.feedTitle}</h2>
        <p className="measure mt-1 text-muted">{texts.feedLead}</p>
        <div className="mt-4">
          {hasAccount ? null : <p className="text-small text-muted">{texts.feedAccount}</p>}
          {hasAccount && isIncluded ? <Feed birthDate={birthDate} /> : null}
          {hasAccount && !isIncluded ? <Closed /> : null}
        </div>
      </div>
    </section>
  );
}

/** The plan that includes the feed; an address of before can still be turned off. */
function Closed() {
  const { data, refetch } = useReadFeedQuery();
  const { stop, isEnding } = useStopFeed(() => void refetch());
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">{texts.feedPlan}</p>
      {data?.createdAt ? <p className="text-small text-muted">{texts.feedLapsed}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={`${paths.payment}?plan=premium`} variant="outline">
          {texts.feedUpgrade}
        </ButtonLink>
        {data?.createdAt ? (
          <Button variant="ghost" loading={isEnding} onPress={() => void stop()}>
            {texts.feedOff}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function useStopFeed(onStopped: () => void) {
  const [end, { isLoading: isEnding }] = useDeleteFeedMutation();
  const stop = async () => {
    const ended = await end();
    if (!ended.data) return;
    toast.success(ended.data.message);
    onStopped();
  };
  return { stop, isEnding };
}

function Feed({ birthDate }: { readonly birthDate: string }) {
  const { data, refetch } = useReadFeedQuery();
  const [create, creation] = useCreateFeedMutation();
  const [path, setPath] = useState<string | null>(null);
  const isOn = path !== null || Boolean(data?.createdAt);

  const start = async () => {
    const made = await create({ birthDate });
    if (made.data) setPath(made.data.path);
  };
  const { stop, isEnding } = useStopFeed(() => {
    setPath(null);
    void refetch();
  });

  const address = path === null ? null : `${location.origin}${path}`;
  return (
    <div className="grid gap-3">
      {address === null ? null : (
        <>
          <p className="break-all rounded-lg bg-surface-secondary px-3 py-2 text-small">{address}</p>
          <p className="text-small text-muted">{texts.feedOnce}</p>
        </>
      )}
      {address === null && isOn ? <p className="text-small text-muted">{texts.feedIsOn}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {address === null ? (
          <Button loading={creation.isLoading} onPress={() => void start()}>
            {texts.feedCreate}
          </Button>
        ) : (
          <>
            <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClasses({})}>
              {texts.feedOpen}
            </a>
            <CopyButton text={address} label={texts.feedCopy} />
          </>
        )}
        {isOn ? (
          <Button variant="ghost" loading={isEnding} onPress={() => void stop()}>
            {texts.feedOff}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
