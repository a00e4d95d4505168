/**
 * What the service's reads keep of bare prepared SQL, against docs/goals.md V11: `node tests/bench/reads.bench.ts`. A row by its
 * key and a page with its relation, of the history of analyses: 100 people with 200 each; interleaved rounds, eight at once.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { serviceSchema } from '@sefira/database/service-schema';
import { startPostgres } from '@sefira/embedded/postgres';
import { openSecrets } from '@sefira/embedded/secrets';
import { historyReads } from '@sefira/numerology-service/reads';
import pg from 'pg';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';

const rounds = 5;
const callsPerRound = { byKey: 3000, page: 800 } as const;
const atOnce = 8;
const people = 100;
const each = 200;
const pageLimit = 20;
const goal = 0.8;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-reads-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const secrets = await openSecrets({ dataDir });
const postgres = opened.use(await startPostgres({ dataDir, report: () => undefined, secrets }));
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'numerology');
await provisionRoles(postgres.url, [{ schema: 'numerology', url: postgres.url }]);
await migrate({ url: postgres.url, schema: 'numerology', migrationsFolder });

const pool = new pg.Pool({ connectionString: postgres.url, max: atOnce, options: '-c search_path=numerology' });
pool.on('error', () => undefined);
opened.defer(() => pool.end());
const userIds = Array.from({ length: people }, () => randomUUID());
await pool.query(
  `INSERT INTO analysis (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
   SELECT uuidv7(), user_id, 'personal', 'Ana Célia Vasconcelos', 'ana celia vasconcelos',
     '{"name":"Ana Célia Vasconcelos","birthDate":"1955-11-29"}', 'cabalistica', 'cabalistica@1', '2026-11-22',
     '{"destiny":6,"expression":11,"motivation":8,"impression":3}'
   FROM unnest($1::uuid[]) AS user_id, generate_series(1, $2)`,
  [userIds, each],
);
await pool.query(
  `INSERT INTO share (analysis_id, slug, show_birth_date, show_email)
   SELECT id, id::text, false, false FROM analysis WHERE random() < 0.1`,
);
await pool.query('VACUUM ANALYZE analysis, share');
const { rows: keys } = await pool.query<{ id: string; user_id: string }>('SELECT id, user_id FROM analysis');

const columns = `analysis.id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary, report_id,
  report_status, analysis.created_at, expires_at, client_id, slug, show_birth_date, show_email, share.created_at AS shared_at`;
const joined = `SELECT ${columns} FROM analysis LEFT JOIN share ON share.analysis_id = analysis.id`;
const history = historyReads(pool);
const everything = { kind: null, clientId: null, search: '', after: null, limit: pageLimit } as const;
const keyOf = (call: number) => keys[(call * 7919) % keys.length] ?? { id: '', user_id: '' };
const userOf = (call: number) => userIds[call % people] ?? '';

type Read = (call: number) => Promise<boolean>;
const peers: Record<keyof typeof callsPerRound, { readonly bare: Read; readonly product: Read }> = {
  byKey: {
    async bare(call) {
      const { id, user_id } = keyOf(call);
      const text = `${joined} WHERE analysis.id = $1 AND user_id = $2`;
      return (await pool.query({ name: 'by-key', text, values: [id, user_id] })).rows.length === 1;
    },
    async product(call) {
      const { id, user_id } = keyOf(call);
      return (await history.find(user_id, id)) !== null;
    },
  },
  page: {
    async bare(call) {
      const text = `${joined} WHERE user_id = $1 ORDER BY analysis.id DESC LIMIT $2`;
      return (await pool.query({ name: 'page', text, values: [userOf(call), pageLimit] })).rows.length === pageLimit;
    },
    product: async (call) => (await history.page(userOf(call), everything)).length === pageLimit,
  },
};

/** Reads a second, so many at once. */
async function readsPerSecond(read: Read, calls: number): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < calls) {
        const call = next;
        next += 1;
        if (!(await read(call))) throw new Error('a read found something else');
      }
    }),
  );
  return calls / ((performance.now() - began) / 1000);
}

const figures: Figure[] = [];
const named = { byKey: 'a row by its key', page: `a page of ${pageLimit} with its relation` } as const;
for (const what of ['byKey', 'page'] as const) {
  const bare: number[] = [];
  const product: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [bareRate, productRate] = [
      await readsPerSecond(peers[what].bare, callsPerRound[what]),
      await readsPerSecond(peers[what].product, callsPerRound[what]),
    ];
    // The first round warms both up.
    if (round === 0) continue;
    bare.push(bareRate);
    product.push(productRate);
    shares.push(productRate / bareRate);
  }
  figures.push(
    { line: '', what: `${named[what]}, bare prepared SQL`, value: median(bare), unit: '/s' },
    { line: '', what: `${named[what]}, the service`, value: median(product), unit: '/s' },
    {
      line: 'V11',
      what: `${named[what]}, share of bare prepared SQL`,
      value: median(shares),
      unit: '',
      goal: { rule: '≥', value: goal },
    },
  );
}
reportFigures(figures);
