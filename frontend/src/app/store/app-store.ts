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
 * The living part of the page: store, API and session. Pages that are the same for everybody are drawn and hydrated
 * without it; it is loaded right after, and before any page that needs it.
 */
export interface AppStore {
  readonly store: ReturnType<typeof createStore>;
  readonly session: () => SessionState;
  readonly subscribe: (heard: () => void) => () => void;
  readonly signOut: () => Promise<boolean>;
}

export function createAppStore(): AppStore {
  const store = createStore();
  return {
    store,
    session: () => store.getState().session,
    subscribe: (heard) => store.subscribe(heard),
    signOut: () => store.dispatch(closeSession()),
  };
}

/** Start-up: who the browser remembers, at once; then who the server knows. */
export function startSession({ store }: AppStore): void {
  store.dispatch(restoreSession());
  store.dispatch(scheduleRefresh());
  void store.dispatch(checkSession()).then((ranOut) => {
    if (ranOut) toast.error(errorTexts.sessionExpired, { id: errorTexts.sessionExpired });
    store.dispatch(followConfiguration());
  });
}

/** What was read in a session that ran out is forgotten with it, once the pages that show it are told. */
const clearOnExpiry: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionExpired.match(action)) store.dispatch(api.util.resetApiState());
  return result;
};

/** The checks of development: a busy machine is no slow check. */
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
