import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@sefira/contracts/auth/session';
import { type SessionState, unknownSession } from './session-state.ts';

const closed: SessionState = { ...unknownSession, isLoading: false, status: 'unauthenticated' };

/** The session as the page sees it; token and user are also in the browser's storage. */
const sessionSlice = createSlice({
  name: 'session',
  initialState: unknownSession,
  reducers: {
    sessionOpened: (_state, { payload }: PayloadAction<SessionUser>): SessionState => ({
      ...closed,
      user: payload,
      isAuthenticated: true,
      status: 'authenticated',
    }),
    sessionClosed: (): SessionState => closed,
    signedOut: (): SessionState => ({ ...closed, signedOut: true }),
    sessionExpired: (): SessionState => ({ ...closed, expired: true }),
    sessionFailed: (state, { payload }: PayloadAction<string>): SessionState => ({
      ...state,
      isLoading: false,
      error: payload,
      status: 'error',
    }),
    sessionErrorCleared: (state): SessionState =>
      state.error === null
        ? state
        : { ...state, error: null, status: state.isAuthenticated ? 'authenticated' : 'unauthenticated' },
  },
});

export const { sessionOpened, sessionClosed, signedOut, sessionExpired, sessionFailed, sessionErrorCleared } =
  sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
