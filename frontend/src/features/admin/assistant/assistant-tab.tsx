import type { ModelUsage } from '@sefira/contracts/chat/model-usage';
import { assistantTexts as texts } from '../../../texts/admin/admin-assistant.ts';
import { momentOf } from '../../../ui/format/moment.ts';
import { DayChart } from '../dashboard/day-chart.tsx';
import { LoadState } from '../load-state.tsx';
import { useModelUsageQuery } from './assistant-api.ts';
import { ModelNotice } from './model-notice.tsx';
import { dollars, figures } from './spending.ts';

/** Who answers the chat, and what the model costs: this month, by day, by model and by conversation. */
export function AssistantTab() {
  const query = useModelUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <>
      <LoadState
        query={query}
        hasData={data !== undefined}
        heights={['h-28', 'h-64', 'h-64']}
        failed={texts.loadFailed}
      />
      {data ? (
        <>
          <ModelNotice assistant={data.assistant} />
          <State assistant={data.assistant} />
          <Month month={data.month} />
          <section aria-label={texts.days} className="grid gap-4 sm:grid-cols-2">
            <DayChart
              title={texts.costByDay}
              points={data.days.map(({ day, costMicros }) => ({ day, amount: costMicros }))}
              format={dollars}
            />
            <DayChart
              title={texts.tokensByDay}
              points={data.days.map(({ day, inputTokens, outputTokens }) => ({
                day,
                amount: inputTokens + outputTokens,
              }))}
              format={figures}
            />
          </section>
          <SpendingTable
            title={texts.models}
            name={texts.model}
            rows={data.models.map((row) => ({ ...row, key: row.model, shown: row.model }))}
          />
          <SpendingTable
            title={texts.conversations}
            name={texts.conversation}
            rows={data.conversations.map((row) => ({
              ...row,
              key: row.conversationId,
              shown: texts.conversationOf(row.conversationId.slice(-8), row.lastDay),
            }))}
          />
        </>
      ) : null}
    </>
  );
}

function State({ assistant: { state, provider, model, checkedAt } }: Pick<ModelUsage, 'assistant'>) {
  return (
    <section aria-label={texts.who} className="card p-5">
      <h2 className="text-h3">{texts.who}</h2>
      <p className="mt-2">
        {state === 'built-in'
          ? texts.builtIn
          : texts.answeredBy(model ?? '', texts.providers[provider ?? ''] ?? provider ?? '')}
      </p>
      <p className="mt-1 text-small text-muted">
        {texts.states[state]}
        {checkedAt ? ` ${texts.checkedAt(momentOf(checkedAt))}` : ''}
      </p>
      <p className="mt-3 text-small text-muted">{texts.budgetHint}</p>
    </section>
  );
}

function Month({ month }: Pick<ModelUsage, 'month'>) {
  const tiles = [
    { label: texts.cost, value: dollars(month.costMicros) },
    { label: texts.tokens, value: figures(month.inputTokens + month.outputTokens) },
    { label: texts.answers, value: figures(month.answers) },
    { label: texts.atLimit, value: texts.ofPeople(month.peopleAtLimit, month.people) },
  ];
  return (
    <section aria-label={texts.month}>
      <h2 className="text-h3">{texts.month}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-4 xl:grid-cols-4">
        {tiles.map(({ label, value }) => (
          <div key={label} className="card p-4 md:p-5">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="mt-2 text-[1.375rem] leading-tight font-semibold break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Row = Pick<ModelUsage['models'][number], 'answers' | 'inputTokens' | 'outputTokens' | 'costMicros'> & {
  readonly key: string;
  readonly shown: string;
};

function SpendingTable(props: { readonly title: string; readonly name: string; readonly rows: readonly Row[] }) {
  const columns = [
    { title: texts.answers, text: (row: Row) => figures(row.answers) },
    { title: texts.tokensIn, text: (row: Row) => figures(row.inputTokens) },
    { title: texts.tokensOut, text: (row: Row) => figures(row.outputTokens) },
    { title: texts.cost, text: (row: Row) => dollars(row.costMicros) },
  ];
  return (
    <section aria-label={props.title} className="card p-5">
      <h2 className="text-h3">{props.title}</h2>
      {props.rows.length === 0 ? (
        <p className="mt-3 text-muted">{texts.none}</p>
      ) : (
        <table className="stacked-table mt-3">
          <thead>
            <tr>
              {[props.name, ...columns.map(({ title }) => title)].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row) => (
              <tr key={row.key}>
                <td data-label={props.name}>
                  <span className="break-all">{row.shown}</span>
                </td>
                {columns.map(({ title, text }) => (
                  <td key={title} data-label={title}>
                    <span className="tabular-nums">{text(row)}</span>
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
