import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { SessionRoot } from '../api/session/session-flow.ts';
import {
  type ConnectionState,
  closeConnection,
  connectionState,
  openConnection,
  watchConnection,
} from './chat-connection.ts';
import { closeOutbox, type Outgoing, openOutbox, outbox, watchOutbox } from './outbox.ts';

let deafen: (() => void) | null = null;
let connectedAs: string | null = null;

/**
 * Connects the chat at the first visit of its page; it stays connected on the others, until the session ends or
 * becomes another's.
 */
export function useChatConnection(): ConnectionState {
  const store = useStore<SessionRoot>();
  useEffect(() => {
    const follow = () => {
      const { user } = store.getState().session;
      if ((user?.id ?? null) === connectedAs) return;
      closeConnection();
      connectedAs = user?.id ?? null;
      if (!user) return closeOutbox();
      openOutbox(user.id);
      void openConnection();
    };
    deafen?.();
    deafen = store.subscribe(follow);
    follow();
  }, [store]);
  return useSyncExternalStore(watchConnection, connectionState);
}

/** What was written and is not yet seen in its conversation. */
export function useOutbox(): readonly Outgoing[] {
  return useSyncExternalStore(watchOutbox, outbox);
}
