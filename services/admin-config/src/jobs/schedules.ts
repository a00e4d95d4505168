import type { Schedules } from '@sefira/messaging/schedules';
import type { AdminContext } from '../context.ts';
import { publishConfiguration } from '../use-cases/configuration/publish-configuration.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';

export const schedules: Schedules<'admin-config', AdminContext> = {
  'configuration.publish': { everySeconds: 0.5, run: ({ context }) => publishConfiguration(context) },
  'audit.checkpoint': { everySeconds: 0.5, run: ({ context }) => context.checkpoints.catchUp() },
  'admin.expiry': { everySeconds: 600, run: ({ context }) => deleteExpired(context) },
};
