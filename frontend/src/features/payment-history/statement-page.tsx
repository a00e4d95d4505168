import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type StatementFilters, useListStatementInfiniteQuery } from '../../api/endpoints/billing.ts';
import { useSession } from '../../api/session/use-session.ts';
import { WalletSection } from '../../shared/billing/wallet-section.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { statementTexts } from '../../texts/billing/payment-history.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { ChoiceSwitch } from '../../ui/fields/choice-group.tsx';
import { StatementRow } from './statement-row.tsx';

type Direction = NonNullable<StatementFilters['direction']>;

/** /payments/extrato: every movement of credits with the balance after it. */
export function StatementPage() {
  const { hasAccount } = useSession();
  const [direction, setDirection] = useState<Direction>('all');
  const list = useListStatementInfiniteQuery({ direction }, { skip: !hasAccount });
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const empty = <EmptyState title={statementTexts.empty} hint={statementTexts.emptyHint} />;
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
          {hasAccount ? (
            <PagedList
              list={list}
              count={lines.length}
              texts={statementTexts}
              skeleton={<SkeletonRows rows={5} />}
              empty={empty}
            >
              <ol className="card divide-y divide-border">
                {lines.map((line) => (
                  <StatementRow key={line.id} line={line} />
                ))}
              </ol>
            </PagedList>
          ) : (
            empty
          )}
        </div>
        {hasAccount ? <WalletSection linksStatement={false} /> : null}
      </div>
    </div>
  );
}
