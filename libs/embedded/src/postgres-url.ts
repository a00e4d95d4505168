import path from 'node:path';
import * as z from 'zod';
import { readJson } from './private-file.ts';
import { openSecrets } from './secrets.ts';

/**
 * The administrator's URL of the embedded Postgres that runs on a data folder now, for commands beside the product.
 * @throws Error when the product never ran there
 */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string> {
  const stored = z
    .object({ port: z.number().int() })
    .safeParse(await readJson(path.join(dataDir, 'postgres.port.json')));
  if (!stored.success) throw new Error(`Não há banco em ${dataDir}. Inicie o produto ou defina DATABASE_URL.`);
  const secrets = await openSecrets({ dataDir });
  return `postgres://postgres:${await secrets.key('postgres')}@127.0.0.1:${stored.data.port}/sefira`;
}
