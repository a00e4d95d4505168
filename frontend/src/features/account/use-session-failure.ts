import { useEffect } from 'react';
import { sessionErrorCleared, sessionFailed } from '../../api/session-slice.ts';
import { useFlow } from '../../api/use-flow.ts';
import { useSession } from '../../api/use-session.ts';

interface SessionFailure {
  readonly failure: string | null;
  readonly fail: (message: string) => void;
  readonly clear: () => void;
}

/** The failure of a login or sign-up, kept in the auth state (spec 1, section 4) and forgotten with its screen. */
export function useSessionFailure(): SessionFailure {
  const flow = useFlow();
  const { error } = useSession();
  useEffect(() => () => void flow(sessionErrorCleared()), [flow]);
  return {
    failure: error,
    fail: (message) => void flow(sessionFailed(message)),
    clear: () => void flow(sessionErrorCleared()),
  };
}
