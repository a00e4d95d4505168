/**
 * `npm run restore -- <folder>`: restores a backup into the empty data folder of SEFIRA_DATA_DIR, with the embedded PostgreSQL,
 * or into the empty database of DATABASE_URL. People erased after the backup are erased again by `npm run erase`.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataFolder } from '@sefira/embedded/data-lock';
import { startPostgres } from '@sefira/embedded/postgres';
import { openSecrets } from '@sefira/embedded/secrets';
import { isEmptyFolder } from './backup/files.ts';
import { installationOf } from './backup/installation.ts';
import { describeFigures, restore } from './backup/product-backup.ts';
import { runCommand } from './run-command.ts';

async function run(): Promise<void> {
  const [backup] = parseArgs({ allowPositionals: true }).positionals;
  if (backup === undefined) throw new Error('Uso: npm run restore -- <pasta da cópia>');
  await using opened = new AsyncDisposableStack();
  const installation = await installationOf(process.env, async (dataDir) => {
    if (!(await isEmptyFolder(dataDir))) {
      throw new Error(`A pasta ${dataDir} não está vazia. Escolha outra: SEFIRA_DATA_DIR=<pasta nova> npm run restore`);
    }
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    opened.use(await lockDataFolder(dataDir));
    await copyFile(path.join(backup, 'secrets.json'), path.join(dataDir, 'secrets.json'));
    const secrets = await openSecrets({ dataDir });
    return opened.use(await startPostgres({ dataDir, report: () => undefined, secrets })).url;
  });
  const restored = await restore(backup, installation);
  console.log(describeFigures(restored));
  for (const { title, rows } of restored.repaired) console.log(`${String(rows).padStart(6)}  ${title}`);
  console.log('Apague de novo quem foi apagado depois da cópia: npm run erase -- <lista>');
}

await runCommand(run);
