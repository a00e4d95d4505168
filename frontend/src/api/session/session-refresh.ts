import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../client/api.ts';
import { isProblem } from '../client/problem.ts';
import { refreshSessionCall } from './session.ts';
import type { SessionRoot } from './session-flow.ts';
import { sessionClosed, sessionOpened } from './session-slice.ts';
import { clearPersonalData, onOtherTab, readToken, storeToken, tokenAge } from './token-storage.ts';

type Flow<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>;

const minute = 60_000;
/** Age at which a token is exchanged. */
const refreshAfter = 15 * minute;
/** The server repeats its response for ten seconds, so a lost one is requested again within them. */
const tries = 3;

/**
 * Exchanges the token when it is due. One tab does it for the whole browser; the others read it from storage. After a
 * failure the old token stays until a server refuses it.
 */
function refreshWhenDue(now = tokenAge): Flow<Promise<void>> {
  return async (dispatch) => {
    const isDue = () => readToken() !== null && now() >= refreshAfter;
    if (!isDue()) return;
    await runExclusively(async () => {
      for (let attempt = 0; attempt < tries && isDue(); attempt += 1) {
        const before = readToken();
        const { data, error } = await dispatch(refreshSessionCall.initiate(undefined, { track: false }));
        // A logout or another login happened meanwhile: its token stays.
        if (readToken() !== before) return;
        if (data) storeToken(data.token);
        if (isProblem(error) && error.status > 0 && error.status < 500) return;
      }
    });
  };
}

/** Checks every minute and when the page becomes visible whether the token is due; follows other tabs. */
export function scheduleRefresh(): Flow<() => void> {
  return (dispatch, getState) => {
    const refreshIfDue = () => void dispatch(refreshWhenDue());
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refreshIfDue();
    };
    const timer = setInterval(refreshIfDue, minute);
    document.addEventListener('visibilitychange', refreshIfVisible);
    const unsubscribe = onOtherTab((user) => {
      const { id: known, role } = getState().session.user ?? {};
      dispatch(user ? sessionOpened(user) : sessionClosed());
      if (user?.id !== known) clearPersonalData();
      if (user?.id !== known || user?.role !== role) dispatch(api.util.resetApiState());
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      unsubscribe();
    };
  };
}

/** One tab at a time, where the browser has locks; two exchanges within the grace period are harmless. */
async function runExclusively(work: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') return work();
  await navigator.locks.request('sefira-refresh', work);
}
