import { useEffect, useState } from 'react';
import { isProblem } from '../../api/client/problem.ts';
import { useFlow } from '../../api/client/use-flow.ts';
import { sessionErrorCleared, sessionFailed } from '../../api/session/session-slice.ts';
import { useSession } from '../../api/session/use-session.ts';

interface SessionFailure {
  readonly failure: string | null;
  /** The instant from which a limited attempt may be repeated, in milliseconds. */
  readonly retryAt: number | undefined;
  /** @param error the rejection, which may name the time of the next attempt */
  readonly fail: (message: string, error: unknown) => void;
  readonly clear: () => void;
}

/** The failure of a login or sign-up, stored in the auth state and cleared with its screen. */
export function useSessionFailure(): SessionFailure {
  const flow = useFlow();
  const { error } = useSession();
  useEffect(() => () => void flow(sessionErrorCleared()), [flow]);
  const [retryAt, setRetryAt] = useState<number>();
  return {
    failure: error,
    retryAt,
    fail: (message, rejection) => {
      setRetryAt(isProblem(rejection) ? rejection.retryAt : undefined);
      flow(sessionFailed(message));
    },
    clear: () => void flow(sessionErrorCleared()),
  };
}
