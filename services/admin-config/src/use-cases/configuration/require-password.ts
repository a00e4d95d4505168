import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { checkPassword } from '@sefira/contracts/auth/admin';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AdminContext } from '../../context.ts';
import { recordAudit } from '../audit/append-audit.ts';

/**
 * Confirms the administrator's own password before a sensitive change, limited to five attempts in 15 minutes; failures are
 * audited.
 * @throws DomainError ADMIN_PASSWORD_INVALID or RATE_LIMITED
 */
export async function requireAdminPassword(
  context: AdminContext,
  actor: AuditActor,
  password: string,
  about: { readonly configKey?: string },
): Promise<void> {
  const failed = async (reason: 'wrong_password' | 'password_paused') => {
    const entry = { action: 'update', entity: 'configuration', ...about, actor, metadata: { reason } } as const;
    await recordAudit(context, { ...entry, result: 'failed' });
    await context.checkpoints.catchUp();
  };
  try {
    await context.passwordLimiter.consume(actor.id);
  } catch (refusal) {
    if (refusal instanceof DomainError) {
      await failed('password_paused');
      await context.alerts.send({ kind: 'password.locked', adminId: actor.id });
    }
    throw refusal;
  }
  const { data } = await context.services.call(checkPassword, {
    params: { id: actor.id },
    body: { password },
    requestId: actor.requestId,
  });
  if (!data.isRight) {
    await failed('wrong_password');
    throw new DomainError('ADMIN_PASSWORD_INVALID');
  }
  await context.passwordLimiter.reset(actor.id);
}
