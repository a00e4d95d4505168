import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { FailingLogins } from '../../adapters/login-watch.ts';
import type { AuthContext } from '../../context.ts';

/** Publishes that the failure rate of logins indicates credential stuffing. */
export async function raiseLoginAlarm(context: AuthContext, failing: FailingLogins): Promise<void> {
  const raised = { ...failing, raisedAt: context.clock().toISOString() };
  await inTransaction(context, (transaction) =>
    appendEvent(transaction, context.schema, 'logins.failing', raised, null),
  );
}
