import { randomUUID } from 'node:crypto';
import { canonicalText, chainHash, chainStart } from '@sefira/database/audit-chain';
import type { Pool } from 'pg';

const firstNames = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elisa',
  'Fábio',
  'Gilda',
  'Heitor',
  'Iara',
  'João',
  'Lívia',
  'Marta',
];
const lastNames = ['Almeida', 'Barros', 'Cardoso', 'Duarte', 'Esteves', 'Ferraz', 'Gomes', 'Horta', 'Lima', 'Moraes'];

/** Accounts as people make them: some suspended, some closed, a few resellers and administrators. */
export async function seedAccounts(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO auth.account (id, email, name, role, status, plan, credits, created_at, updated_at)
     SELECT gen_random_uuid(), 'pessoa' || n || '@exemplo' || n % 50 || '.test',
       ($2::text[])[1 + n % 12] || ' ' || ($3::text[])[1 + n / 7 % 10] || ' ' || n,
       CASE WHEN n % 1000 = 0 THEN 'admin' WHEN n % 50 = 0 THEN 'reseller' ELSE 'user' END,
       CASE WHEN n % 97 = 0 THEN 'suspended' WHEN n % 41 = 0 THEN 'deactivated' ELSE 'active' END,
       'free', n % 300, now() - n * interval '5 minutes', now()
     FROM generate_series(1, $1) n`,
    [count, firstNames, lastNames],
  );
  await pool.query('ANALYZE auth.account');
}

const batch = 10_000;
const keys = ['credits_welcome', 'credits_low', 'session_idle_hours', 'erase_after_days', 'rate_limit_per_minute'];

/** A chain of audit entries over five years. @returns one person that they name */
export async function seedAudit(pool: Pool, count: number, key: Buffer): Promise<string> {
  const actors = Array.from({ length: 40 }, (_, index) => ({
    id: randomUUID(),
    name: `${firstNames[index % 12]} ${lastNames[index % 10]}`,
    email: `admin${index}@sefira.test`,
  }));
  for (const { id, name, email } of actors) {
    await pool.query('INSERT INTO admin_config.audit_actor (id, name, email) VALUES ($1, $2, $3)', [id, name, email]);
  }
  const people = Array.from({ length: 5000 }, () => randomUUID());
  const start = Date.now() - 5 * 365 * 86_400_000;
  const step = (Date.now() - start) / count;
  let previous = chainStart;
  for (let from = 1; from <= count; from += batch) {
    const sequences: number[] = [];
    const bodies: string[] = [];
    const hashes: string[] = [];
    for (let sequence = from; sequence < from + batch && sequence <= count; sequence += 1) {
      const body = canonicalText(contentOf(sequence, Math.round(start + sequence * step), actors, people));
      previous = chainHash(key, previous, sequence, body);
      sequences.push(sequence);
      bodies.push(body);
      hashes.push(previous);
    }
    await pool.query(
      `INSERT INTO admin_config.audit_entry (sequence, body, hash)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])`,
      [sequences, bodies, hashes],
    );
  }
  await pool.query('ANALYZE admin_config.audit_entry');
  return people[0] ?? '';
}

function contentOf(
  sequence: number,
  at: number,
  actors: readonly { readonly id: string }[],
  people: readonly string[],
): Readonly<Record<string, unknown>> {
  const shared = {
    at,
    actorId: actors[sequence % actors.length]?.id,
    actorRole: 'admin',
    address: `203.0.113.${sequence % 250}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36',
    requestId: `req-${sequence}`,
    result: sequence % 61 === 0 ? 'failed' : 'ok',
  };
  if (sequence % 3 === 0) {
    const configKey = keys[sequence % keys.length];
    const values = { old: { value: sequence % 100 }, new: { value: (sequence + 1) % 100 } };
    return { ...shared, ...values, action: 'update', entity: 'configuration', entityId: configKey, configKey };
  }
  return {
    ...shared,
    action: sequence % 200 === 1 ? 'delete' : 'update',
    entity: 'user',
    entityId: people[sequence % people.length],
    old: { role: 'user', status: 'active' },
    new: { role: 'reseller', status: 'active' },
  };
}
