import { type ReactNode, StrictMode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unknownSession } from '../api/session-state.ts';
import { SessionContext, sessionOf } from '../api/use-session.ts';
import { ThemeProvider } from '../ui/theme.tsx';
import { HydratedContext } from '../ui/use-hydrated.ts';
import type { Live } from './live.ts';
import { LiveContext } from './live-context.ts';
import { loadLive } from './load-live.ts';
import { loadMemberRoutes } from './load-member-routes.ts';
import { whenIdle } from './when-idle.ts';

interface ApplicationProps {
  /** The store, where the first page needs it; else it is loaded once that page stands. */
  readonly live: Live | null;
  /** A prerendered page is taken over: it shows the unknown session, whatever the browser remembers. */
  readonly takesOver?: boolean;
  readonly children: ReactNode;
}

const nothing = () => () => undefined;
const unknown = () => unknownSession;

/** What stands round the router, in the browser and in the prerendering alike. */
export function Application({ live: ready, takesOver = false, children }: ApplicationProps) {
  const [live, setLive] = useState(ready);
  const [isHydrated, setHydrated] = useState(!takesOver);
  useEffect(() => {
    // As a transition, in slices: else React would draw what differs from the file in one piece with taking it over.
    if (!isHydrated) startTransition(() => setHydrated(true));
    else document.dispatchEvent(new Event('taken-over'));
  }, [isHydrated]);
  useEffect(() => {
    // Then the way to the pages that need the store: nobody who clicks waits for it.
    if (live) return;
    void whenIdle()
      .then(loadLive)
      .then((loaded) => startTransition(() => setLive(loaded)))
      .then(whenIdle)
      .then(loadMemberRoutes);
  }, [live]);

  const heard = isHydrated ? live : null;
  const state = useSyncExternalStore(heard?.subscribe ?? nothing, heard?.session ?? unknown, unknown);
  const session = useMemo(() => sessionOf(state, live?.signOut), [state, live]);

  useEffect(() => {
    if (state.isLoading) return;
    delete document.documentElement.dataset.session;
    // For who drives the page, as the browser tests do: it can be worked, and knows who is there.
    document.documentElement.dataset.takenOver = 'whole';
  }, [state.isLoading]);

  return (
    <StrictMode>
      <ThemeProvider>
        <HydratedContext value={isHydrated}>
          <LiveContext value={live}>
            <SessionContext value={session}>{children}</SessionContext>
          </LiveContext>
        </HydratedContext>
      </ThemeProvider>
    </StrictMode>
  );
}
