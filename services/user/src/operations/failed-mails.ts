import pg from 'pg';
import { type FailedMailGroup, readFailedMails, requeueFailedMails } from '../data/failed-mails.ts';

async function withPool<Result>(url: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Mails with exhausted attempts, by template and reason. */
export function listFailedMails(url: string): Promise<readonly FailedMailGroup[]> {
  return withPool(url, readFailedMails);
}

/** Attempts failed mails of the last 30 days again, for 48 hours from now. @returns how many */
export function retryFailedMails(url: string): Promise<number> {
  return withPool(url, requeueFailedMails);
}
