import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { toast } from 'react-hot-toast/headless';
import { api } from '../../api/client/api.ts';
import { followConfiguration } from '../../api/endpoints/public-configuration.ts';
import { checkSession, closeSession, restoreSession } from '../../api/session/session-flow.ts';
import { scheduleRefresh } from '../../api/session/session-refresh.ts';
import { sessionExpired, sessionReducer } from '../../api/session/session-slice.ts';
import type { SessionState } from '../../api/session/session-state.ts';
import { errorTexts } from '../../texts/common/errors.ts';

/**
 * Store, API and session. Prerendered pages are hydrated without it; it loads right after, and before any page that
 * needs it.
 */
export interface AppStore {
  readonly store: ReturnType<typeof createStore>;
  readonly session: () => SessionState;
  readonly subscribe: (notify: () => void) => () => void;
  readonly signOut: () => Promise<boolean>;
}

export function createAppStore(): AppStore {
  const store = createStore();
  return {
    store,
    session: () => store.getState().session,
    subscribe: (notify) => store.subscribe(notify),
    signOut: () => store.dispatch(closeSession()),
  };
}

/** Start-up: the stored session at once, then the server's answer. */
export function startSession({ store }: AppStore): void {
  store.dispatch(restoreSession());
  store.dispatch(scheduleRefresh());
  void store.dispatch(checkSession()).then((ranOut) => {
    if (ranOut) toast.error(errorTexts.sessionExpired, { id: errorTexts.sessionExpired });
    store.dispatch(followConfiguration());
  });
}

/** Clears the cache of an expired session after its subscribers have seen the end. */
const clearOnExpiry: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionExpired.match(action)) store.dispatch(api.util.resetApiState());
  return result;
};

/** Development checks warn of slow code, which a busy machine makes of any code. */
const slowCheckOptions = { warnAfter: 1000 };

function createStore() {
  return configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) =>
      standard({ immutableCheck: slowCheckOptions, serializableCheck: slowCheckOptions }).concat(
        api.middleware,
        clearOnExpiry,
      ),
  });
}
