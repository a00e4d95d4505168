import { dailyHours, defaultPreferences, type Preferences, preferences } from '@sefira/contracts/user/profile';
import * as z from 'zod/mini';

/** Stored preferences, with the defaults for absent ones. */
export function readPreferences(stored: unknown): Preferences {
  return stored === null || stored === undefined ? defaultPreferences : z.parse(preferences, stored);
}

type Optional<Choices> = { readonly [Name in keyof Choices]?: Choices[Name] | undefined };

type Changes = {
  readonly theme?: Preferences['theme'] | undefined;
  readonly language?: Preferences['language'] | undefined;
  readonly notifications?: Optional<Preferences['notifications']> | undefined;
  readonly privacy?: Optional<Preferences['privacy']> | undefined;
  readonly rules?: Preferences['rules'];
};

/** Changes only the given choices. */
export function mergePreferences(current: Preferences, changes: Changes): Preferences {
  const { notifications, privacy } = current;
  const rules = changes.rules === undefined ? current.rules : changes.rules;
  const dailyHour = changes.notifications?.dailyHour ?? notifications.dailyHour;
  return {
    theme: changes.theme ?? current.theme,
    language: changes.language ?? current.language,
    notifications: {
      email: changes.notifications?.email ?? notifications.email,
      push: changes.notifications?.push ?? notifications.push,
      reports: changes.notifications?.reports ?? notifications.reports,
      marketing: changes.notifications?.marketing ?? notifications.marketing,
      daily: changes.notifications?.daily ?? notifications.daily,
      ...(dailyHour === undefined ? {} : { dailyHour }),
    },
    privacy: {
      profileVisible: changes.privacy?.profileVisible ?? privacy.profileVisible,
      shareAnalytics: changes.privacy?.shareAnalytics ?? privacy.shareAnalytics,
      dataCollection: changes.privacy?.dataCollection ?? privacy.dataCollection,
    },
    ...(rules === undefined ? {} : { rules }),
  };
}

/** The hour of the message of the day; null where it is not wanted. */
export function dailyHourOf({ notifications: { daily, dailyHour } }: Preferences): number | null {
  return daily ? (dailyHour ?? dailyHours.usual) : null;
}

/** A consent, which must be provable when granted and withdrawn (LGPD art. 8). */
export interface ConsentChange {
  readonly subject: 'marketing' | 'profileVisible' | 'shareAnalytics' | 'dataCollection';
  readonly granted: boolean;
}

/** The consents that differ between two states. */
export function consentChanges(before: Preferences, after: Preferences): ConsentChange[] {
  const all: [ConsentChange['subject'], boolean, boolean][] = [
    ['marketing', before.notifications.marketing, after.notifications.marketing],
    ['profileVisible', before.privacy.profileVisible, after.privacy.profileVisible],
    ['shareAnalytics', before.privacy.shareAnalytics, after.privacy.shareAnalytics],
    ['dataCollection', before.privacy.dataCollection, after.privacy.dataCollection],
  ];
  return all.flatMap(([subject, was, is]) => (was === is ? [] : [{ subject, granted: is }]));
}
