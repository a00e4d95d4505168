/** Recurring work of auth. */
export const authSchedules = {
  'auth.expiry': { owner: 'auth' },
} as const;
