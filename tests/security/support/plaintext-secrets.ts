import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@sefira/deploy/launcher/platform';
import { Redis } from 'ioredis';
import type { AttackedProduct } from './attacked-product.ts';
import { canaries } from './hostile-texts.ts';
import type { Wrong } from './sinks.ts';

/**
 * Uses a password, a card number in every field that may take one, and a session, as people and attackers would.
 * @returns what must not be found in the clear afterwards, by what it is
 */
export async function useSecrets(product: AttackedProduct): Promise<Readonly<Record<string, string>>> {
  const email = `${randomUUID()}@sefira.test`;
  const { password, card, securityCode } = canaries;
  const post = (below: string, body: unknown, token?: string) =>
    product.call({ method: 'POST', path: below, token, body });
  await post('/auth/register', { name: 'Ana Canário', email, password, birthDate: '1955-11-29' });
  await post('/auth/login', { email, password: `${password}-errada` });
  const login = await post('/auth/login', { email, password });
  const token = /"token":"([\w-]{40,})"/.exec(JSON.stringify(login.body))?.[1];
  if (!token) throw new Error(`no session for the canary: ${login.status}`);
  const order = { plan: 'premium', method: 'card', name: 'Ana Canário', cpf: '529.982.247-25', email };
  for (const field of ['name', 'cardToken', 'cardNumber', 'cpf'])
    await post('/billing/orders', { ...order, [field]: card }, token);
  await post('/billing/orders', { ...order, cvv: securityCode, card: { number: card } }, token);
  await post('/contact', { name: 'Ana', email, subject: 'Cartão', message: `Meu cartão é ${card}` });
  return { password, 'session token': token, card, 'security code': securityCode };
}

/** Looks for each of them in the database, in Redis, in every file of the product and in what browsers load. */
export async function secretsInTheClear(
  product: AttackedProduct,
  secrets: Readonly<Record<string, string>>,
  wrong: Wrong[],
): Promise<void> {
  const search = (place: string, content: string | Buffer) => {
    for (const [what, secret] of Object.entries(secrets)) {
      if (content.includes(secret)) wrong.push({ where: 'secret', what: `${what} in ${place}` });
    }
  };
  const { rows } = await product.database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of rows) {
    const found = await product.database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    search(name, found.rows.map(({ row }) => row).join('\n'));
  }
  const redis = new Redis(product.redisUrl);
  for await (const keys of redis.scanStream({ count: 500 })) {
    for (const key of keys as string[]) search(`Redis ${key}`, `${key} ${await contentOf(redis, key)}`);
  }
  redis.disconnect();
  await searchFolder(product.dataDir, search);
  await searchFolder(path.join(root, 'frontend/dist'), search);
}

async function contentOf(redis: Redis, key: string): Promise<string> {
  const kind = await redis.type(key);
  if (kind === 'string') return (await redis.get(key)) ?? '';
  if (kind === 'hash') return JSON.stringify(await redis.hgetall(key));
  if (kind === 'list') return (await redis.lrange(key, 0, -1)).join('\n');
  if (kind === 'set') return (await redis.smembers(key)).join('\n');
  if (kind === 'zset') return (await redis.zrange(key, '0', '-1')).join('\n');
  return kind === 'stream' ? JSON.stringify(await redis.xrange(key, '-', '+')) : '';
}

const largestBytes = 256 * 1024 * 1024;

async function searchFolder(folder: string, search: (place: string, content: Buffer) => void): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    const content =
      size > 0 && size < largestBytes ? await readFile(file).catch(() => Buffer.alloc(0)) : Buffer.alloc(0);
    search(path.relative(folder, file), content);
  }
}
