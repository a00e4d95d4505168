/** The reads of a history as the service does them, measured against bare SQL by tests/bench/reads.bench.ts. */
export { findAnalysis, listAnalyses } from '../src/data/history.ts';
