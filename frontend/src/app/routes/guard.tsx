import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { useFlow } from '../../api/client/use-flow.ts';
import { openGuestSession } from '../../api/session/session-flow.ts';
import { useSession } from '../../api/session/use-session.ts';
import { type LoginOrigin, pathAfterSignIn } from '../../shared/navigation/login-origin.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { FullScreenSpinner } from '../../ui/feedback/full-screen-spinner.tsx';
import { isPageHandle } from './page-handle.ts';

/**
 * Lets any session in, guests too; a visitor gets a guest's session here where the configuration allows it (docs/decisions/0010-guests.md).
 * Everyone else goes to the login, which remembers the origin.
 */
export function SessionGuard() {
  const { isLoading, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const hasSignedOut = useHasSignedOut();
  const flow = useFlow();
  const [mayOpenGuestSession, setMayOpenGuestSession] = useState(true);
  const opensGuestSession = mayOpenGuestSession && !isLoading && !isAuthenticated;
  useEffect(() => {
    // Who was in and is no longer has signed out or run out: that is no visitor.
    if (isAuthenticated) setMayOpenGuestSession(false);
  }, [isAuthenticated]);
  useEffect(() => {
    if (opensGuestSession) void flow(openGuestSession()).finally(() => setMayOpenGuestSession(false));
  }, [opensGuestSession, flow]);
  if (hasSignedOut) return <Navigate to={paths.home} replace />;
  if (isLoading || opensGuestSession) return <FullScreenSpinner />;
  if (isAuthenticated) return <Outlet />;
  return <ToLogin from={pathname + search} />;
}

/** What belongs to an account: a guest has none and is asked to sign in (docs/decisions/0010-guests.md). */
export function AccountGuard() {
  const { isLoading, hasAccount } = useSession();
  const { pathname, search } = useLocation();
  const hasLeft = useHasSignedOut();
  if (hasLeft) return <Navigate to={paths.home} replace />;
  if (isLoading) return <FullScreenSpinner />;
  return hasAccount ? <Outlet /> : <ToLogin from={pathname + search} />;
}

/** True where the page was open when its user signed out; a page that is opened later leads to the login. */
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
    // The text as id: a strict effect that runs twice is one toast.
    if (notice) toast.error(notice, { id: notice });
  }, [notice]);
  return <Navigate to={paths.login} replace state={{ from } satisfies LoginOrigin} />;
}

/** Login and registration: who already has an account open goes to the dashboard. A guest has none. */
export function VisitorGuard() {
  const { hasAccount } = useSession();
  const place = useLocation();
  return hasAccount ? <Navigate to={pathAfterSignIn(place)} replace /> : <Outlet />;
}
