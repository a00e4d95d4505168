import { type accountSummary, readAccount, startEmailChange } from '@sefira/contracts/auth/session';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type * as z from 'zod/mini';

export type AccountSummary = z.infer<typeof accountSummary>;

/** A change of the e-mail that is not confirmed yet. */
export interface EmailChange {
  readonly pendingEmail: string;
  readonly pendingEmailUntil: Date;
}

/** Accounts of auth, for profiles that no event has created yet. */
export interface Accounts {
  /** @throws DomainError DEPENDENCY_DOWN */
  read(userId: string, requestId: string): Promise<AccountSummary | null>;
  /** Starts a change of the e-mail. @throws DomainError EMAIL_TAKEN, RATE_LIMITED or DEPENDENCY_DOWN */
  startEmailChange(userId: string, email: string, requestId: string): Promise<EmailChange>;
}

export function createAccounts(client: ServiceClient): Accounts {
  return {
    async read(userId, requestId) {
      const answer = await client.call(readAccount, { params: { id: userId }, requestId });
      return answer.data;
    },
    async startEmailChange(userId, email, requestId) {
      const { data } = await client.call(startEmailChange, { params: { id: userId }, body: { email }, requestId });
      return { pendingEmail: data.pendingEmail, pendingEmailUntil: new Date(data.expiresAt) };
    },
  };
}
