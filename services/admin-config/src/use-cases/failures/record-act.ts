import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import type { AuditFacts } from '../../domain/audit-facts.ts';
import { recordAudit } from '../audit/append-audit.ts';

/** Audits an act that another service has executed. */
export async function recordAct(
  context: AdminContext,
  by: ActingCall,
  facts: Omit<AuditFacts, 'actor' | 'result'>,
): Promise<void> {
  await recordAudit(context, { ...facts, actor: await context.people.actorOf(by), result: 'ok' });
  await context.checkpoints.catchUp();
}
