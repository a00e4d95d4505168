import { baseQuery } from './base-query.ts';
import { announceShortOfCredits } from './short-of-credits.ts';

/** The base query of calls that may cost credits: a 402 also opens the dialog with offers. */
export const chargedQuery: typeof baseQuery = async (args, api, options) => {
  const answer = await baseQuery(args, api, options);
  if (answer.error?.code === 'INSUFFICIENT_CREDITS') announceShortOfCredits();
  return answer;
};
