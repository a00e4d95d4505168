import { dayMilliseconds } from '@sefira/platform/time/durations';

const daysBeforeAgain = 30;

/** Earliest time of a new application after a refusal; null in other states. */
export function mayApplyAgainAt({
  status,
  decidedAt,
}: {
  readonly status: string;
  readonly decidedAt: Date | null;
}): Date | null {
  return status === 'refused' && decidedAt ? new Date(decidedAt.getTime() + daysBeforeAgain * dayMilliseconds) : null;
}
