import { createContext } from 'react';
import type { Live } from './live.ts';

/** The living part of the page; null until it is loaded. */
export const LiveContext = createContext<Live | null>(null);
