import { Menu, Moon, Search, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { useTheme } from '../../ui/layout/theme.tsx';
import { BrandLink } from './brand-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchPanel } from './search-panel.tsx';

/** Lazy: needed by signed-in users only, never at the first paint. */
const AccountBar = lazy(async () => ({ default: (await import('./account-bar.tsx')).AccountBar }));

const iconButton =
  'tip tip-end grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground';

export function Header() {
  const { user, hasAccount } = useSession();
  return (
    <header className="sticky top-0 z-50 border-b border-border bg-background/92 [backdrop-filter:blur(12px)]">
      <div className="page flex h-(--header-height) items-center gap-1 sm:gap-2">
        <BrandLink />
        <nav aria-label={shellTexts.mainNavigation} className="ms-2 hidden gap-1 lg:flex xl:ms-4">
          <MainNavigation />
        </nav>
        <div className="ms-auto flex items-center sm:gap-1">
          <button
            type="button"
            popoverTarget="search-panel"
            aria-label={shellTexts.openSearch}
            data-tip={shellTexts.openSearch}
            className={iconButton}
          >
            <Search aria-hidden="true" className="size-5" />
          </button>
          <ThemeToggle />
          {hasAccount && user ? (
            <Suspense fallback={<div className="w-28 sm:w-60" />}>
              <AccountBar user={user} />
            </Suspense>
          ) : (
            <div className="signed-out-only hidden items-center gap-1 sm:flex">
              <ButtonLink to={paths.login} variant="ghost" size="sm">
                {shellTexts.signIn}
              </ButtonLink>
              <ButtonLink to={paths.register} size="sm">
                {shellTexts.signUp}
              </ButtonLink>
            </div>
          )}
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label={shellTexts.openMenu}
            className={`${iconButton} lg:hidden`}
          >
            <Menu aria-hidden="true" className="size-5.5" />
          </button>
        </div>
      </div>
      <SearchPanel />
      <MobileMenu signedOut={!hasAccount} />
    </header>
  );
}

function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const label = theme === 'dark' ? shellTexts.toLight : shellTexts.toDark;
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <button type="button" onClick={toggle} aria-label={label} data-tip={label} className={iconButton}>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
