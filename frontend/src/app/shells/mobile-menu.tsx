import type { FocusEvent } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { MainNavigation } from './main-navigation.tsx';

/** A popover leaves the page below reachable by Tab: the sheet closes as the focus leaves it. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/** The main navigation on phones, as a sheet over the whole screen. */
export function MobileMenu({ signedOut }: { readonly signedOut: boolean }) {
  return (
    <div
      id="mobile-menu"
      popover="auto"
      role="dialog"
      aria-label={shellTexts.menu}
      className="menu-sheet"
      onBlur={closeBehindFocus}
    >
      <div className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-border px-4">
        <BrandLink />
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={shellTexts.closeMenu}
          className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-foreground"
        >
          <span aria-hidden="true" className="text-[1.75rem] leading-none">
            ×
          </span>
        </button>
      </div>
      <nav aria-label={shellTexts.mainNavigation} className="grid content-start gap-1 px-2 py-4">
        <MainNavigation tall />
      </nav>
      {signedOut ? (
        <div className="signed-out-only mt-auto grid gap-3 border-t border-border p-4">
          <ButtonLink to={paths.register} size="lg" className="w-full">
            {shellTexts.signUp}
          </ButtonLink>
          <ButtonLink to={paths.login} variant="outline" size="lg" className="w-full">
            {shellTexts.signIn}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
