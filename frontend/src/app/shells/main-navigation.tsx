import { Link, useLocation } from 'react-router-dom';
import { openOnly } from '../../shared/navigation/paths.ts';
import { mainNavigation } from '../../texts/common/shell.ts';

/** Links of the main navigation; the current section is marked. */
export function MainNavigation({ tall = false }: { readonly tall?: boolean }) {
  const { pathname } = useLocation();
  return openOnly(mainNavigation).map(({ label, path, highlight }) => {
    const current = highlight === null ? pathname === path : pathname.startsWith(highlight);
    return (
      <Link
        key={path}
        to={path}
        aria-current={current ? 'page' : undefined}
        className={`flex items-center rounded-lg px-3 text-[0.9375rem] hover:bg-default hover:text-foreground ${
          tall ? 'h-11' : 'h-10'
        } ${current ? 'font-semibold text-accent' : 'text-muted'}`}
      >
        {label}
      </Link>
    );
  });
}
