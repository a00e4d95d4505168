import { useSession } from '../../api/session/use-session.ts';
import { PlanSection } from '../../shared/billing/plan-section.tsx';
import { ProfessionalLinks } from '../../shared/billing/professional-links.tsx';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { WalletSection } from '../../shared/billing/wallet-section.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { paymentsTexts } from '../../texts/billing/payment-history.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OrderHistory } from './order-history.tsx';

/** /payments: plan, credits, and payments with their receipts. */
export function PaymentsPage() {
  const { hasAccount } = useSession();
  const isProfessional = useIncludes('api_keys');
  return (
    <div className="page pt-10 md:pt-14">
      <h1>{paymentsTexts.title}</h1>
      <p className="measure mt-2 text-muted">{paymentsTexts.lead}</p>
      {hasAccount ? (
        <>
          <div className="mt-8 grid gap-4 lg:grid-cols-2">
            <PlanSection />
            <WalletSection />
          </div>
          <OrderHistory />
          {isProfessional ? (
            <div className="mt-10">
              <ProfessionalLinks isOwn />
            </div>
          ) : null}
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={paymentsTexts.empty}
            hint={paymentsTexts.emptyHint}
            action={<ButtonLink to={paths.payment}>{paymentsTexts.emptyAction}</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
}
