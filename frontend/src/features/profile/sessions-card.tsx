import type { listSessions } from '@sefira/contracts/auth/account';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { Laptop, Smartphone } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { sessionTexts as texts } from '../../texts/account/security.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { agoOf, momentOf } from '../../ui/format/moment.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from './api.ts';
import { ProfileCard } from './profile-card.tsx';

type Session = RouteAnswer<typeof listSessions>['data'][number];

/** Open sessions of the account; each can be ended. */
export function SessionsCard() {
  const query = useSessionsQuery();
  const { data: sessions, isError } = query;
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const leaveAll = async () => {
    const { data } = await endOthers();
    if (data !== undefined) toast.success(texts.endedAll(data));
  };
  return (
    <ProfileCard title={texts.title} lead={texts.lead}>
      {isError ? <RetryNotice text={texts.failed} query={query} /> : null}
      {sessions || isError ? null : <Skeleton className="h-20" />}
      {sessions ? (
        <ul className="-mt-2 divide-y divide-border">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
      {sessions && others === 0 ? <p className="mt-1 text-small text-muted">{texts.only}</p> : null}
      {others > 0 ? (
        <Button
          variant="outline"
          loading={isLoading}
          loadingLabel={texts.ending}
          onPress={() => void leaveAll()}
          className="mt-3"
        >
          {texts.endAll}
        </Button>
      ) : null}
    </ProfileCard>
  );
}

function SessionRow({
  session: { id, device, place, createdAt, lastUsedAt, isCurrent },
}: {
  readonly session: Session;
}) {
  const [end, { isLoading }] = useEndSessionMutation();
  const leave = async () => {
    const { error } = await end(id);
    if (!error) toast.success(texts.ended);
  };
  const Icon = /android|ios|iphone|ipad/i.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{device}</p>
        <p className="text-small text-muted">
          {place} · {texts.lastUsed(agoOf(lastUsedAt))}
        </p>
        <p className="text-fine text-muted">{texts.opened(momentOf(createdAt))}</p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{texts.current}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={isLoading}
          loadingLabel={texts.ending}
          label={texts.endOf(device)}
          onPress={() => void leave()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
