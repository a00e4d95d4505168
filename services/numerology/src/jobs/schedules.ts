import type { Schedules } from '@sefira/messaging/schedules';
import type { NumerologyContext } from '../context.ts';
import { computeClientDates } from '../use-cases/compute-client-dates.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';

export const schedules: Schedules<'numerology', NumerologyContext> = {
  'numerology.expiry': {
    everySeconds: 600,
    async run({ context, logger, signal }) {
      const { analyses, keys } = await deleteExpired(context, signal);
      if (analyses + keys > 0) logger.info({ analyses, keys }, 'expired rows deleted');
    },
  },
  'numerology.client_dates': {
    // Imported clients wait for it.
    everySeconds: 60,
    async run({ context, logger, signal }) {
      const clients = await computeClientDates(context, signal);
      if (clients > 0) logger.info({ clients }, 'dates of clients computed');
    },
  },
};
