import { useSyncExternalStore } from 'react';
import { connectionState, watchConnection } from '../../realtime/chat-connection.ts';

/** Asked for until the connection tells by itself; then only in case a message was lost. */
const every = { unconnected: 2000, connected: 15_000 } as const;

/** How often to ask how far reports are, in milliseconds; 0 while none is being made. */
export function usePollingInterval(isMaking: boolean): number {
  const connection = useSyncExternalStore(watchConnection, connectionState, () => 'closed' as const);
  if (!isMaking) return 0;
  return connection === 'online' ? every.connected : every.unconnected;
}
