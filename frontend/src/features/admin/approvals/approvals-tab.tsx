import { AttributionApprovals } from './attribution-approvals.tsx';
import { PayoutApprovals } from './payout-approvals.tsx';
import { ResellerApprovals } from './reseller-approvals.tsx';

/** Pending decisions: reseller applications, payouts, attributions under review. */
export function ApprovalsTab() {
  return (
    <>
      <ResellerApprovals />
      <PayoutApprovals />
      <AttributionApprovals />
    </>
  );
}
