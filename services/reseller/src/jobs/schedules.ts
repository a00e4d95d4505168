import type { Schedules } from '@sefira/messaging/schedules';
import type { ResellerContext } from '../context.ts';
import { deleteExpired, releaseDueCommissions } from '../use-cases/release-commissions.ts';

export const createSchedules = ({ settings }: ResellerContext): Schedules<'reseller', ResellerContext> => ({
  'reseller.release': {
    everySeconds: settings.RESELLER_ROUND_SECONDS,
    run: ({ context, signal, logger }) => releaseDueCommissions(context, signal, logger),
  },
  'reseller.expiry': {
    everySeconds: settings.RESELLER_ROUND_SECONDS,
    run: ({ context }) => deleteExpired(context),
  },
});
