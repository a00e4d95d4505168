import { readAccount } from '@sefira/contracts/auth/session';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** Name and birth date of a new account, before its event has arrived; null if unknown. @throws DomainError DEPENDENCY_DOWN */
export type AccountReader = (
  userId: string,
  requestId: string,
) => Promise<{ readonly name: string; readonly birthDate: string | null } | null>;

export function createAccountReader(services: ServiceClient): AccountReader {
  return async (userId, requestId) => {
    const { data } = await services.call(readAccount, { params: { id: userId }, requestId });
    return data;
  };
}
