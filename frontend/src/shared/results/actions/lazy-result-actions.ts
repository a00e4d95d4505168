import { lazy, useEffect } from 'react';

const load = async () => ({ default: (await import('./result-actions.tsx')).ResultActions });

/** What can be done with a result: its code comes while the form is filled in, as the result's own does. */
export const ResultActions = lazy(load);

/** Brings the code of the result while the form stands. */
export function usePreloadedResult(loadResult: () => Promise<unknown>): void {
  useEffect(() => {
    void loadResult();
    void load();
  }, [loadResult]);
}
