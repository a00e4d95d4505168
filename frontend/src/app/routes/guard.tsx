import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, type NavigateProps, Outlet, useLocation, useMatches } from 'react-router-dom';
import type { Problem } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { openGuestSession } from '../../api/session/session-flow.ts';
import { useSession } from '../../api/session/use-session.ts';
import { type LoginOrigin, pathAfterSignIn } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { FullScreenSpinner } from '../../ui/feedback/full-screen-spinner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { isPageHandle } from './page-handle.ts';

const GuestRefused = lazy(async () => ({ default: (await import('./guest-refused.tsx')).GuestRefused }));

/**
 * Admits any session, guests too; opens a guest session where the configuration allows it
 * (docs/decisions/0010-guests.md). Others go to the login, which stores the origin. A refusal for now, such as a limit,
 * is shown in place.
 */
export function SessionGuard() {
  const { isLoading, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const hasSignedOut = useHasSignedOut();
  const flow = useFlow();
  const [mayOpenGuestSession, setMayOpenGuestSession] = useState(true);
  const [refusal, setRefusal] = useState<Problem>();
  const opensGuestSession = mayOpenGuestSession && !isLoading && !isAuthenticated;
  useEffect(() => {
    // A page that had a session and lost it has signed out or expired: no guest session then.
    if (isAuthenticated) setMayOpenGuestSession(false);
  }, [isAuthenticated]);
  useEffect(() => {
    if (!opensGuestSession) return;
    void flow(openGuestSession())
      .then(setRefusal)
      .finally(() => setMayOpenGuestSession(false));
  }, [opensGuestSession, flow]);
  if (hasSignedOut) return <Redirect to={paths.home} />;
  if (isLoading) return <FullScreenSpinner />;
  if (opensGuestSession) return <PageOutline />;
  if (isAuthenticated) return <Outlet />;
  if (refusal && refusal.code !== 'GUEST_NOT_ALLOWED') {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <GuestRefused refusal={refusal} from={pathname + search} onAgain={() => setMayOpenGuestSession(true)} />
      </Suspense>
    );
  }
  return <ToLogin from={pathname + search} />;
}

/** Pages that need an account: a guest is asked to sign in (docs/decisions/0010-guests.md). */
export function AccountGuard() {
  const { isLoading, hasAccount } = useSession();
  const { pathname, search } = useLocation();
  const hasLeft = useHasSignedOut();
  if (hasLeft) return <Redirect to={paths.home} />;
  if (isLoading) return <FullScreenSpinner />;
  return hasAccount ? <Outlet /> : <ToLogin from={pathname + search} />;
}

/** True where the page was open when its user signed out; a page opened later leads to the login. */
function useHasSignedOut(): boolean {
  const { isAuthenticated, signedOut } = useSession();
  const [wasOpen, setWasOpen] = useState(isAuthenticated);
  useEffect(() => {
    if (isAuthenticated) setWasOpen(true);
  }, [isAuthenticated]);
  return wasOpen && signedOut;
}

function ToLogin({ from }: { readonly from: string }) {
  const notice = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.signInNotice;
  useEffect(() => {
    // The text is the id: a strict effect that runs twice shows one toast.
    if (notice) toast.error(notice, { id: notice });
  }, [notice]);
  return <Redirect to={paths.login} state={{ from } satisfies LoginOrigin} />;
}

/** Login and registration redirect users with an account to the dashboard. A guest has none. */
export function VisitorGuard() {
  const { user, hasAccount } = useSession();
  const place = useLocation();
  return hasAccount ? <Redirect to={pathAfterSignIn(place, user?.role)} /> : <Outlet />;
}

/** Leads to another page and shows the outline of one while its code loads. */
function Redirect({ to, state }: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <Navigate to={to} replace state={state} />
      <PageOutline />
    </>
  );
}

/** As tall as the window: a footer in it would leave with the page. */
function PageOutline() {
  // Before the first paint: else it is shown at the scroll position of the page before, with the footer.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div aria-busy="true" className="page min-h-svh pt-8 md:pt-12">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-112 w-full" />
    </div>
  );
}
