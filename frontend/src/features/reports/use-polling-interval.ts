import { useSyncExternalStore } from 'react';
import { connectionState, watchConnection } from '../../realtime/chat-connection.ts';

/** Polls until the socket pushes progress; then slowly, in case a message is lost. */
const every = { unconnected: 2000, connected: 15_000 } as const;

/** Interval for polling the progress of reports, in milliseconds; 0 while none is in progress. */
export function usePollingInterval(isMaking: boolean): number {
  const connection = useSyncExternalStore(watchConnection, connectionState, () => 'closed' as const);
  if (!isMaking) return 0;
  return connection === 'online' ? every.connected : every.unconnected;
}
