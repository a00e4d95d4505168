/**
 * `npm run rotate -- <key> <begin|switch|end> [folder]`: one step of the rotation of a key, in the folder's secrets.json and, where
 * it exists, its file for containers. The default folder is deploy/secrets; the embedded product has `.data`. Every part is
 * restarted after each step (docs/runbooks/rotate-secrets.md).
 */
import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSecrets } from '@sefira/embedded/secrets';
import { type RotatingKey, rotateKey, rotatingKeys, rotationSteps } from './rotation/rotate-key.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, wish, folder = path.resolve(import.meta.dirname, '../secrets')] = positionals;
  const key = (Object.keys(rotatingKeys) as RotatingKey[]).find((known) => known === name);
  const turn = rotationSteps.find((known) => known === wish);
  if (key === undefined || turn === undefined)
    throw new Error(
      `Uso: npm run rotate -- <${Object.keys(rotatingKeys).join('|')}> <${rotationSteps.join('|')}> [pasta]`,
    );
  await access(path.join(folder, 'secrets.json'));
  const secrets = await openSecrets({ dataDir: folder });
  const secretName = rotatingKeys[key];
  const value = rotateKey(key, await secrets.key(secretName), turn);
  await secrets.replace(secretName, value);
  const file = path.join(folder, key);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) {
    await rm(file);
    await writeFile(file, value, { mode: 0o444 });
  }
  console.log(`${key}: ${value.split(',').length} chave(s). Reinicie as partes, uma a uma.`);
});
