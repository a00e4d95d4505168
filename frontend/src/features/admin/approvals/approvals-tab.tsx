import { AttributionApprovals } from './attribution-approvals.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { PayoutApprovals } from './payout-approvals.tsx';
import { ResellerApprovals } from './reseller-approvals.tsx';

/** Pending decisions: orders under review, reseller applications, payouts, attributions under review. */
export function ApprovalsTab() {
  return (
    <>
      <OrderReviews />
      <ResellerApprovals />
      <PayoutApprovals />
      <AttributionApprovals />
    </>
  );
}
