import { login } from '@sefira/contracts/auth/session';
import type { EventPayload } from '@sefira/contracts/shared/events';
import type { AdminContext, Transaction } from '../../context.ts';
import { appendAudit } from './append-audit.ts';

const system = { id: '', role: 'system', name: '', email: null, address: '', userAgent: '', requestId: '' };

/** Records credential stuffing in the trail and sends an alert (docs/decisions/0013-guessing-limits-and-proof-of-work.md). */
export async function recordFailingLogins(
  context: AdminContext,
  transaction: Transaction,
  { tries, failures, withinSeconds, raisedAt }: EventPayload<'logins.failing'>,
): Promise<void> {
  await appendAudit(
    context,
    transaction,
    {
      action: 'view',
      entity: 'access',
      entityId: login.path,
      actor: system,
      metadata: { reason: 'logins_failing', tries, failures, withinSeconds },
      result: 'denied',
    },
    new Date(raisedAt),
  );
  // Never rejects, and may take seconds: the transaction does not wait for it.
  void context.alerts.send({ kind: 'logins.failing', tries, failures });
}
