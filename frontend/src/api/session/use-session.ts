import { createContext, useContext } from 'react';
import { type SessionState, unknownSession } from './session-state.ts';

export interface Session extends SessionState {
  /** Signed in with an account; a guest counts as a visitor. */
  readonly hasAccount: boolean;
  readonly isPremium: boolean;
  /** Ends the session locally in any case; true when the server has ended it too. */
  readonly signOut: () => Promise<boolean>;
}

/** The session for components. `signOut` exists once the store has loaded. */
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

/** The session of the page. */
export function useSession(): Session {
  return useContext(SessionContext);
}
