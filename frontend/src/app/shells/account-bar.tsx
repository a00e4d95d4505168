import type { SessionUser } from '@sefira/contracts/auth/session';
import type { Profile } from '@sefira/contracts/user/profile';
import { useContext, useEffect, useEffectEvent } from 'react';
import { Provider } from 'react-redux';
import { readPreferencesOwner, storePreferencesOwner } from '../../api/session/token-storage.ts';
import { NotificationMenu } from '../../features/notifications/notification-menu.tsx';
import { useProfileQuery } from '../../features/profile/api.ts';
import { storeLanguage } from '../../ui/format/language.ts';
import { useTheme } from '../../ui/layout/theme.tsx';
import { AppStoreContext } from '../store/app-store-context.ts';
import { UserMenu } from './user-menu.tsx';

/** The header of a signed-in user: notifications and menu. */
export function AccountBar({ user }: { readonly user: SessionUser }) {
  const appStore = useContext(AppStoreContext);
  if (!appStore) return null;
  return (
    <Provider store={appStore.store}>
      <StoredPreferences userId={user.id} />
      <NotificationMenu />
      <UserMenu user={user} />
    </Provider>
  );
}

/** Theme and language of the account apply to a browser once, at sign-in; later choices there win. */
function StoredPreferences({ userId }: { readonly userId: string }) {
  const isNew = readPreferencesOwner() !== userId;
  const { data: profile } = useProfileQuery(undefined, { skip: !isNew });
  const { choose } = useTheme();
  const apply = useEffectEvent(({ id, preferences: { theme, language } }: Profile) => {
    if (!isNew || id !== userId) return;
    storePreferencesOwner(userId);
    storeLanguage(language);
    if (theme !== 'system') choose(theme);
  });
  useEffect(() => {
    if (profile) apply(profile);
  }, [profile]);
  return null;
}
