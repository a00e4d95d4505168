/** The reads of a history as the service does them, to be measured against bare SQL. */
export { createHistoryReader } from '../src/data/history-reader.ts';
