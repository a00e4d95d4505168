/** Recurring work of numerology. */
export const numerologySchedules = {
  /** Deletes guests' analyses and idempotency keys. */
  'numerology.expiry': { owner: 'numerology' },
} as const;
