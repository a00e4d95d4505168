import type { Profile } from '@sefira/contracts/user/profile';
import { Bell, ShieldCheck, SlidersHorizontal, UserRound } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { profileTexts as texts } from '../../texts/account/profile.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useProfileQuery } from './api.ts';
import { NotificationsTab } from './notifications-tab.tsx';
import { PersonalTab } from './personal-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const tabs = [
  { name: 'dados', label: texts.personal, icon: UserRound },
  { name: 'preferencias', label: texts.preferences, icon: SlidersHorizontal },
  { name: 'seguranca', label: texts.security, icon: ShieldCheck },
  { name: 'notificacoes', label: texts.notifications, icon: Bell },
] as const;

type TabName = (typeof tabs)[number]['name'];

const panels = {
  dados: PersonalTab,
  preferencias: PreferencesTab,
  seguranca: SecurityTab,
  notificacoes: NotificationsTab,
} as const satisfies Record<TabName, unknown>;

/** /perfil: four tabs; `?aba=` names the open one. */
export function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  const { data: profile, isError, isFetching, refetch } = useProfileQuery();
  const chosen = tabs.find(({ name }) => name === search.get('aba'))?.name ?? 'dados';
  const choose = (name: TabName) =>
    setSearch(name === 'dados' ? {} : { aba: name }, { replace: true, preventScrollReset: true });

  return (
    <div className="page pt-10 md:pt-14">
      <h1>{texts.title}</h1>
      <p className="measure mt-2 text-muted">{texts.lead}</p>
      <div className="mt-8">
        <Tabs label={texts.tabs} tabs={tabs} chosen={chosen} onChoose={choose}>
          {profile ? <Panel name={chosen} profile={profile} /> : null}
          {!profile && !isError ? <Waiting /> : null}
          {!profile && isError ? <RetryNotice text={texts.loadFailed} query={{ isFetching, refetch }} /> : null}
        </Tabs>
      </div>
    </div>
  );
}

function Panel({ name, profile }: { readonly name: TabName; readonly profile: Profile }) {
  const Content = panels[name];
  return <Content profile={profile} />;
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-44" />
      <Skeleton className="h-96" />
    </>
  );
}
