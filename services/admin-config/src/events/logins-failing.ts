import { login } from '@sefira/contracts/auth/session';
import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { appendAudit } from '../data/audit-trail.ts';

const system = { id: '', role: 'system', name: '', email: null, address: '', userAgent: '', requestId: '' };

/** Records credential stuffing in the trail and sends an alert (docs/decisions/0013-guessing-limits-and-proof-of-work.md). */
export async function onLoginsFailing({
  event,
  transaction,
  context,
}: EventDelivery<'logins.failing', AdminContext>): Promise<void> {
  const { tries, failures, withinSeconds, raisedAt } = event.payload;
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
  // Never fails, and takes as long as the other side likes: the transaction does not wait for it.
  void context.alerts.send({ kind: 'logins.failing', tries, failures });
}
