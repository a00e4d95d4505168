import type { SessionUser } from '@sefira/contracts/auth';
import type { Profile } from '@sefira/contracts/user';
import { useContext, useEffect, useEffectEvent } from 'react';
import { Provider } from 'react-redux';
import { readLookOwner, storeLookOwner } from '../api/token-storage.ts';
import { Bell } from '../features/notifications/bell.tsx';
import { useProfileQuery } from '../features/profile/api.ts';
import { storeLanguage } from '../ui/language.ts';
import { useTheme } from '../ui/theme.tsx';
import { LiveContext } from './live-context.ts';
import { UserMenu } from './user-menu.tsx';

/** What the header has for who is signed in: the bell and the menu. */
export function AccountBar({ user }: { readonly user: SessionUser }) {
  const live = useContext(LiveContext);
  if (!live) return null;
  return (
    <Provider store={live.store}>
      <ChosenLook userId={user.id} />
      <Bell />
      <UserMenu user={user} />
    </Provider>
  );
}

/** The account's theme and language come to a browser once, when the account signs in there; then its own choices rule. */
function ChosenLook({ userId }: { readonly userId: string }) {
  const isNew = readLookOwner() !== userId;
  const { data: profile } = useProfileQuery(undefined, { skip: !isNew });
  const { choose } = useTheme();
  const apply = useEffectEvent(({ id, preferences: { theme, language } }: Profile) => {
    if (!isNew || id !== userId) return;
    storeLookOwner(userId);
    storeLanguage(language);
    if (theme !== 'system') choose(theme);
  });
  useEffect(() => {
    if (profile) apply(profile);
  }, [profile]);
  return null;
}
