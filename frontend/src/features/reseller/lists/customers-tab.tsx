import { resellerTexts, listTexts as texts } from '../../../texts/professional/reseller.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useCustomersInfiniteQuery } from '../api.ts';
import type { Period } from '../period-bar.tsx';
import { CustomerCell } from './customer-cell.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListHead } from './list-head.tsx';

const columns = [
  { label: texts.name },
  { label: texts.registered },
  { label: texts.totalSpent, isNumber: true },
  { label: texts.lastPurchase },
  { label: texts.state },
] as const;

/** Sign-ups through the reseller's links in the period. */
export function CustomersTab({ days }: { readonly days: Period }) {
  const list = useCustomersInfiniteQuery({ days });
  const first = list.currentData?.pages[0];
  const rows = list.currentData?.pages.flatMap(({ data }) => data);
  return (
    <>
      <ListFrame
        list={list}
        count={rows?.length ?? 0}
        empty={texts.noCustomers}
        caption={resellerTexts.customers}
        columns={columns}
        head={<ListHead sum={null} count={first ? texts.customerCount(first.total) : null} />}
      >
        {rows?.map((customer) => (
          <tr key={customer.id}>
            <td data-label={texts.name}>
              <CustomerCell name={customer.name} email={customer.email} />
            </td>
            <td data-label={texts.registered}>
              <time dateTime={customer.created_at}>{dateOfInstant(customer.created_at)}</time>
            </td>
            <td data-label={texts.totalSpent} className="whitespace-nowrap md:text-end">
              {formatMoney(customer.total_spent)}
            </td>
            <td data-label={texts.lastPurchase}>
              {customer.last_purchase ? dateOfInstant(customer.last_purchase) : texts.never}
            </td>
            <td data-label={texts.state}>
              <Badge tone={customer.active ? 'success' : 'neutral'}>
                {customer.active ? texts.active : texts.inactive}
              </Badge>
            </td>
          </tr>
        ))}
      </ListFrame>
      <p className="text-fine text-muted">{texts.masked}</p>
    </>
  );
}
