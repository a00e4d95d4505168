import type { DeadLettersOfService } from '@sefira/contracts/admin-config/failures';
import type { DeadLetter } from '@sefira/contracts/shared/dead-letters';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { approvalTexts } from '../../../texts/admin/admin-approvals.ts';
import { failureTexts, deadLetterTexts as texts } from '../../../texts/admin/admin-failures.ts';
import { serviceNames } from '../../../texts/admin/queues.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NoticeBox } from '../../../ui/feedback/notice-box.tsx';
import { momentOf } from '../../../ui/format/moment.ts';
import { DecisionWindow } from '../approvals/decision-window.tsx';
import { FailureList } from './failure-list.tsx';
import { useDeadLettersQuery, useDismissDeadLetterMutation, useReplayDeadLettersMutation } from './failures-api.ts';

type Service = DeadLettersOfService['service'];

/** Dead letters of all services, each to be replayed or dismissed. */
export function DeadLetters() {
  const query = useDeadLettersQuery(undefined, { refetchOnMountOrArgChange: true });
  const services = query.data ?? [];
  const silent = services.filter(({ letters }) => letters === null).map(({ service }) => service);
  const failed = services.filter(({ letters }) => letters !== null && letters.total > 0);
  return (
    <FailureList title={texts.title} hint={texts.hint} query={query} hasData={query.data !== undefined}>
      {silent.length > 0 ? (
        <NoticeBox tone="info">{texts.noAnswer(silent.map((service) => serviceNames[service]).join(', '))}</NoticeBox>
      ) : null}
      {failed.length === 0 && silent.length === 0 ? <p className="py-2 text-muted">{texts.empty}</p> : null}
      {failed.map(({ service, letters }) => (
        <ServiceLetters key={service} service={service} total={letters?.total ?? 0} items={letters?.items ?? []} />
      ))}
    </FailureList>
  );
}

function useReplay() {
  const [replay, { isLoading }] = useReplayDeadLettersMutation();
  const send = async (service: Service, id?: string) => {
    const { data } = await replay(id === undefined ? { service } : { service, id });
    if (data) toast.success(texts.replayed(data.replayed));
  };
  return { isLoading, send };
}

interface ServiceLettersProps {
  readonly service: Service;
  readonly total: number;
  readonly items: readonly DeadLetter[];
}

function ServiceLetters({ service, total, items }: ServiceLettersProps) {
  const { isLoading, send } = useReplay();
  const [dismissed, setDismissed] = useState<DeadLetter | null>(null);
  return (
    <section aria-label={serviceNames[service]} className="grid gap-1 border-t border-border pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-[1.0625rem]">
          {serviceNames[service]} <span className="text-small font-normal text-muted">{texts.count(total)}</span>
        </h3>
        {total > 1 ? (
          <Button
            size="sm"
            variant="outline"
            loading={isLoading}
            loadingLabel={failureTexts.working}
            label={`${failureTexts.allAgain}: ${serviceNames[service]}`}
            onPress={() => void send(service)}
          >
            {failureTexts.allAgain}
          </Button>
        ) : null}
      </div>
      {total > items.length ? <p className="text-small text-muted">{texts.oldest(items.length)}</p> : null}
      <ul className="divide-y divide-border">
        {items.map((letter) => (
          <li key={letter.id} className="py-4">
            <Letter service={service} letter={letter} onDismiss={() => setDismissed(letter)} />
          </li>
        ))}
      </ul>
      {dismissed ? <Dismiss service={service} letter={dismissed} onClose={() => setDismissed(null)} /> : null}
    </section>
  );
}

interface LetterProps {
  readonly service: Service;
  readonly letter: DeadLetter;
}

function Letter({ service, letter, onDismiss }: LetterProps & { readonly onDismiss: () => void }) {
  const { isLoading, send } = useReplay();
  const { id, name, reason, failedAt } = letter;
  const of = `${name}, ${momentOf(failedAt)}`;
  return (
    <article className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="break-all">
          {name} <span className="text-small text-muted">· {momentOf(failedAt)}</span>
        </p>
        <p className="measure text-small break-words text-muted">{reason}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          loading={isLoading}
          loadingLabel={failureTexts.working}
          label={`${failureTexts.again}: ${of}`}
          onPress={() => void send(service, id)}
        >
          {failureTexts.again}
        </Button>
        <Button size="sm" variant="outline" label={`${failureTexts.dismiss}: ${of}`} onPress={onDismiss}>
          {failureTexts.dismiss}
        </Button>
      </div>
    </article>
  );
}

function Dismiss({ service, letter, onClose }: LetterProps & { readonly onClose: () => void }) {
  const [dismiss, { isLoading, error }] = useDismissDeadLetterMutation();
  const send = async (reason: string) => {
    const answer = await dismiss({ service, id: letter.id, reason });
    if (answer.error) return;
    toast.success(texts.dismissed);
    onClose();
  };
  return (
    <DecisionWindow
      title={texts.dismissTitle}
      lead={`${letter.name}. ${texts.dismissLead}`}
      submit={failureTexts.dismiss}
      danger
      field={{
        label: approvalTexts.reason,
        maxLength: 300,
        isValid: (typed) => typed.length >= 3,
        invalid: approvalTexts.reasonRequired,
      }}
      loading={isLoading}
      error={error}
      onDecide={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
