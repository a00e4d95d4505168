import { createContext, useContext } from 'react';

/** Whether the page may differ from its file. */
export const HydratedContext = createContext(true);

/** False while a prerendered page is taken over: what its file cannot know, such as a query, must wait for true. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
