import { findAnalysis, listAnalyses } from '../src/data/history.ts';

type Pool = Parameters<typeof findAnalysis>[0];

/** The reads of a history as the service does them, measured against bare SQL by tests/bench/reads.bench.ts. */
export function historyReads(pool: Pool) {
  return {
    find: (userId: string, id: string) => findAnalysis(pool, userId, id),
    page: (userId: string, filter: Parameters<typeof listAnalyses>[2]) => listAnalyses(pool, userId, filter),
  };
}
