import type { Schedules } from '@sefira/messaging/schedules';
import type { ResellerContext } from '../context.ts';
import { releaseDueCommissions } from '../use-cases/commissions/release-commissions.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';
import { markOlderResellers } from '../use-cases/marks/mark-older-resellers.ts';

export const createSchedules = ({ settings }: ResellerContext): Schedules<'reseller', ResellerContext> => ({
  'reseller.release': {
    everySeconds: settings.RESELLER_ROUND_SECONDS,
    run: async ({ context, signal, logger }) => {
      await releaseDueCommissions(context, logger);
      await markOlderResellers(context, signal);
    },
  },
  'reseller.expiry': {
    everySeconds: settings.RESELLER_ROUND_SECONDS,
    run: ({ context, signal }) => deleteExpired(context, signal),
  },
});
