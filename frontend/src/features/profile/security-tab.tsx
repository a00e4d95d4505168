import type { Profile } from '@sefira/contracts/user';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What protects the account, what leaves it, and its end. */
export function SecurityTab({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <PasswordCard email={profile.email} />
      <SecondFactorCard isOn={profile.twoFactorEnabled} />
      <SessionsCard />
      <ExportCard />
      <DeletionCard />
    </>
  );
}
