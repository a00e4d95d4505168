import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { recordAudit } from './append-audit.ts';

interface DeniedCall {
  readonly method: string;
  /** The route's pattern; null for an unknown path. */
  readonly route: string | null;
  readonly path: string;
}

const actions = { GET: 'view', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const;

function actionOf(method: string): (typeof actions)[keyof typeof actions] {
  return method in actions ? actions[method as keyof typeof actions] : 'view';
}

/** True for 1, 10, 100 and so on, so that repeated refusals add few entries an hour. */
const isAudited = (count: number) => /^10*$/.test(String(count));

/** Audits a refused call of a signed-in person: the first in an hour, then each power of ten with its count. */
export async function recordDeniedCall(
  context: AdminContext,
  by: ActingCall,
  { method, route, path }: DeniedCall,
): Promise<void> {
  if (by.identity.subject === null) return;
  const attempts = await context.deniedCalls.count(by.identity.subject);
  if (!isAudited(attempts)) return;
  await recordAudit(context, {
    action: actionOf(method),
    entity: 'access',
    entityId: route,
    actor: await context.people.actorOf(by),
    metadata: { method, path, ...(attempts > 1 ? { attempts } : {}) },
    result: 'denied',
  });
  await context.checkpoints.catchUp();
}
