import type { Commission, SaleStatus } from '@sefira/contracts/reseller/dashboard';
import { useState } from 'react';
import { resellerTexts, stateTexts, statusFilters, listTexts as texts } from '../../../texts/professional/reseller.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useCommissionsInfiniteQuery } from '../api.ts';
import { ExportButton } from '../export-button.tsx';
import { PayoutSection } from '../payouts/payout-section.tsx';
import type { Period } from '../period-bar.tsx';
import { CustomerCell } from './customer-cell.tsx';
import { ExplanationDialog } from './explanation-dialog.tsx';
import { ListFrame } from './list-frame.tsx';
import { ListHead } from './list-head.tsx';
import { StatusBadge } from './status-badge.tsx';

const columns = [
  { label: texts.date },
  { label: texts.customer },
  { label: texts.product },
  { label: texts.saleAmount, isNumber: true },
  { label: texts.commission, isNumber: true },
  { label: texts.state },
] as const;

/** Balance, payouts, and every commission of the period with its reason. */
export function CommissionsTab({ days }: { readonly days: Period }) {
  const [status, setStatus] = useState<SaleStatus | 'all'>('all');
  const [explainedCommission, setExplainedCommission] = useState<Commission | null>(null);
  const list = useCommissionsInfiniteQuery({ days, status });
  const first = list.currentData?.pages[0];
  const total = first ? texts.commissionCount(first.total) : null;
  const counted = total && status === 'all' ? texts.withCancelled(total) : total;
  const rows = list.currentData?.pages.flatMap(({ data }) => data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PayoutSection />
      <ListFrame
        list={list}
        count={rows?.length ?? 0}
        empty={texts.noCommissions}
        caption={resellerTexts.commissions}
        columns={columns}
        head={
          <ListHead sum={first ? formatMoney(first.totalCents) : null} count={counted}>
            <div className="w-40">
              <SelectField label={texts.status} value={status} options={statusFilters} onChange={setStatus} />
            </div>
            <ExportButton type="commissions" format="pdf" days={days} />
            <ExportButton type="commissions" format="csv" days={days} />
            <ExportButton type="commissions" format="xlsx" days={days} />
          </ListHead>
        }
      >
        {rows?.map((commission) => (
          <CommissionRow key={commission.id} commission={commission} onWhy={() => setExplainedCommission(commission)} />
        ))}
      </ListFrame>
      <p className="text-fine text-muted">{texts.masked}</p>
      <ExplanationDialog commission={explainedCommission} onClose={() => setExplainedCommission(null)} />
    </div>
  );
}

interface CommissionRowProps {
  readonly commission: Commission;
  readonly onWhy: () => void;
}

function CommissionRow({ commission, onWhy }: CommissionRowProps) {
  const { created_at, customer_name, customer_email, product_name, sale_amount, commission_amount } = commission;
  return (
    <tr>
      <td data-label={texts.date}>
        <time dateTime={created_at}>{dateOfInstant(created_at)}</time>
      </td>
      <td data-label={texts.customer}>
        <CustomerCell name={customer_name} email={customer_email} />
      </td>
      <td data-label={texts.product}>{product_name}</td>
      <td data-label={texts.saleAmount} className="whitespace-nowrap md:text-end">
        {formatMoney(sale_amount)}
      </td>
      <td data-label={texts.commission} className="md:text-end">
        <span className={`font-semibold whitespace-nowrap ${commission_amount < 0 ? 'text-danger' : ''}`}>
          {formatMoney(commission_amount)}
        </span>
        <button
          type="button"
          aria-label={texts.whyOf(customer_name)}
          onClick={onWhy}
          className="text-link block cursor-pointer justify-self-start text-small whitespace-nowrap md:ms-auto"
        >
          {texts.why}
        </button>
      </td>
      <td data-label={texts.state}>
        <State commission={commission} />
      </td>
    </tr>
  );
}

function State({ commission: { status, state, kind, available_on } }: { readonly commission: Commission }) {
  const hint = available_on ? texts.availableOn(dateInFigures(available_on)) : stateTexts[state];
  return (
    <div>
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {kind === 'sale' ? null : <Badge tone={kind === 'reversal' ? 'danger' : 'success'}>{texts[kind]}</Badge>}
      </span>
      {hint ? <span className="mt-1 block text-fine text-muted">{hint}</span> : null}
    </div>
  );
}
