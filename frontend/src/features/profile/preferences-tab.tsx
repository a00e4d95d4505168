import type { Profile } from '@sefira/contracts/user/profile';
import { preferenceTexts as texts } from '../../texts/account/profile.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { storeLanguage } from '../../ui/format/language.ts';
import { useTheme } from '../../ui/layout/theme.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { usePreferences } from './use-preferences.ts';

const themes = (['light', 'dark', 'system'] as const).map((value) => ({ value, label: texts.themes[value] }));
const languages = (['pt-BR', 'en-US', 'es-ES'] as const).map((value) => ({ value, label: texts.languages[value] }));
const choices = ['profileVisible', 'shareAnalytics', 'dataCollection'] as const;

/** Appearance, language and privacy; each choice is saved at once. */
export function PreferencesTab({ profile }: { readonly profile: Profile }) {
  const { choose } = useTheme();
  const { preferences, change } = usePreferences(profile.preferences);
  const { theme, language, privacy } = preferences;
  return (
    <>
      <ProfileCard title={texts.lookTitle}>
        <div className="grid gap-6 md:grid-cols-2">
          <div className="grid content-start gap-1.5">
            <SelectField
              label={texts.theme}
              value={theme}
              options={themes}
              onChange={(value) => {
                choose(value);
                change({ theme: value });
              }}
            />
            <p className="text-fine text-muted">{texts.themeHint}</p>
          </div>
          <div className="grid content-start gap-1.5">
            <SelectField
              label={texts.language}
              value={language}
              options={languages}
              onChange={(value) => {
                storeLanguage(value);
                change({ language: value });
              }}
            />
            <p className="text-fine text-muted">{texts.languageHint}</p>
          </div>
        </div>
      </ProfileCard>
      <ProfileCard title={texts.privacyTitle} lead={texts.privacyLead}>
        <div className="-my-2 divide-y divide-border">
          {choices.map((choice) => (
            <SwitchField
              key={choice}
              {...texts.privacy[choice]}
              checked={privacy[choice]}
              onChange={(checked) => change({ privacy: { [choice]: checked } })}
            />
          ))}
        </div>
      </ProfileCard>
      <ConsentsCard />
    </>
  );
}
