import { type ReactNode, StrictMode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { unknownSession } from '../api/session-state.ts';
import { SessionContext, sessionOf } from '../api/use-session.ts';
import { ThemeProvider } from '../ui/theme.tsx';
import type { Live } from './live.ts';
import { LiveContext } from './live-context.ts';
import { loadLive } from './load-live.ts';
import { loadMemberRoutes } from './load-member-routes.ts';
import { whenIdle } from './when-idle.ts';

interface ApplicationProps {
  /** The store, where the first page needs it; else it is loaded once that page stands. */
  readonly live: Live | null;
  readonly children: ReactNode;
}

const nothing = () => () => undefined;
const unknown = () => unknownSession;

/** What stands round the router, in the browser and in the prerendering alike. */
export function Application({ live: ready, children }: ApplicationProps) {
  const [live, setLive] = useState(ready);
  useEffect(() => {
    document.dispatchEvent(new Event('taken-over'));
  }, []);
  useEffect(() => {
    // Then the way to the pages that need the store: nobody who clicks waits for it.
    if (!live) void whenIdle().then(loadLive).then(setLive).then(whenIdle).then(loadMemberRoutes);
  }, [live]);

  // Hydration sees the unknown session, as the prerendering did, whatever the browser remembers.
  const state = useSyncExternalStore(live?.subscribe ?? nothing, live?.session ?? unknown, unknown);
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
        <LiveContext value={live}>
          <SessionContext value={session}>{children}</SessionContext>
        </LiveContext>
      </ThemeProvider>
    </StrictMode>
  );
}
