import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@sefira/contracts/auth/session';
import { api } from '../client/api.ts';
import { isProblem } from '../client/problem.ts';
import { currentSessionCall, guestCall, logoutCall } from './session.ts';
import { sessionClosed, sessionOpened, signedOut } from './session-slice.ts';
import type { SessionState } from './session-state.ts';
import {
  clearPersonalData,
  clearSession,
  readStoredUser,
  readToken,
  storeDeviceToken,
  storeSession,
  storeUser,
} from './token-storage.ts';

export interface SessionRoot {
  readonly session: SessionState;
}

type Flow<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>;

/** What a login, a sign-up or a visitor's session gives. */
export interface Granted {
  readonly token: string;
  readonly user: SessionUser;
  readonly deviceToken?: string | undefined;
}

/** A login, a sign-up or a guest session was granted: keep it and forget what the one before had loaded. */
export function openSession({ token, user, deviceToken }: Granted): Flow<void> {
  return (dispatch) => {
    // A guest who signs up, or another person: nothing typed by the one is read by the other.
    if (readStoredUser()?.id !== user.id) clearPersonalData();
    storeSession(token, user);
    if (deviceToken) storeDeviceToken(deviceToken);
    dispatch(api.util.resetApiState());
    dispatch(sessionOpened(user));
  };
}

/** A change of the user's own data is kept here and in the other tabs (spec 1, section 4). */
export function mergeUser(changes: Partial<SessionUser>): Flow<void> {
  return (dispatch, getState) => {
    const { user } = getState().session;
    if (!user) return;
    const merged = { ...user, ...changes };
    storeUser(merged);
    dispatch(sessionOpened(merged));
  };
}

/** The server has ended every session of the account: nothing of it stays here. */
export function dropSession(closing: typeof sessionClosed | typeof signedOut = sessionClosed): Flow<void> {
  return (dispatch) => {
    clearSession();
    dispatch(closing());
    dispatch(api.util.resetApiState());
  };
}

/**
 * Ends the session here in any case; true when the server has ended it too. Here first: the chat is closed and no call
 * carries the token when the server ends it, so that nothing takes the sign-out for a session that ran out.
 */
export function closeSession(): Flow<Promise<boolean>> {
  return async (dispatch) => {
    const token = readToken();
    dispatch(dropSession(signedOut));
    if (token === null) return true;
    const { error } = await dispatch(logoutCall.initiate(token, { track: false }));
    return error === undefined;
  };
}

/** What the browser's storage says, at once and without a call: nobody who is signed in waits for a spinner. */
export function restoreSession(): Flow<void> {
  return (dispatch) => {
    const user = readToken() ? readStoredUser() : null;
    if (user) dispatch(sessionOpened(user));
  };
}

/**
 * The check at start-up: asks who holds the token; without a valid one nobody is there, and nothing is stored. With no
 * answer at all the stored user stands. Resolves true when a session ran out.
 */
export function checkSession(): Flow<Promise<boolean>> {
  return async (dispatch) => {
    const token = readToken();
    // Nothing to clear either: a visitor's cookies are left alone, which costs a slow phone less.
    if (!token && !readStoredUser()) {
      // Left by an earlier version, or by a session that ended while no page was open.
      clearPersonalData();
      dispatch(sessionClosed());
      return false;
    }
    const answer = token ? await fetchUser(dispatch) : 'none';
    if (typeof answer !== 'string') {
      storeUser(answer);
      dispatch(sessionOpened(answer));
      return false;
    }
    if (answer === 'unknown') {
      const stored = readStoredUser();
      dispatch(stored ? sessionOpened(stored) : sessionClosed());
      return false;
    }
    const wasAccount = readStoredUser()?.role !== 'guest';
    clearSession();
    dispatch(sessionClosed());
    return answer === 'ended' && wasAccount;
  };
}

let pendingGuestCall: Promise<void> | undefined;

/**
 * A visitor opens what needs a session: asks for a guest's, which the configuration may refuse. Whoever only reads the
 * public pages has none, and no cookie.
 */
export function openGuestSession(): Flow<Promise<void>> {
  return (dispatch) => {
    pendingGuestCall ??= dispatch(guestCall.initiate())
      .then(({ data }) => {
        if (data) dispatch(openSession(data));
      })
      .finally(() => {
        pendingGuestCall = undefined;
      });
    return pendingGuestCall;
  };
}

type FlowDispatch = Parameters<Flow<void>>[0];

async function fetchUser(dispatch: FlowDispatch): Promise<SessionUser | 'ended' | 'unknown'> {
  const request = dispatch(currentSessionCall.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { data, error } = await request;
  if (data) return data.user;
  return isProblem(error) && error.status === 401 ? 'ended' : 'unknown';
}
