import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { openGuestSession } from '../api/session-flow.ts';
import { useFlow } from '../api/use-flow.ts';
import { useSession } from '../api/use-session.ts';
import { afterDoor, type LoginOrigin } from '../login-origin.ts';
import { paths } from '../paths.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { isPageHandle } from './page-handle.ts';

/**
 * Lets any session in, guests too; a visitor gets a guest's session here where the configuration allows it (decision 11).
 * Everyone else goes to the login, which remembers the origin.
 */
export function SessionGuard() {
  const { isLoading, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const flow = useFlow();
  const [mayAsk, setMayAsk] = useState(true);
  const asks = mayAsk && !isLoading && !isAuthenticated;
  useEffect(() => {
    // Who was in and is no longer has signed out or run out: that is no visitor.
    if (isAuthenticated) setMayAsk(false);
  }, [isAuthenticated]);
  useEffect(() => {
    if (asks) void flow(openGuestSession()).finally(() => setMayAsk(false));
  }, [asks, flow]);
  if (isLoading || asks) return <FullScreenSpinner />;
  if (isAuthenticated) return <Outlet />;
  return <ToLogin from={pathname + search} />;
}

/** What belongs to an account: a guest has none and is asked to sign in (decision 11). */
export function AccountGuard() {
  const { isLoading, hasAccount } = useSession();
  const { pathname, search } = useLocation();
  if (isLoading) return <FullScreenSpinner />;
  return hasAccount ? <Outlet /> : <ToLogin from={pathname + search} />;
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
  return hasAccount ? <Navigate to={afterDoor(place)} replace /> : <Outlet />;
}
