import type { RouteRequest } from '@sefira/contracts/shared/route';
import type { Preferences, updatePreferences } from '@sefira/contracts/user/profile';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { preferenceTexts } from '../../texts/account/profile.ts';
import { useUpdatePreferencesMutation } from './api.ts';

type Changes = RouteRequest<typeof updatePreferences>['body'];

/** The preferences with optimistic changes; a failed save is reverted. */
export function usePreferences(stored: Preferences) {
  const [save] = useUpdatePreferencesMutation();
  const [shown, setShown] = useState(stored);

  const change = (changes: Changes) => {
    const before = shown;
    setShown(merge(before, changes));
    void save(changes).then(({ data }) => {
      if (data) toast.success(preferenceTexts.saved, { id: preferenceTexts.saved });
      else setShown(before);
    });
  };
  return { preferences: shown, change };
}

function merge(current: Preferences, { theme, language, notifications, privacy }: Changes): Preferences {
  const { dailyHour = current.notifications.dailyHour, ...flags } = notifications ?? {};
  return {
    ...current,
    theme: theme ?? current.theme,
    language: language ?? current.language,
    notifications: {
      ...current.notifications,
      ...defined(flags),
      ...(dailyHour === undefined ? {} : { dailyHour }),
    },
    privacy: { ...current.privacy, ...defined(privacy) },
  };
}

function defined(flags: Readonly<Record<string, boolean | undefined>> = {}): Record<string, boolean> {
  return Object.fromEntries(Object.entries(flags).flatMap(([name, on]) => (on === undefined ? [] : [[name, on]])));
}
