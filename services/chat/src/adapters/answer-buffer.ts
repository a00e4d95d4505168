import type { RedisConnection } from '@sefira/platform/redis/redis';

/** The streamed text of an answer in progress, in Redis, for a refresh, another device or another node. */
export interface AnswerBuffer {
  /** Begins an attempt and discards the text of an earlier one. */
  begin(answer: AnswerAttempt): Promise<void>;
  append(answer: AnswerAttempt, text: string): Promise<void>;
  /** Null if nothing is buffered. */
  read(messageId: string, version: number): Promise<BufferedAnswer | null>;
  drop(messageId: string, version: number): Promise<void>;
}

export interface AnswerAttempt {
  readonly messageId: string;
  readonly version: number;
  readonly attempt: number;
}

export interface BufferedAnswer {
  readonly attempt: number;
  /** Chunks so far: the next has one more. */
  readonly delta: number;
  readonly text: string;
}

/** Longer than any answer takes, with all its attempts. */
const retentionSeconds = 900;

export function createAnswerBuffer(redis: RedisConnection): AnswerBuffer {
  const key = (messageId: string, version: number) => `sefira:chat:answer:${messageId}:${version}`;
  return {
    async begin({ messageId, version, attempt }) {
      const name = key(messageId, version);
      await redis.multi().del(name).rpush(name, String(attempt)).expire(name, retentionSeconds).exec();
    },
    async append({ messageId, version }, text) {
      await redis.rpushx(key(messageId, version), text);
    },
    async read(messageId, version) {
      const [attempt, ...chunks] = await redis.lrange(key(messageId, version), 0, -1);
      if (attempt === undefined) return null;
      return { attempt: Number(attempt), delta: chunks.length, text: chunks.join('') };
    },
    async drop(messageId, version) {
      await redis.del(key(messageId, version));
    },
  };
}
