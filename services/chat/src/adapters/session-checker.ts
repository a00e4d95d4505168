import { createHash } from 'node:crypto';
import { checkSessions, inspectTokens, type SessionRecord, type TokenState } from '@sefira/contracts/auth/session';
import { createBatcher } from '@sefira/messaging/batcher';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Clock } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';

/** Sessions of a batch; small, so that the first of many reconnecting clients do not wait for the last. */
const maxBatchSize = 100;

/** Checks sessions at auth, without a cache in between. */
export interface SessionChecker {
  /** @throws DomainError DEPENDENCY_DOWN */
  check(tokenHash: string): Promise<SessionRecord | null>;
  /** States of the tokens of open connections, in their order. @throws DomainError DEPENDENCY_DOWN */
  inspect(tokenHashes: readonly string[]): Promise<TokenState[]>;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessionChecker(services: ServiceClient, clock: Clock): SessionChecker {
  /** Concurrent checks of one session share a call. */
  const asking = new Map<string, Promise<SessionRecord | null>>();

  /** After a node stops, its clients reconnect together: their checks are batched. */
  const ask = createBatcher<string, SessionRecord | null>({
    maxBatchSize,
    concurrency: 4,
    minQueuedToOverlap: 16,
    isSharedFailure: () => true,
    async processBatch(tokenHashes) {
      const { data } = await services.call(checkSessions, {
        body: { tokenHashes: [...tokenHashes] },
        requestId: newId(),
      });
      const now = clock().getTime();
      return data.records.map((record) => (record && Date.parse(record.expiresAt) > now ? record : null));
    },
  });

  return {
    async inspect(tokenHashes) {
      const { data } = await services.call(inspectTokens, {
        body: { tokenHashes: [...tokenHashes] },
        requestId: newId(),
      });
      return data.states;
    },
    check(tokenHash) {
      const running = asking.get(tokenHash);
      if (running) return running;
      const answer = ask(tokenHash).finally(() => asking.delete(tokenHash));
      asking.set(tokenHash, answer);
      return answer;
    },
  };
}
