import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { findServiceSchemas, type ServiceSchema } from './service-schema.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Generates the Prisma client of every service with a changed schema. @returns their names */
export async function generateClients(root: string, environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const generated: string[] = [];
  for (const service of await findServiceSchemas(root)) {
    if (await generateClient(root, environment, service)) generated.push(service.service);
  }
  return generated;
}

async function generateClient(
  root: string,
  environment: NodeJS.ProcessEnv,
  { service, schemaFile, generatedFolder }: ServiceSchema,
): Promise<boolean> {
  const manifest = require.resolve('prisma/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const hash = createHash('sha256')
    .update(version)
    .update(await readFile(schemaFile))
    .digest('hex');
  const hashFile = path.join(generatedFolder, 'schema.sha256');
  if ((await readFile(hashFile, 'utf8').catch(() => '')) === hash) return false;
  await rm(hashFile, { force: true });
  await run(
    process.execPath,
    [path.join(path.dirname(manifest), 'build/index.js'), 'generate', '--schema', schemaFile],
    {
      cwd: root,
      env: {
        ...environment,
        // Generating needs no engine, and the command downloads none when this names any existing program.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    },
  ).catch((error: Error & { stderr?: string; stdout?: string }) => {
    throw new Error(`prisma generate failed for ${service}:\n${error.stderr ?? ''}${error.stdout ?? ''}`, {
      cause: error,
    });
  });
  await writeFile(hashFile, hash);
  return true;
}
