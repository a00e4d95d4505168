import type { RedisConnection } from '@sefira/platform/redis/redis';

/** What was streamed of an answer so far, kept in Redis so that a refresh, another device or another node goes on with it. */
export interface AnswerBuffer {
  /** A try begins: what an earlier one streamed no longer counts. */
  begin(answer: AnswerTry): Promise<void>;
  append(answer: AnswerTry, text: string): Promise<void>;
  /** Null where nothing is known of it. */
  read(messageId: string, version: number): Promise<BufferedAnswer | null>;
  drop(messageId: string, version: number): Promise<void>;
}

export interface AnswerTry {
  readonly messageId: string;
  readonly version: number;
  readonly attempt: number;
}

export interface BufferedAnswer {
  readonly attempt: number;
  /** Pieces so far: the next has one more. */
  readonly delta: number;
  readonly text: string;
}

/** Longer than any answer takes, with all its tries. */
const keptSeconds = 900;

export function createAnswerBuffer(redis: RedisConnection): AnswerBuffer {
  const key = (messageId: string, version: number) => `sefira:chat:answer:${messageId}:${version}`;
  return {
    async begin({ messageId, version, attempt }) {
      const name = key(messageId, version);
      await redis.multi().del(name).rpush(name, String(attempt)).expire(name, keptSeconds).exec();
    },
    async append({ messageId, version }, text) {
      await redis.rpushx(key(messageId, version), text);
    },
    async read(messageId, version) {
      const [attempt, ...pieces] = await redis.lrange(key(messageId, version), 0, -1);
      if (attempt === undefined) return null;
      return { attempt: Number(attempt), delta: pieces.length, text: pieces.join('') };
    },
    async drop(messageId, version) {
      await redis.del(key(messageId, version));
    },
  };
}
