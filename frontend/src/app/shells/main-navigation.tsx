import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { openOnly } from '../../shared/navigation/paths.ts';
import { aboutEntry, mainNavigation, plansForUsers, plansForVisitors } from '../../texts/common/shell.ts';

/** Links of the main navigation; the current section is marked. */
export function MainNavigation({ tall = false }: { readonly tall?: boolean }) {
  const { pathname, hash } = useLocation();
  const { hasAccount } = useSession();
  const entries = openOnly([...mainNavigation, hasAccount ? plansForUsers : plansForVisitors, aboutEntry]);
  return entries.map(({ label, path, highlight }) => {
    const current = highlight === null ? pathname + hash === path : pathname.startsWith(highlight);
    return (
      <Link
        key={path}
        to={path}
        aria-current={current ? 'page' : undefined}
        className={`flex items-center rounded-lg hover:bg-default hover:text-foreground ${
          tall ? 'h-14 px-4 font-display text-[1.375rem]' : 'h-10 px-2 text-[0.9375rem] whitespace-nowrap xl:px-3'
        } ${current ? 'font-semibold text-accent' : tall ? '' : 'text-muted'}`}
      >
        {label}
      </Link>
    );
  });
}
