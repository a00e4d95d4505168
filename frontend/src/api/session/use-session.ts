import { createContext, useContext } from 'react';
import { type SessionState, unknownSession } from './session-state.ts';

export interface Session extends SessionState {
  /** Signed in with an account of one's own: a guest is let in but counts as a visitor. */
  readonly hasAccount: boolean;
  readonly isPremium: boolean;
  /** Ends the session here in any case; true when the server has ended it too. */
  readonly signOut: () => Promise<boolean>;
}

/** The session as a page sees it. `signOut` is there once the store is. */
export function sessionOf(state: SessionState, signOut: Session['signOut'] = async () => false): Session {
  const { user } = state;
  return {
    ...state,
    hasAccount: user !== null && user.role !== 'guest',
    isPremium: user?.isPremium ?? false,
    signOut,
  };
}

export const SessionContext = createContext<Session>(sessionOf(unknownSession));

/** Who is using the page. */
export function useSession(): Session {
  return useContext(SessionContext);
}
