export type Decision = 'approve' | 'refuse' | 'suspend';

const from: Readonly<Record<Decision, readonly string[]>> = {
  approve: ['applied', 'refused', 'suspended'],
  refuse: ['applied'],
  suspend: ['approved'],
};

/** Status of a reseller after a decision. */
export const outcomeOf = { approve: 'approved', refuse: 'refused', suspend: 'suspended' } as const;

/** True when the decision is possible in this status. */
export function mayDecide(decision: Decision, status: string): boolean {
  return from[decision].includes(status);
}
