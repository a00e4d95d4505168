import { createHistoryReader, type HistoryReader } from '../src/data/history-reader.ts';

/** The reads of a history as the service does them, to be measured against bare SQL. */
export function historyReads(pool: Parameters<typeof createHistoryReader>[0]): HistoryReader {
  return createHistoryReader(pool, 'numerology');
}
