import { checkSessions, inspectTokens, type SessionRecord, type TokenState } from '@sefira/contracts/auth/session';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Clock } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';

/** Checks sessions at auth, without a cache in between. */
export interface SessionChecker {
  /** @throws DomainError DEPENDENCY_DOWN */
  check(tokenHash: string): Promise<SessionRecord | null>;
  /** States of the tokens of open connections, in their order. @throws DomainError DEPENDENCY_DOWN */
  inspect(tokenHashes: readonly string[]): Promise<TokenState[]>;
}

export function createSessionChecker(services: ServiceClient, clock: Clock): SessionChecker {
  /** Concurrent checks of one session share a call. */
  const asking = new Map<string, Promise<SessionRecord | null>>();

  async function ask(tokenHash: string): Promise<SessionRecord | null> {
    const { data } = await services.call(checkSessions, { body: { tokenHashes: [tokenHash] }, requestId: newId() });
    const [record] = data.records;
    return record && Date.parse(record.expiresAt) > clock().getTime() ? record : null;
  }

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
