import { type PersonalDataSection, personalDataRoute } from '@sefira/contracts/shared/personal-data';
import type { ServiceName } from '@sefira/contracts/shared/services';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** Personal data that other services store. */
export interface PersonalDataSources {
  readonly services: readonly ServiceName[];
  /**
   * `email` only when it is confirmed: some records are stored by it alone.
   * @throws DomainError DEPENDENCY_DOWN, since an export without one of its parts would be wrong
   */
  read(
    service: ServiceName,
    person: { readonly userId: string; readonly email: string | null },
    requestId: string,
  ): Promise<PersonalDataSection[]>;
}

export function createPersonalDataSources(
  client: ServiceClient,
  services: readonly ServiceName[],
): PersonalDataSources {
  return {
    services,
    async read(service, { userId, email }, requestId) {
      const answer = await client.call(personalDataRoute(service), {
        params: { userId },
        query: email === null ? {} : { email },
        requestId,
      });
      return answer.data.sections;
    },
  };
}
