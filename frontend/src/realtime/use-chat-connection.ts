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

/** Connects at the first visit of the chat and stays connected on other pages, until the session ends or changes. */
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

/** Messages that their conversation does not show yet. */
export function useOutbox(): readonly Outgoing[] {
  return useSyncExternalStore(watchOutbox, outbox);
}
