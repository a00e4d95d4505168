import { type PersonalDataSection, personalDataRoute } from '@sefira/contracts/personal-data';
import type { ServiceName } from '@sefira/contracts/services';
import type { ServiceClient } from '@sefira/platform/service-client';

/** What the other services keep of a person. */
export interface PersonalDataSources {
  readonly services: readonly ServiceName[];
  /** @throws DomainError DEPENDENCY_DOWN: an export without one of its parts would be a wrong answer */
  read(service: ServiceName, userId: string, requestId: string): Promise<PersonalDataSection[]>;
}

export function createPersonalDataSources(
  client: ServiceClient,
  services: readonly ServiceName[],
): PersonalDataSources {
  return {
    services,
    async read(service, userId, requestId) {
      const answer = await client.call(personalDataRoute(service), { params: { userId }, requestId });
      return answer.data.sections;
    },
  };
}
