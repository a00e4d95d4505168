import type { DeadLettersOfService } from '@sefira/contracts/admin-config/failures';
import { deadLetterRoutes } from '@sefira/contracts/shared/dead-letters';
import { type ServiceName, serviceNames } from '@sefira/contracts/shared/services';
import {
  dismissOwnDeadLetter,
  readOwnDeadLetters,
  replayOwnDeadLetters,
} from '@sefira/messaging/dead-letters/dead-letter-calls';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { recordAct } from './record-act.ts';

/** Dead letters of every service; a service that does not respond has null. */
export function listAllDeadLetters(
  context: AdminContext,
  requestId: string,
  log: Logger,
): Promise<DeadLettersOfService[]> {
  return Promise.all(
    serviceNames.map(async (service) => {
      try {
        return { service, letters: await readLetters(context, service, requestId) };
      } catch (error) {
        log.warn({ service, reason: String(error) }, 'dead letters not read');
        return { service, letters: null };
      }
    }),
  );
}

async function readLetters(context: AdminContext, service: ServiceName, requestId: string) {
  if (service === context.service) return readOwnDeadLetters(context);
  return (await context.services.call(deadLetterRoutes(service).list, { requestId })).data;
}

/** Replays one dead letter of a service, or the oldest. @returns how many */
export async function replayLetters(
  context: AdminContext,
  by: ActingCall,
  { service, id }: { readonly service: ServiceName; readonly id: string | undefined },
): Promise<number> {
  const replayed =
    service === context.service
      ? await replayOwnDeadLetters(context, id)
      : (
          await context.services.call(deadLetterRoutes(service).replay, {
            body: id === undefined ? {} : { id },
            requestId: by.requestId,
          })
        ).data.replayed;
  if (replayed === 0) return 0;
  await recordAct(context, by, {
    action: 'update',
    entity: 'message',
    entityId: id ?? null,
    metadata: { act: 'replayed', service, count: replayed },
  });
  return replayed;
}

/** Dismisses a dead letter of a service. @throws DomainError NOT_FOUND */
export async function dismissLetter(
  context: AdminContext,
  by: ActingCall,
  { service, id, reason }: { readonly service: ServiceName; readonly id: string; readonly reason: string },
): Promise<void> {
  if (service === context.service) await dismissOwnDeadLetter(context, id, reason);
  else {
    const { dismiss } = deadLetterRoutes(service);
    await context.services.call(dismiss, { params: { id }, body: { reason }, requestId: by.requestId });
  }
  const metadata = { act: 'dismissed', service, reason };
  await recordAct(context, by, { action: 'update', entity: 'message', entityId: id, metadata });
}
