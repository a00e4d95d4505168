import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { clientOf } from '@sefira/database/access';
import { newId } from '@sefira/platform/time/identifiers';
import type { AuthContext } from '../../context.ts';
import { findAccountByEmail } from '../../data/accounts.ts';
import { administerAccount } from './administer-account.ts';

/** A request of the operator that cannot be fulfilled; the message says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** The operator at the command line has no account, so the audit trail names the command instead. */
export function operator(command: string): AuditActor {
  return {
    id: '',
    role: 'operator',
    name: 'Linha de comando',
    email: null,
    address: '',
    userAgent: command,
    requestId: newId(),
  };
}

/**
 * Makes an account with a confirmed e-mail an administrator as the panel does: sessions end, the audit trail records it.
 * @returns false when it already is one
 * @throws OperatorError
 */
export async function makeAdmin(context: AuthContext, typed: string): Promise<boolean> {
  const email = typed.trim().toLowerCase();
  const account = await findAccountByEmail(clientOf(context), email);
  if (!account || account.role === 'guest') {
    throw new OperatorError(`Não há conta com o e-mail ${email}. Crie-a primeiro na página /cadastro.`);
  }
  if (account.status !== 'active') throw new OperatorError(`A conta ${email} não está ativa.`);
  if (account.emailConfirmedAt === null) {
    throw new OperatorError(`A conta ${email} ainda não confirmou o e-mail. Abra o link da mensagem de boas-vindas.`);
  }
  if (account.role === 'admin') return false;
  const changes = { role: 'admin' } as const;
  await administerAccount(context, { id: account.id, changes, version: undefined, by: operator('npm run make-admin') });
  return true;
}
