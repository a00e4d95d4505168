import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../client/api.ts';
import { isProblem } from '../client/problem.ts';
import { refreshSessionCall } from './session.ts';
import type { SessionRoot } from './session-flow.ts';
import { sessionClosed, sessionOpened } from './session-slice.ts';
import { clearPersonalData, onOtherTab, readToken, storeToken, tokenAge } from './token-storage.ts';

type Flow<Result> = ThunkAction<Result, SessionRoot, unknown, UnknownAction>;

const minute = 60_000;
/** How old a token gets before it is exchanged. */
const refreshAfter = 15 * minute;
/** The server gives the same answer again for ten seconds: a lost answer is asked for once more within them. */
const tries = 3;

/**
 * Exchanges the token when it is due. One tab does it for all of this browser; the others find the new token in their
 * common storage. A failure leaves the old token, which stands until a server says otherwise.
 */
function refreshWhenDue(now = tokenAge): Flow<Promise<void>> {
  return async (dispatch) => {
    const isDue = () => readToken() !== null && now() >= refreshAfter;
    if (!isDue()) return;
    await runExclusively(async () => {
      for (let attempt = 0; attempt < tries && isDue(); attempt += 1) {
        const before = readToken();
        const { data, error } = await dispatch(refreshSessionCall.initiate(undefined, { track: false }));
        // A logout or another login came between: its token stands.
        if (readToken() !== before) return;
        if (data) storeToken(data.token);
        if (isProblem(error) && error.status > 0 && error.status < 500) return;
      }
    });
  };
}

/** Looks every minute, and whenever the page is seen again, whether the token is due; follows what other tabs do. */
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

/** One tab at a time, where the browser can say so; exchanging twice within the grace does no harm. */
async function runExclusively(work: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') return work();
  await navigator.locks.request('sefira-refresh', work);
}
