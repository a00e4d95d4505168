import path from 'node:path';
import * as z from 'zod';
import { readJson } from './private-file.ts';
import { openSecrets } from './secrets.ts';

const remembered = z.object({ port: z.number() });

/** The addresses of the embedded Postgres and Redis of a data folder, for commands beside the running product. */
export async function runningInfrastructure(dataDir: string): Promise<{ databaseUrl: string; redisUrl: string }> {
  const secrets = await openSecrets({ dataDir });
  const portOf = async (name: string) => {
    const known = remembered.safeParse(await readJson(path.join(dataDir, `${name}.port.json`)));
    if (!known.success) throw new Error(`A pasta ${dataDir} não tem um produto iniciado. Rode npm start primeiro.`);
    return known.data.port;
  };
  const [postgresPort, redisPort] = [await portOf('postgres'), await portOf('redis')];
  return {
    databaseUrl: `postgresql://postgres:${await secrets.key('postgres')}@127.0.0.1:${postgresPort}/sefira`,
    redisUrl: `redis://:${await secrets.key('redis')}@127.0.0.1:${redisPort}`,
  };
}
