import type { Profile } from '@sefira/contracts/user/profile';
import { ProfessionalLinks } from '../../shared/billing/professional-links.tsx';
import { useIncludes } from '../../shared/billing/use-includes.ts';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Protection, export and closing of the account. */
export function SecurityTab({ profile }: { readonly profile: Profile }) {
  const isProfessional = useIncludes('api_keys');
  return (
    <>
      <PasswordCard email={profile.email} />
      <SecondFactorCard isOn={profile.twoFactorEnabled} />
      <SessionsCard />
      {isProfessional ? <ProfessionalLinks isOwn /> : null}
      <ExportCard />
      <DeletionCard />
    </>
  );
}
