import { type PersonalDataSection, personalDataRoute } from '@sefira/contracts/shared/personal-data';
import type { ServiceName } from '@sefira/contracts/shared/services';
import type { ServiceClient } from '@sefira/platform/http/service-client';

/** What the other services keep of a person. */
export interface PersonalDataSources {
  readonly services: readonly ServiceName[];
  /**
   * `email` only where the person has proved it: some things are kept by it alone.
   * @throws DomainError DEPENDENCY_DOWN: an export without one of its parts would be a wrong answer
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
