import { useState } from 'react';
import { type OrderFilters, useListOrdersInfiniteQuery } from '../../api/endpoints/billing.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { paymentsTexts } from '../../texts/billing/payment-history.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { OrderRow } from './order-row.tsx';

type Status = NonNullable<OrderFilters['status']>;

/** All orders, newest first, filtered by state. */
export function OrderHistory() {
  const [status, setStatus] = useState<Status>('all');
  const list = useListOrdersInfiniteQuery({ status });
  const orders = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = status !== 'all';
  return (
    <section aria-labelledby="history-title" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="history-title" className="text-h3">
          {paymentsTexts.history}
        </h2>
        <div className="w-full sm:w-48">
          <SelectField
            label={paymentsTexts.filter}
            value={status}
            options={paymentsTexts.filters}
            onChange={setStatus}
          />
        </div>
      </div>
      <div className="mt-4">
        <PagedList
          list={list}
          count={orders.length}
          texts={paymentsTexts}
          skeleton={<SkeletonRows rows={3} />}
          empty={
            <EmptyState
              title={isFiltered ? paymentsTexts.emptyFiltered : paymentsTexts.empty}
              hint={isFiltered ? paymentsTexts.emptyFilteredHint : paymentsTexts.emptyHint}
              action={isFiltered ? null : <ButtonLink to={paths.payment}>{paymentsTexts.emptyAction}</ButtonLink>}
            />
          }
        >
          <ul className="card divide-y divide-border">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </PagedList>
      </div>
    </section>
  );
}
