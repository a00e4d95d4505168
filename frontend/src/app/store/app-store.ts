import { configureStore } from '@reduxjs/toolkit';
import { toast } from 'react-hot-toast/headless';
import { api } from '../api/api.ts';
import { followConfiguration } from '../api/public-configuration.ts';
import { checkSession, closeSession, restoreSession } from '../api/session-flow.ts';
import { keepSessionFresh } from '../api/session-refresh.ts';
import { sessionReducer } from '../api/session-slice.ts';
import type { SessionState } from '../api/session-state.ts';
import { errorTexts } from '../texts/errors.ts';

/**
 * The living part of the page: store, API and session. Pages that are the same for everybody are drawn and hydrated
 * without it; it is loaded right after, and before any page that needs it.
 */
export interface Live {
  readonly store: ReturnType<typeof createStore>;
  readonly session: () => SessionState;
  readonly subscribe: (heard: () => void) => () => void;
  readonly signOut: () => Promise<boolean>;
}

export function createLive(): Live {
  const store = createStore();
  return {
    store,
    session: () => store.getState().session,
    subscribe: (heard) => store.subscribe(heard),
    signOut: () => store.dispatch(closeSession()),
  };
}

/** Start-up: who the browser remembers, at once; then who the server knows. */
export function startSession({ store }: Live): void {
  store.dispatch(restoreSession());
  store.dispatch(keepSessionFresh());
  void store.dispatch(checkSession()).then((ranOut) => {
    if (ranOut) toast.error(errorTexts.sessionExpired, { id: errorTexts.sessionExpired });
    store.dispatch(followConfiguration());
  });
}

/** The checks of development: a busy machine is no slow check. */
const patient = { warnAfter: 1000 };

function createStore() {
  return configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard({ immutableCheck: patient, serializableCheck: patient }).concat(api.middleware),
  });
}
