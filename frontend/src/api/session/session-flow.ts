import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@sefira/contracts/auth/session';
import { api } from '../client/api.ts';
import { isProblem, type Problem } from '../client/problem.ts';
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

/** The result of a login, a sign-up or a guest session. */
export interface Granted {
  readonly token: string;
  readonly user: SessionUser;
  readonly deviceToken?: string | undefined;
}

/** Stores a new session and clears the data that the previous one had loaded. */
export function openSession({ token, user, deviceToken }: Granted): Flow<void> {
  return (dispatch) => {
    // A guest who signs up, or another person: the data of one is not readable by the other.
    if (readStoredUser()?.id !== user.id) clearPersonalData();
    storeSession(token, user);
    if (deviceToken) storeDeviceToken(deviceToken);
    dispatch(api.util.resetApiState());
    dispatch(sessionOpened(user));
  };
}

/** A change of the user's own data is stored here and in other tabs. */
export function mergeUser(changes: Partial<SessionUser>): Flow<void> {
  return (dispatch, getState) => {
    const { user } = getState().session;
    if (!user) return;
    const merged = { ...user, ...changes };
    storeUser(merged);
    dispatch(sessionOpened(merged));
  };
}

/** The server has ended every session of the account: the local data is removed. */
export function dropSession(closing: typeof sessionClosed | typeof signedOut = sessionClosed): Flow<void> {
  return (dispatch) => {
    clearSession();
    dispatch(closing());
    dispatch(api.util.resetApiState());
  };
}

/**
 * Ends the session locally in any case; true when the server has ended it too. Locally first: the chat is closed and
 * no call carries the token when the server ends it, so no 401 is taken for an expired session.
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

/** The session from the browser's storage, synchronously: signed-in users see no spinner. */
export function restoreSession(): Flow<void> {
  return (dispatch) => {
    const user = readToken() ? readStoredUser() : null;
    if (user) dispatch(sessionOpened(user));
  };
}

/**
 * The check at start-up: without a valid token there is no session, and nothing stays stored. Without a response the
 * stored user stands. Resolves true when a session had expired.
 */
export function checkSession(): Flow<Promise<boolean>> {
  return async (dispatch) => {
    const token = readToken();
    // Visitors have nothing to clear, which saves time on a slow phone.
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

let pendingGuestCall: Promise<Problem | undefined> | undefined;

/**
 * Opens a guest session for a page that needs one; the configuration may refuse it. Public pages open none and set no
 * cookie. Resolves the problem of a session that was not opened.
 */
export function openGuestSession(): Flow<Promise<Problem | undefined>> {
  return (dispatch) => {
    pendingGuestCall ??= dispatch(guestCall.initiate())
      .then(({ data, error }) => {
        if (data) dispatch(openSession(data));
        return isProblem(error) ? error : undefined;
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
