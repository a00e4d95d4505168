import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@sefira/contracts/auth/session';
import { currentSessionCall } from './session.ts';
import type { SessionRoot } from './session-flow.ts';
import { sessionOpened } from './session-slice.ts';
import { storeUser } from './token-storage.ts';

type Plan = SessionUser['subscription'];

/** Reads the session again after a purchase or refund has changed plan and credits; resolves to the plan. */
export function refreshSession(): ThunkAction<Promise<Plan | null>, SessionRoot, unknown, UnknownAction> {
  return async (dispatch) => {
    const { data } = await dispatch(currentSessionCall.initiate(undefined, { subscribe: false, forceRefetch: true }));
    if (!data) return null;
    storeUser(data.user);
    dispatch(sessionOpened(data.user));
    return data.user.subscription;
  };
}
