import * as z from 'zod/mini';
import { id, instant } from '../shared/fields.ts';

/** Events that chat publishes. */
export const chatEvents = {
  /** A charged chat answer has ended: billing confirms its reservation. Answers without a charge publish nothing. */
  'answer.completed': {
    source: 'chat',
    payload: z.object({ messageId: id, userId: id, chargeId: id, completedAt: instant }),
  },
} as const;
