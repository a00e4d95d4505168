import type { SaleStatus } from '@sefira/contracts/reseller/dashboard';
import { useState } from 'react';
import { resellerTexts, statusFilters, listTexts as texts } from '../../../texts/professional/reseller.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useSalesInfiniteQuery } from '../api.ts';
import { ExportButton } from '../export-button.tsx';
import type { Period } from '../period-bar.tsx';
import { CustomerCell } from './customer-cell.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListHead } from './list-head.tsx';
import { StatusBadge } from './status-badge.tsx';

const columns = [
  { label: texts.date },
  { label: texts.customer },
  { label: texts.product },
  { label: texts.amount, isNumber: true },
  { label: texts.state },
] as const;

/** Sales of the period to the reseller's customers. */
export function SalesTab({ days }: { readonly days: Period }) {
  const [status, setStatus] = useState<SaleStatus | 'all'>('all');
  const list = useSalesInfiniteQuery({ days, status });
  const first = list.currentData?.pages[0];
  const total = first ? texts.saleCount(first.total) : null;
  const counted = total && status === 'all' ? texts.withCancelled(total) : total;
  const rows = list.currentData?.pages.flatMap(({ data }) => data);
  return (
    <ListFrame
      list={list}
      count={rows?.length ?? 0}
      empty={texts.noSales}
      caption={resellerTexts.sales}
      columns={columns}
      head={
        <ListHead sum={first ? formatMoney(first.totalCents) : null} count={counted}>
          <div className="w-40">
            <SelectField label={texts.status} value={status} options={statusFilters} onChange={setStatus} />
          </div>
          <ExportButton type="sales" format="pdf" days={days} />
          <ExportButton type="sales" format="csv" days={days} />
          <ExportButton type="sales" format="xlsx" days={days} />
        </ListHead>
      }
    >
      {rows?.map((sale) => (
        <tr key={sale.id}>
          <td data-label={texts.date}>
            <time dateTime={sale.created_at}>{dateOfInstant(sale.created_at)}</time>
          </td>
          <td data-label={texts.customer}>
            <CustomerCell name={sale.customer_name} email={sale.customer_email} />
          </td>
          <td data-label={texts.product}>{sale.product_name}</td>
          <td data-label={texts.amount} className="whitespace-nowrap md:text-end">
            {formatMoney(sale.amount)}
          </td>
          <td data-label={texts.state}>
            <StatusBadge status={sale.status} />
            {sale.refunded_amount > 0 ? (
              <span className="mt-1 block text-fine text-muted">
                {texts.refunded(formatMoney(sale.refunded_amount))}
              </span>
            ) : null}
          </td>
        </tr>
      ))}
    </ListFrame>
  );
}
