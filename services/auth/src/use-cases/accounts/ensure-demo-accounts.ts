import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { AuthContext } from '../../context.ts';
import { findAccountByEmail, insertAccount } from '../../data/accounts.ts';
import type { DemoAccount } from '../../domain/demo-accounts.ts';
import { appendUserUpdated } from './account-events.ts';

/** Creates the missing demo accounts with their roles and plans, and publishes them like any other account. */
export async function ensureDemoAccounts(context: AuthContext): Promise<void> {
  for (const account of context.settings.DEMO_ACCOUNTS) await ensureAccount(context, account);
}

async function ensureAccount(context: AuthContext, account: DemoAccount): Promise<void> {
  const { email, name, birthDate, password, role, plan } = account;
  if (await findAccountByEmail(clientOf(context), email)) return;
  const now = context.clock();
  const passwordHash = await context.passwords.hash(password);
  const making = inTransaction(context, async (transaction) => {
    const credits = context.configuration.get('credits_welcome');
    const added = await insertAccount(transaction, {
      id: newId(),
      email,
      name,
      birthDate,
      passwordHash,
      role,
      roleSince: now,
      plan,
      credits,
      emailConfirmedAt: now,
      createdAt: now,
    });
    const registered = { userId: added.id, name, email, birthDate, registeredAt: now.toISOString() };
    await appendEvent(transaction, context.schema, 'user.registered', registered, null);
    await appendUserUpdated(context, transaction, added, null);
  });
  await making.catch((error: unknown) => {
    // Another replica that starts now has created it.
    if (!(error instanceof DomainError && error.code === 'EMAIL_TAKEN')) throw error;
  });
}
