import type { SessionUser } from '@sefira/contracts/auth/session';
import { ChevronDown, LogOut, Star } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { PlanBadge } from '../../shared/billing/plan-badge.tsx';
import { openOnly, paths } from '../../shared/navigation/paths.ts';
import { userMenuTexts as texts, userNavigation } from '../../texts/common/user-navigation.ts';
import { Avatar } from '../../ui/drawings/avatar.tsx';
import { HeaderBalance } from './header-balance.tsx';

/** Name and menu of the user; premium users have a star and a badge. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    // Pages that need an account redirect home too (guard.tsx); they may still be mounted when the session ends.
    await navigate(paths.home);
    const ended = await signOut();
    if (ended) toast.success(texts.signedOut);
    else toast.error(texts.signOutFailed);
  };
  const entries = openOnly(userNavigation).filter(
    ({ role, plan }) => (role === null || role === user.role) && (plan === null || plan === user.subscription),
  );
  const firstName = user.name.split(' ')[0];
  return (
    <>
      <HeaderBalance shape="chip" />
      <button
        type="button"
        popoverTarget="user-menu"
        className="flex h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-1.5 text-[0.9375rem] font-semibold hover:bg-default"
      >
        <Avatar name={user.name} picture={user.avatar} className="size-8" />
        {user.isPremium ? <Star aria-hidden="true" className="size-4 fill-gold text-gold" /> : null}
        <span className="sr-only">{`${texts.userMenu} ${user.name}`}</span>
        <span aria-hidden="true" className="hidden max-w-28 truncate sm:inline lg:hidden xl:inline">
          {firstName}
        </span>
        <ChevronDown aria-hidden="true" className="hidden size-4 text-muted sm:inline" />
      </button>
      <div id="user-menu" popover="auto" className="popover-panel w-64">
        <div className="border-b border-border px-3 pt-1 pb-3">
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-small text-muted">{user.email}</p>
          <p className="mt-2 flex items-center gap-2 text-small text-muted">
            <PlanBadge />
            <HeaderBalance shape="line" />
          </p>
        </div>
        <ul className="mt-2 grid gap-0.5">
          {entries.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className="flex h-11 items-center rounded-lg px-3 text-[0.9375rem] hover:bg-default">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => void leave()}
              className="flex h-11 w-full cursor-pointer items-center gap-2.5 rounded-lg px-3 text-[0.9375rem] hover:bg-default"
            >
              <LogOut aria-hidden="true" className="size-4.5 text-muted" />
              {texts.signOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
