/**
 * `npm run secrets`: makes every secret that docker-compose.yml names, as files in deploy/secrets. What is there stays (put
 * your own database's address there); a deleted file is written again with the same value, from deploy/secrets/secrets.json.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openSecrets } from '@sefira/embedded/secrets';
import { containerSecrets } from './container-secrets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [folder = path.join(root, 'deploy/secrets')] = process.argv.slice(2);
// The folder keeps others out; the files themselves are read by the containers' own users.
await mkdir(folder, { recursive: true, mode: 0o700 });
const files = await containerSecrets({
  root,
  secrets: await openSecrets({ dataDir: folder }),
  databaseUrl: 'postgres://sefira@postgres:5432/sefira',
  redisUrl: 'redis://redis:6379',
});
let written = 0;
for (const [name, value] of files) {
  // The public keys follow from the private ones: a new part must be believed by the others.
  const flag = name === 'identity_jwks' ? 'w' : 'wx';
  const file = path.join(folder, name);
  if (flag === 'w') await rm(file, { force: true });
  written += await writeFile(file, value, { flag, mode: 0o444 }).then(
    () => 1,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return 0;
    },
  );
}
console.log(`${files.size} segredos em ${folder}, ${written} escritos. Guarde uma cópia fora desta máquina.`);
