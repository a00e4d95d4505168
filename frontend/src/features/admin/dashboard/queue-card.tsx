import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { queueBoardPath } from '@sefira/contracts/admin-config/queue-board';
import { ExternalLink } from 'lucide-react';
import { adminDashboardTexts as texts } from '../../../texts/admin/admin.ts';
import { queueName } from '../../../texts/admin/queues.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';

const figures = new Intl.NumberFormat('pt-BR');

type Queue = AdminDashboard['queues'][number];

const columns: readonly { readonly title: string; readonly text: (queue: Queue) => string }[] = [
  { title: texts.waiting, text: ({ waiting }) => figures.format(waiting) },
  { title: texts.running, text: ({ active }) => figures.format(active) },
  { title: texts.delayed, text: ({ delayed }) => figures.format(delayed) },
  { title: texts.failed, text: ({ failed }) => figures.format(failed) },
  {
    title: texts.oldest,
    text: ({ oldest_seconds }) => (oldest_seconds === null ? texts.none : texts.seconds(oldest_seconds)),
  },
];

/** Queues with waiting, running or failed jobs, and a link to the queue board. Planned runs of schedules alone are no work. */
export function QueueCard({ queues }: Pick<AdminDashboard, 'queues'>) {
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  return (
    <section aria-label={texts.queues} className="card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{texts.queues}</h2>
        <a
          href={`/api${queueBoardPath}/`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'outline', size: 'sm' })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {texts.board}
        </a>
      </div>
      {busy.length === 0 ? (
        <p className="mt-3 text-muted">{texts.quiet}</p>
      ) : (
        <table className="stacked-table mt-3">
          <thead>
            <tr>
              {[texts.queue, ...columns.map(({ title }) => title)].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busy.map((queue) => (
              <tr key={queue.name}>
                <td data-label={texts.queue}>
                  <span>{queueName(queue.name)}</span>
                </td>
                {columns.map(({ title, text }) => (
                  <td key={title} data-label={title}>
                    <span className="tabular-nums">{text(queue)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
