/** Recurring work of reseller. */
export const resellerSchedules = {
  'reseller.release': { owner: 'reseller' },
  'reseller.expiry': { owner: 'reseller' },
} as const;
