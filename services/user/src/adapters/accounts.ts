import { type accountSummary, readAccount } from '@sefira/contracts/auth';
import type { ServiceClient } from '@sefira/platform/service-client';
import type * as z from 'zod/mini';

export type AccountSummary = z.infer<typeof accountSummary>;

/** Accounts as auth tells of them when the event has not come yet. */
export interface Accounts {
  /** @throws DomainError DEPENDENCY_DOWN */
  read(userId: string, requestId: string): Promise<AccountSummary | null>;
}

export function createAccounts(client: ServiceClient): Accounts {
  return {
    async read(userId, requestId) {
      const answer = await client.call(readAccount, { params: { id: userId }, requestId });
      return answer.data;
    },
  };
}
