import { setTimeout as wait } from 'node:timers/promises';
import type { ChatNamespace } from './rooms.ts';

/**
 * Each asks for what it missed in the conversation that it shows, and Redis has just been away for all who write: one by
 * one, so that thousands who ask hold nobody's message up (seen in chat.bench: 50 at once took minutes to recover from).
 */
const pauseMilliseconds = 50;

/**
 * Greets every connection of this node as it was greeted when it came: the clients ask for what they missed then, as after a
 * cut. Called again before the first is greeted, it greets once.
 */
export function createGreeting(namespace: ChatNamespace): () => void {
  let running: Promise<void> = Promise.resolve();
  let isDue = false;

  async function greetAll(): Promise<void> {
    isDue = false;
    for (const socket of [...namespace.sockets.values()]) {
      const { session } = socket.data;
      if (session && socket.connected) socket.emit('authenticated', { userId: session.userId, role: session.role });
      await wait(pauseMilliseconds);
    }
  }

  return () => {
    if (isDue) return;
    isDue = true;
    running = running.then(greetAll);
  };
}
