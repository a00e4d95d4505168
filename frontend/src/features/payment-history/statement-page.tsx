import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type StatementFilters, useListStatementInfiniteQuery } from '../../api/endpoints/billing.ts';
import { useSession } from '../../api/session/use-session.ts';
import { WalletSection } from '../../shared/billing/wallet-section.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { statementTexts } from '../../texts/billing/payment-history.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceSwitch } from '../../ui/fields/choice-group.tsx';
import { StatementRow } from './statement-row.tsx';

type Direction = NonNullable<StatementFilters['direction']>;

/** /payments/extrato: every movement of credits with the balance after it. */
export function StatementPage() {
  const { hasAccount } = useSession();
  const [direction, setDirection] = useState<Direction>('all');
  const list = useListStatementInfiniteQuery({ direction }, { skip: !hasAccount });
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = !hasAccount || (list.isSuccess && lines.length === 0);
  return (
    <div className="page pt-10 md:pt-14">
      <Link to={paths.payments} className="text-link inline-flex min-h-6 items-center gap-1.5 text-[0.9375rem]">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {statementTexts.back}
      </Link>
      <h1 className="mt-2">{statementTexts.title}</h1>
      <p className="measure mt-2 text-muted">{statementTexts.lead}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-4">
          <div>
            <ChoiceSwitch
              legend={statementTexts.filter}
              name="direction"
              value={direction}
              options={statementTexts.filters}
              onChange={setDirection}
            />
          </div>
          <div aria-busy={list.isFetching}>
            {list.isLoading ? <Skeleton className="h-72 w-full" /> : null}
            {list.isError && lines.length === 0 ? (
              <NoticeBox tone="danger">
                {statementTexts.loadFailed}{' '}
                <button type="button" onClick={() => void list.refetch()} className="text-link cursor-pointer">
                  {statementTexts.reload}
                </button>
              </NoticeBox>
            ) : null}
            {isEmpty ? <EmptyState title={statementTexts.empty} hint={statementTexts.emptyHint} /> : null}
            {lines.length > 0 ? (
              <ol className="card divide-y divide-border">
                {lines.map((line) => (
                  <StatementRow key={line.id} line={line} />
                ))}
              </ol>
            ) : null}
            {list.hasNextPage ? (
              <div className="mt-6 text-center">
                <Button variant="outline" loading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
                  {statementTexts.more}
                </Button>
              </div>
            ) : null}
          </div>
        </div>
        {hasAccount ? <WalletSection linksStatement={false} /> : null}
      </div>
    </div>
  );
}
