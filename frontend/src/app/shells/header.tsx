import { drawGlyph } from '@sefira/drawings/glyph';
import { Menu, Moon, Search, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { interfaceTexts } from '../../texts/common/interface.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { useTheme } from '../../ui/layout/theme.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchPanel } from './search-panel.tsx';

/** Lazy: needed by signed-in users only, never at the first paint. */
const AccountBar = lazy(async () => ({ default: (await import('./account-bar.tsx')).AccountBar }));

const iconButton =
  'tip grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground';

const mark = drawGlyph({ number: 7 });

export function Header() {
  const { user, hasAccount } = useSession();
  return (
    <header className="sticky top-0 z-50 border-b border-border bg-background/92 backdrop-blur-md">
      <div className="page flex h-16 items-center gap-1 sm:gap-2">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center gap-2 rounded-md pe-1 font-display text-[1.375rem] leading-none sm:pe-2"
        >
          <Drawing node={mark} decorative className="w-7! text-accent" />
          <span className="max-[23rem]:sr-only">{interfaceTexts.productName}</span>
        </Link>
        <nav aria-label={shellTexts.mainNavigation} className="ms-4 hidden gap-1 lg:flex">
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
            <Suspense fallback={null}>
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

function MobileMenu({ signedOut }: { readonly signedOut: boolean }) {
  return (
    <div id="mobile-menu" popover="auto" className="popover-panel w-72 max-w-[calc(100vw-2rem)]">
      <nav aria-label={shellTexts.mainNavigation} className="grid gap-0.5">
        <MainNavigation tall />
      </nav>
      {signedOut ? (
        <div className="signed-out-only mt-2 grid gap-2 border-t border-border p-2 pt-3">
          <ButtonLink to={paths.login} variant="outline">
            {shellTexts.signIn}
          </ButtonLink>
          <ButtonLink to={paths.register}>{shellTexts.signUp}</ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
