import { type ReportProgress, reportProgressChannel } from '@sefira/contracts/reports/progress';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** Publishes render progress to the process that owns the browser's socket. The row stays authoritative. */
export interface ProgressPublisher {
  /** Never rejects: after a lost message the browser reads the row. */
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
