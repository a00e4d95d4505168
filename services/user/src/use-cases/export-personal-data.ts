import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import { clientOf } from '@sefira/database/access';
import type { UserContext } from '../context.ts';
import { readPersonalRows } from '../data/personal-data.ts';
import { findProfile } from '../data/profiles.ts';
import { presentPersonalData } from '../presenters/personal-data.ts';
import { readAvatarContent } from './avatar-files.ts';

/** The personal data that user stores. @throws DomainError DEPENDENCY_DOWN */
export async function readOwnSections(context: UserContext, userId: string): Promise<PersonalDataSection[]> {
  const rows = await readPersonalRows(clientOf(context), userId);
  return presentPersonalData(rows, rows.avatar && (await readAvatarContent(context, rows.avatar)));
}

/** All personal data of a person, from every service. @throws DomainError DEPENDENCY_DOWN */
export async function exportPersonalData(context: UserContext, userId: string, requestId: string) {
  const exportedAt = context.clock().toISOString();
  const profile = await findProfile(clientOf(context), userId);
  const person = { userId, email: profile?.isEmailConfirmed ? profile.email : null };
  const others = await Promise.all(
    context.personalData.services.map(async (service) => ({
      service,
      sections: await context.personalData.read(service, person, requestId),
    })),
  );
  const services = [{ service: 'user', sections: await readOwnSections(context, userId) }, ...others];
  return { userId, exportedAt, controller: 'Sefira', services };
}
