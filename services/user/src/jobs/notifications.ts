import type { JobHandler } from '@sefira/messaging/jobs';
import type { UserContext } from '../context.ts';
import { publishNotification, stopPublishing } from '../use-cases/publish-notification.ts';

export const notificationJob: JobHandler<'notification.publish', UserContext> = {
  concurrency: 4,
  run: ({ payload, context, logger }) => publishNotification(context, payload.notificationId, logger),
  onDead: ({ payload, context }) => stopPublishing(context, payload.notificationId),
};
