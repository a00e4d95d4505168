import { consentTexts as texts } from '../../texts/account/profile.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { momentOf } from '../../ui/format/moment.ts';
import { useConsentsQuery } from './api.ts';
import { ProfileCard } from './profile-card.tsx';

const subjects: Readonly<Record<string, string>> = texts.subjects;

/** Given and withdrawn consents with dates (LGPD art. 8). */
export function ConsentsCard() {
  const { data: consents, isLoading, isError, isFetching, refetch } = useConsentsQuery();
  return (
    <ProfileCard title={texts.title} lead={texts.lead}>
      {isLoading ? <Skeleton className="h-24" /> : null}
      {isError ? <RetryNotice text={texts.loadFailed} query={{ isFetching, refetch }} /> : null}
      {consents?.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
      {consents && consents.length > 0 ? (
        <ul className="-my-3 divide-y divide-border">
          {consents.map(({ id, subject, granted, version, givenAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="min-w-0">
                <span className="font-semibold">{subjects[subject] ?? subject}</span>
                <span className="block text-small text-muted tabular-nums">
                  <time dateTime={givenAt}>{momentOf(givenAt)}</time>
                  {version ? ` · ${texts.version(version)}` : null}
                </span>
              </span>
              <Badge tone={granted ? 'success' : 'neutral'}>{granted ? texts.granted : texts.withdrawn}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </ProfileCard>
  );
}
