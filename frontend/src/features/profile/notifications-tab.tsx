import { dailyHours, type Profile } from '@sefira/contracts/user/profile';
import { notificationChoiceTexts as texts } from '../../texts/account/profile.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { ProfileCard } from './profile-card.tsx';
import { PushDevice } from './push-device.tsx';
import { usePreferences } from './use-preferences.ts';

const hourOptions = Array.from({ length: dailyHours.last - dailyHours.first + 1 }, (_unused, index) => ({
  value: String(dailyHours.first + index),
  label: texts.hour(dailyHours.first + index),
}));

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
            <div key={choice}>
              <SwitchField
                {...texts.choices[choice]}
                checked={notifications[choice]}
                onChange={(checked) => change({ notifications: { [choice]: checked } })}
              />
              {choice === 'daily' && notifications.daily ? (
                <div className="max-w-80 pb-4">
                  <SelectField
                    label={texts.dailyHour}
                    value={String(notifications.dailyHour ?? dailyHours.usual)}
                    options={hourOptions}
                    onChange={(hour) => change({ notifications: { dailyHour: Number(hour) } })}
                  />
                </div>
              ) : null}
            </div>
          ))}
        </div>
      </ProfileCard>
      <PushDevice />
    </>
  );
}
