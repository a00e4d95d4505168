import { type ReportProgress, reportProgressChannel } from '@sefira/contracts/reports/progress';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** Tells browsers how far their reports are, by way of whoever holds their sockets. The row stays the truth. */
export interface ProgressPublisher {
  /** Never fails: a lost message is only a later look. */
  publish(messages: readonly ReportProgress[]): Promise<void>;
}

export function createProgressPublisher(redis: RedisConnection, logger: Logger): ProgressPublisher {
  return {
    async publish(messages) {
      if (messages.length === 0) return;
      try {
        const pipeline = redis.pipeline();
        for (const message of messages) pipeline.publish(reportProgressChannel, JSON.stringify(message));
        await pipeline.exec();
      } catch (error) {
        logger.debug({ reason: String(error) }, 'progress not published');
      }
    },
  };
}
