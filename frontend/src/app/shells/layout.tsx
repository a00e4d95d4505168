import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { refreshConfiguration } from '../../api/endpoints/configuration-store.ts';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { shellTexts } from '../../texts/common/shell.ts';
import { FullScreenSpinner } from '../../ui/feedback/full-screen-spinner.tsx';
import {
  describedBy,
  documentTitle,
  isPageHandle,
  isShellHandle,
  type PageHandle,
  type ShellHandle,
} from '../routes/page-handle.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SiteNotice } from './site-notice.tsx';

/** Constant elements: changes of session or route re-render only their subscribers. */
const upperParts = (
  <>
    <a
      href="#conteudo"
      className="sr-only rounded-lg bg-accent px-4 py-2 text-accent-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
    >
      {shellTexts.skipToContent}
    </a>
    <Header />
    <SiteNotice />
  </>
);
const main = (
  <main id="conteudo" tabIndex={-1} className="outline-none">
    <Outlet />
  </main>
);
const lowerParts = <LazyToaster />;
const siteFooter = <Footer />;
const publicShell: ShellHandle = { shell: 'public' };
/** Pixels that are scrolled smoothly to the top of a new page. */
const smoothWay = 120;

/** Header, page, footer and toasts; also the effects of start-up and of every navigation. */
export function Layout() {
  const { isLoading } = useSession();
  const handle = usePageHandle();
  const { shell, Footer: Substitute } = useShell();
  useRouteChange(handle);
  useExpiry();
  // A prerendered page shows at once; others wait for the session check.
  if (isLoading && !handle?.prerendered) return <FullScreenSpinner />;
  return (
    <div data-shell={shell} className="shell">
      {upperParts}
      {shell === 'screen' ? null : <OfflineBar />}
      {main}
      {shell === 'public' ? siteFooter : null}
      {Substitute ? <Substitute /> : null}
      {lowerParts}
    </div>
  );
}

function usePageHandle(): PageHandle | undefined {
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  return match && isPageHandle(match.handle) ? describedBy(match.handle, match.loaderData) : undefined;
}

function useShell(): ShellHandle {
  return (
    useMatches()
      .map(({ handle }) => handle)
      .findLast(isShellHandle) ?? publicShell
  );
}

function useRouteChange(handle: PageHandle | undefined) {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);

  const title = handle && documentTitle(handle);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  // Before the first paint: else frames show the page at the scroll position of the one before.
  useLayoutEffect(() => {
    if (previous.current !== pathname) window.scrollTo({ top: Math.min(scrollY, smoothWay), behavior: 'instant' });
  }, [pathname]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    refreshConfiguration();
    for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) panel.hidePopover();
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);

  // The browser follows a fragment on load only; later navigations are the router's.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** A 401 during work: the base query has cleared the session and shown why; this leads to the login. */
function useExpiry() {
  const { expired } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!expired || pathname === paths.login || pathname === paths.register) return;
    void navigate(paths.login, { replace: true, state: { from: pathname + search } });
  }, [expired, pathname, search, navigate]);
}
