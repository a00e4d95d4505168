import { createHash } from 'node:crypto';
import { checkSessions, inspectTokens, type SessionRecord, type TokenState } from '@sefira/contracts/auth';
import { gathering } from '@sefira/messaging/gathering';
import type { Clock } from '@sefira/platform/clock';
import { newId } from '@sefira/platform/identifiers';
import type { ServiceClient } from '@sefira/platform/service-client';

/** Sessions of a group; few enough that the first of a crowd do not wait for the last. */
const largestGroup = 100;

/** Asks auth whether a session still counts: its database is the truth, no cache in between. */
export interface SessionChecker {
  /** @throws DomainError DEPENDENCY_DOWN */
  check(tokenHash: string): Promise<SessionRecord | null>;
  /** How the tokens of open connections stand, in their order. @throws DomainError DEPENDENCY_DOWN */
  inspect(tokenHashes: readonly string[]): Promise<TokenState[]>;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessionChecker(services: ServiceClient, clock: Clock): SessionChecker {
  /** Devices of one session that ask at once share an answer. */
  const asking = new Map<string, Promise<SessionRecord | null>>();

  /** The clients of a node that is gone come all at once: they share calls. */
  const ask = gathering<string, SessionRecord | null>({
    largestGroup,
    parallelGroups: 4,
    crowd: 16,
    isEverybodys: () => true,
    async together(tokenHashes) {
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
