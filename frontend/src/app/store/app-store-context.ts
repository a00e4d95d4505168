import { createContext } from 'react';
import type { AppStore } from './app-store.ts';

/** The store; null until it is loaded. */
export const AppStoreContext = createContext<AppStore | null>(null);
