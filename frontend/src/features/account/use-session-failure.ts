import { useEffect } from 'react';
import { useFlow } from '../../api/client/use-flow.ts';
import { sessionErrorCleared, sessionFailed } from '../../api/session/session-slice.ts';
import { useSession } from '../../api/session/use-session.ts';

interface SessionFailure {
  readonly failure: string | null;
  readonly fail: (message: string) => void;
  readonly clear: () => void;
}

/** The failure of a login or sign-up, stored in the auth state and cleared with its screen. */
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
