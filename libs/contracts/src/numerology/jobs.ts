/** Recurring work of numerology. */
export const numerologySchedules = {
  /** Deletes guests' analyses and idempotency keys. */
  'numerology.expiry': { owner: 'numerology' },
  /** Computes the coming dates of clients further ahead. */
  'numerology.client_dates': { owner: 'numerology' },
} as const;
