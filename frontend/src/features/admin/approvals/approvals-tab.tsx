import { AttributionApprovals } from './attribution-approvals.tsx';
import { PayoutApprovals } from './payout-approvals.tsx';
import { ResellerApprovals } from './reseller-approvals.tsx';

/** What waits for an administrator: would-be resellers, payouts, doubtful ties. */
export function ApprovalsTab() {
  return (
    <>
      <ResellerApprovals />
      <PayoutApprovals />
      <AttributionApprovals />
    </>
  );
}
