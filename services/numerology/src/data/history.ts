import type { Database } from '@sefira/database/prisma';
import { jsonb, rowsOf } from '@sefira/database/rows';
import { escapeLike } from '@sefira/platform/text/like';
import * as z from 'zod';
import type { AnalysisWithShare } from './analyses.ts';

type Pool = Database<unknown>['pool'];

export interface AnalysisFilter {
  readonly kind: string | null;
  /** Those made for this client only; null for all. */
  readonly clientId: string | null;
  /** Folded text; all words must match. */
  readonly search: string;
  /** Id of the last analysis of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** An analysis joined with its share; without one those columns are null. */
const row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  title: z.string(),
  searchText: z.string(),
  input: jsonb,
  system: z.string(),
  ruleSet: z.string(),
  referenceDate: z.string(),
  summary: jsonb,
  reportId: z.nullable(z.string()),
  reportStatus: z.nullable(z.string()),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
  clientId: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  showBirthDate: z.nullable(z.boolean()),
  showEmail: z.nullable(z.boolean()),
  sharedAt: z.nullable(z.date()),
});

// Prepared statements on the pool: Prisma sends two queries for a join and composes them again each time.
const joined = `
  SELECT analysis.id, user_id AS "userId", kind, title, search_text AS "searchText", input, system, rule_set AS "ruleSet",
    reference_date AS "referenceDate", summary, report_id AS "reportId", report_status AS "reportStatus",
    analysis.created_at AS "createdAt", expires_at AS "expiresAt", client_id AS "clientId", slug,
    show_birth_date AS "showBirthDate", show_email AS "showEmail", share.created_at AS "sharedAt"
  FROM analysis LEFT JOIN share ON share.analysis_id = analysis.id`;

/** An analysis of this person only, with its share. */
export async function findAnalysis(pool: Pool, userId: string, id: string): Promise<AnalysisWithShare | null> {
  const text = `${joined} WHERE analysis.id = $1 AND user_id = $2`;
  const [found] = await rowsOf(row)(pool.query({ name: 'find-analysis', text, values: [id, userId] }));
  return found ? asAnalysis(found) : null;
}

/** A page of a person's history, newest first: ids sort by time. */
export async function listAnalyses(pool: Pool, userId: string, filter: AnalysisFilter): Promise<AnalysisWithShare[]> {
  const asked = conditionsOf(filter);
  const values = [userId, filter.limit, ...asked.map(({ value }) => value)];
  const conditions = asked.map(({ condition }, index) => ` AND ${condition(`$${index + 3}`)}`).join('');
  const text = `${joined} WHERE user_id = $1${conditions} ORDER BY analysis.id DESC LIMIT $2`;
  const name = ['page-of-analyses', ...asked.map(({ column }) => column)].join(' ');
  const rows = await rowsOf(row)(pool.query({ name, text, values }));
  return rows.map(asAnalysis);
}

/** One statement for each combination of filters, planned once. */
function conditionsOf({ kind, clientId, search, after }: AnalysisFilter) {
  const words = search.split(' ').filter((word) => word !== '');
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  return [
    { column: 'kind', value: kind, condition: (given: string) => `kind = ${given}` },
    { column: 'client', value: clientId, condition: (given: string) => `client_id = ${given}` },
    { column: 'after', value: after, condition: (given: string) => `analysis.id < ${given}` },
    {
      column: 'words',
      value: words.length > 0 ? patterns : null,
      condition: (given: string) => `search_text LIKE ALL (${given})`,
    },
  ].filter(({ value }) => value !== null);
}

function asAnalysis(found: z.infer<typeof row>): AnalysisWithShare {
  const { id, slug, showBirthDate, showEmail, sharedAt } = found;
  const isShared = slug !== null && showBirthDate !== null && showEmail !== null && sharedAt !== null;
  const share = isShared ? { analysisId: id, slug, showBirthDate, showEmail, createdAt: sharedAt } : null;
  return { ...found, share };
}
