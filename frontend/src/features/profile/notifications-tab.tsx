import type { Profile } from '@sefira/contracts/user/profile';
import { notificationChoiceTexts as texts } from '../../texts/account/profile.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { ProfileCard } from './profile-card.tsx';
import { PushDevice } from './push-device.tsx';
import { usePreferences } from './use-preferences.ts';

const choices = ['email', 'reports', 'daily', 'marketing', 'push'] as const;

/** Kinds of notifications and their channels. */
export function NotificationsTab({ profile }: { readonly profile: Profile }) {
  const { preferences, change } = usePreferences(profile.preferences);
  const { notifications } = preferences;
  return (
    <>
      <ProfileCard title={texts.title} lead={texts.lead}>
        <div className="-my-2 divide-y divide-border">
          {choices.map((choice) => (
            <SwitchField
              key={choice}
              {...texts.choices[choice]}
              checked={notifications[choice]}
              onChange={(checked) => change({ notifications: { [choice]: checked } })}
            />
          ))}
        </div>
      </ProfileCard>
      <PushDevice />
    </>
  );
}
