import { createContext, useContext } from 'react';

/** Whether the page may differ from its file. */
export const HydratedContext = createContext(true);

/** False during hydration: content that the file cannot have, such as a query, waits for true. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
