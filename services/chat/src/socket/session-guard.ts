import { setInterval } from 'node:timers';
import { endedSessions, endedSessionsChannel } from '@sefira/contracts/auth/session-cache';
import { errorCatalogue } from '@sefira/contracts/shared/errors';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import * as z from 'zod/mini';
import type { SessionChecker } from '../adapters/session-checker.ts';
import { parseJson } from './parse-json.ts';
import type { ChatNamespace, ChatSocket } from './rooms.ts';

/** Without Redis nobody tells of ended sessions: each is asked about this often, so that it ends within a second. */
const blindMilliseconds = 500;
/** Otherwise a slow round, for a message that was lost and for sessions that ran out. */
const roundMilliseconds = 15_000;
const askedAtOnce = 1000;

/** Closes the connections of sessions that no longer count, within a second (docs/decisions/0008-opaque-session-token.md). */
export interface SessionGuard extends Disposable {
  /** Tells the client why and closes its connection. */
  end(socket: ChatSocket): void;
}

export function startSessionGuard(options: {
  readonly namespace: ChatNamespace;
  readonly sessions: SessionChecker;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
}): SessionGuard {
  const { namespace, sessions, subscriber, logger } = options;

  function end(socket: ChatSocket): void {
    socket.data.session = null;
    socket.emit('authError', { message: errorCatalogue.SESSION_EXPIRED.message, code: 'SESSION_EXPIRED' });
    socket.disconnect(true);
  }

  function endAll(isEnded: (socket: ChatSocket) => boolean): void {
    for (const socket of namespace.sockets.values()) if (isEnded(socket)) end(socket);
  }

  /** Asked by many at once: without Redis this happens twice a second. */
  async function recheck(): Promise<void> {
    const byToken = new Map<string, ChatSocket[]>();
    for (const socket of namespace.sockets.values()) {
      const { session } = socket.data;
      if (session) byToken.set(session.tokenHash, [...(byToken.get(session.tokenHash) ?? []), socket]);
    }
    const tokens = [...byToken.keys()];
    for (let start = 0; start < tokens.length; start += askedAtOnce) {
      const asked = tokens.slice(start, start + askedAtOnce);
      const states = await sessions.inspect(asked);
      asked.forEach((token, index) => {
        const isDue = (socket: ChatSocket) => socket.data.session?.tokenHash === token;
        const sockets = byToken.get(token)?.filter(isDue) ?? [];
        if (states[index] === 'ended') for (const socket of sockets) end(socket);
        // Its owner has a newer one, and comes back with it.
        if (states[index] === 'exchanged') for (const socket of sockets) socket.disconnect(true);
      });
    }
  }

  let running: Promise<void> | null = null;
  let lastRound = Date.now();
  function look(): void {
    const isBlind = subscriber.status !== 'ready';
    if (running || (!isBlind && Date.now() - lastRound < roundMilliseconds)) return;
    lastRound = Date.now();
    running = recheck()
      .catch((error: unknown) => logger.debug({ reason: String(error) }, 'sessions not checked again'))
      .finally(() => {
        running = null;
      });
  }

  subscriber.on('message', (channel, message) => {
    if (channel !== endedSessionsChannel) return;
    const ended = z.safeParse(endedSessions, parseJson(message));
    if (!ended.success) return;
    const ids = new Set(ended.data.sessionIds);
    endAll(({ data }) => data.session !== null && ids.has(data.session.sessionId));
  });
  // What was told while we were away is asked for at once.
  subscriber.on('ready', () => {
    lastRound = 0;
  });
  subscriber.subscribe(endedSessionsChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'ended sessions not heard');
  });
  const timer = setInterval(look, blindMilliseconds);
  timer.unref();

  return {
    end,
    [Symbol.dispose]() {
      clearInterval(timer);
      subscriber.removeAllListeners('message');
    },
  };
}
