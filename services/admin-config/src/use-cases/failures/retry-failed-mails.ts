import { type FailedMails, readFailedMails, retryMails } from '@sefira/contracts/user/failed-mails';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { recordAct } from './record-act.ts';

/** Mails that were not delivered, by template and cause. @throws DomainError DEPENDENCY_DOWN */
export async function listFailedMails({ services }: AdminContext, requestId: string): Promise<FailedMails> {
  return (await services.call(readFailedMails, { requestId })).data;
}

/** Attempts the failed mails of the last 30 days again. @returns how many @throws DomainError DEPENDENCY_DOWN */
export async function retryFailedMails(context: AdminContext, by: ActingCall): Promise<number> {
  const { retried } = (await context.services.call(retryMails, { requestId: by.requestId })).data;
  if (retried === 0) return 0;
  await recordAct(context, by, { action: 'update', entity: 'mail', metadata: { act: 'retried', count: retried } });
  return retried;
}
