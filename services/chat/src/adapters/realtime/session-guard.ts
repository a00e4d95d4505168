import { setInterval } from 'node:timers';
import { endedSessions, endedSessionsChannel } from '@sefira/contracts/auth/session-cache';
import { errorCatalogue } from '@sefira/contracts/shared/errors';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { parseJson } from '@sefira/platform/text/parse-json';
import * as z from 'zod/mini';
import type { SessionChecker } from '../session-checker.ts';
import type { ChatNamespace, ChatSocket } from './rooms.ts';

/** Without Redis no message announces ended sessions: all are checked this often, so that each ends within a second. */
const outageMilliseconds = 500;
/** With Redis the check covers lost messages and expired sessions only. */
const checkMilliseconds = 15_000;
const batchSize = 1000;

/** Closes the connections of ended sessions within a second (docs/decisions/0008-opaque-session-token.md). */
export interface SessionGuard extends Disposable {
  /** Sends the reason to the client and closes its connection. */
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

  /** In batches: without Redis this runs twice a second. */
  async function recheck(): Promise<void> {
    const byToken = new Map<string, ChatSocket[]>();
    for (const socket of namespace.sockets.values()) {
      const { session } = socket.data;
      if (session) byToken.set(session.tokenHash, [...(byToken.get(session.tokenHash) ?? []), socket]);
    }
    const tokens = [...byToken.keys()];
    for (let start = 0; start < tokens.length; start += batchSize) {
      const asked = tokens.slice(start, start + batchSize);
      const states = await sessions.inspect(asked);
      asked.forEach((token, index) => {
        const isUnchanged = (socket: ChatSocket) => socket.data.session?.tokenHash === token;
        const sockets = byToken.get(token)?.filter(isUnchanged) ?? [];
        if (states[index] === 'ended') for (const socket of sockets) end(socket);
        // The client has a newer token and reconnects with it.
        if (states[index] === 'exchanged') for (const socket of sockets) socket.disconnect(true);
      });
    }
  }

  let running: Promise<void> | null = null;
  let lastCheck = Date.now();
  function checkIfDue(): void {
    const isOutage = subscriber.status !== 'ready';
    if (running || (!isOutage && Date.now() - lastCheck < checkMilliseconds)) return;
    lastCheck = Date.now();
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
  // Messages of the outage are lost: check at once.
  subscriber.on('ready', () => {
    lastCheck = 0;
  });
  subscriber.subscribe(endedSessionsChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'subscription to ended sessions failed');
  });
  const timer = setInterval(checkIfDue, outageMilliseconds);
  timer.unref();

  return {
    end,
    [Symbol.dispose]() {
      clearInterval(timer);
      subscriber.removeAllListeners('message');
    },
  };
}
