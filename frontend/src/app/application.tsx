import { type ReactNode, StrictMode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unknownSession } from '../api/session/session-state.ts';
import { SessionContext, sessionOf } from '../api/session/use-session.ts';
import { ThemeProvider } from '../ui/layout/theme.tsx';
import { HydratedContext } from '../ui/layout/use-hydrated.ts';
import { loadMemberRoutes } from './routes/load-member-routes.ts';
import { waitForIdle } from './startup/wait-for-idle.ts';
import type { AppStore } from './store/app-store.ts';
import { AppStoreContext } from './store/app-store-context.ts';
import { loadAppStore } from './store/load-app-store.ts';

interface ApplicationProps {
  /** The store, where the first page needs it; else it is loaded once that page stands. */
  readonly appStore: AppStore | null;
  /** A prerendered page is taken over: it shows the unknown session, whatever the browser remembers. */
  readonly hydrates?: boolean;
  readonly children: ReactNode;
}

const subscribeToNothing = () => () => undefined;
const readUnknownSession = () => unknownSession;

/** What stands round the router, in the browser and in the prerendering alike. */
export function Application({ appStore: ready, hydrates = false, children }: ApplicationProps) {
  const [live, setAppStore] = useState(ready);
  const [isHydrated, setHydrated] = useState(!hydrates);
  useEffect(() => {
    // As a transition, in slices: else React would draw what differs from the file in one piece with taking it over.
    if (!isHydrated) startTransition(() => setHydrated(true));
    else document.dispatchEvent(new Event('hydrated'));
  }, [isHydrated]);
  useEffect(() => {
    // Then the way to the pages that need the store: nobody who clicks waits for it.
    if (live) return;
    void waitForIdle()
      .then(loadAppStore)
      .then((loaded) => startTransition(() => setAppStore(loaded)))
      .then(waitForIdle)
      .then(loadMemberRoutes);
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
    // For who drives the page, as the browser tests do: it can be worked, and knows who is there.
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
