import type { StatementLine } from '@sefira/contracts/billing/wallet';
import { Link } from 'react-router-dom';
import { isOwnPage } from '../../shared/billing/is-own-page.ts';
import { reasonNames } from '../../texts/billing/billing.ts';
import { statementTexts } from '../../texts/billing/payment-history.ts';
import { dateOfInstant } from '../../ui/format/instant.ts';

/** A movement: date, reason, amount and balance. The reason links to what was charged. */
export function StatementRow({ line }: { readonly line: StatementLine }) {
  const { amount, description, occurredAt, reason, reference, lots, balanceAfter } = line;
  const isIn = amount > 0;
  const href = reference?.href && isOwnPage(reference.href) ? reference.href : null;
  const used = lots.map((lot) => statementTexts.lot(lot.amount, lot.label)).join(', ');
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-0.5 p-4 md:px-5">
      <p className="min-w-0 font-semibold">
        {href ? (
          <Link to={href} className="text-link font-semibold">
            {description}
          </Link>
        ) : (
          description
        )}
      </p>
      <p className={`figure text-end text-h3 whitespace-nowrap ${isIn ? 'text-success' : ''}`}>
        {isIn ? '+' : '−'}
        {Math.abs(amount).toLocaleString('pt-BR')}
      </p>
      <p className="text-small text-muted">
        <time dateTime={occurredAt}>{dateOfInstant(occurredAt)}</time> · {reasonNames[reason]}
        {!isIn && used ? <span className="block">{statementTexts.usedLots(used)}</span> : null}
      </p>
      <p className="text-end text-small whitespace-nowrap text-muted tabular-nums">
        {statementTexts.balanceAfter(balanceAfter)}
      </p>
    </li>
  );
}
