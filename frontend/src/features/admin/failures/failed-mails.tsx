import { toast } from 'react-hot-toast/headless';
import { failureTexts, failedMailTexts as texts } from '../../../texts/admin/admin-failures.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { FailureList } from './failure-list.tsx';
import { useFailedMailsQuery, useRetryFailedMailsMutation } from './failures-api.ts';

/** Mails that were not delivered, by template and cause, and a button that sends them again. */
export function FailedMails() {
  const query = useFailedMailsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [retry, { isLoading }] = useRetryFailedMailsMutation();
  const groups = query.data ?? [];
  const send = async () => {
    const { data } = await retry();
    if (data) toast.success(texts.retried(data.retried));
  };
  const button = (
    <Button size="sm" loading={isLoading} loadingLabel={failureTexts.working} onPress={() => void send()}>
      {texts.again}
    </Button>
  );
  return (
    <FailureList
      title={texts.title}
      hint={texts.hint}
      query={query}
      hasData={query.data !== undefined}
      action={groups.length > 0 ? button : null}
    >
      {groups.length === 0 ? <p className="py-2 text-muted">{texts.empty}</p> : null}
      <ul className="divide-y divide-border">
        {groups.map(({ template, reason, count, latestAt }) => (
          <li key={`${template} ${reason}`} className="grid gap-1 py-4">
            <p className="break-all">
              {texts.row(count, template)}{' '}
              <span className="text-small text-muted">· {texts.latest(momentOf(latestAt))}</span>
            </p>
            <p className="measure text-small break-words text-muted">{reason}</p>
          </li>
        ))}
      </ul>
    </FailureList>
  );
}
