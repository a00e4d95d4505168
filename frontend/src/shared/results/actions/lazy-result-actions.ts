import { lazy, useEffect } from 'react';

const load = async () => ({ default: (await import('./result-actions.tsx')).ResultActions });

/** The actions of a result; their code loads while the form is filled in. */
export const ResultActions = lazy(load);

/** Preloads the code of the result while the form is filled in. */
export function usePreloadedResult(loadResult: () => Promise<unknown>): void {
  useEffect(() => {
    void loadResult();
    void load();
  }, [loadResult]);
}
