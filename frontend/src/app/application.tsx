import { type ReactNode, StrictMode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unknownSession } from '../api/session/session-state.ts';
import { SessionContext, sessionOf } from '../api/session/use-session.ts';
import { ThemeProvider } from '../ui/layout/theme.tsx';
import { HydratedContext } from '../ui/layout/use-hydrated.ts';
import { loadContentRoutes, loadMemberRoutes } from './routes/load-routes.ts';
import { waitForIdle } from './startup/wait-for-idle.ts';
import type { AppStore } from './store/app-store.ts';
import { AppStoreContext } from './store/app-store-context.ts';
import { loadAppStore } from './store/load-app-store.ts';

interface ApplicationProps {
  /** The store, where the first page needs it; else it loads after hydration. */
  readonly appStore: AppStore | null;
  /** A prerendered page is hydrated with the unknown session, whatever the browser stores. */
  readonly hydrates?: boolean;
  readonly children: ReactNode;
}

const subscribeToNothing = () => () => undefined;
const readUnknownSession = () => unknownSession;

/** The providers around the router, in the browser and in prerendering. */
export function Application({ appStore: ready, hydrates = false, children }: ApplicationProps) {
  const [live, setAppStore] = useState(ready);
  const [isHydrated, setHydrated] = useState(!hydrates);
  useEffect(() => {
    // A transition, so React renders the differences in slices instead of blocking with hydration.
    if (!isHydrated) startTransition(() => setHydrated(true));
    else document.dispatchEvent(new Event('hydrated'));
  }, [isHydrated]);
  useEffect(() => {
    // All other routes load next, so that no click waits for them.
    if (live) return;
    void waitForIdle()
      .then(loadAppStore)
      .then((loaded) => startTransition(() => setAppStore(loaded)))
      .then(waitForIdle)
      .then(() => Promise.all([loadContentRoutes(), loadMemberRoutes()]));
  }, [live]);

  const observedStore = isHydrated ? live : null;
  const state = useSyncExternalStore(
    observedStore?.subscribe ?? subscribeToNothing,
    observedStore?.session ?? readUnknownSession,
    readUnknownSession,
  );
  const session = useMemo(() => sessionOf(state, live?.signOut), [state, live]);

  useEffect(() => {
    if (state.isLoading) return;
    delete document.documentElement.dataset.session;
    // For browser tests: the page is hydrated and the session is known.
    document.documentElement.dataset.hydrated = 'whole';
  }, [state.isLoading]);

  return (
    <StrictMode>
      <ThemeProvider>
        <HydratedContext value={isHydrated}>
          <AppStoreContext value={live}>
            <SessionContext value={session}>{children}</SessionContext>
          </AppStoreContext>
        </HydratedContext>
      </ThemeProvider>
    </StrictMode>
  );
}
