import { useSession } from '../../api/use-session.ts';
import { PlanSection } from '../../billing/plan-section.tsx';
import { ProfessionalLinks } from '../../billing/professional-links.tsx';
import { useIncludes } from '../../billing/use-includes.ts';
import { WalletSection } from '../../billing/wallet-section.tsx';
import { paths } from '../../paths.ts';
import { paymentsTexts } from '../../texts/payments.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OrderHistory } from './order-history.tsx';

/** /payments: the plan, the credits, and every payment with its receipt. */
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
