/**
 * `npm run unknown-events [-- <minutes>]`: lists events of that time, by default an hour, that a subscriber has processed and no
 * outbox has: a failover lost their facts (docs/runbooks/incidents.md). It only reads; exit code 1 when there are some.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { findUnknownEvents } from './find-unknown-events.ts';
import { installationUrls } from './installation-urls.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const minuteMilliseconds = 60_000;

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const minutes = Number(positionals[0] ?? 60);
  if (!(minutes > 0)) throw new Error('Uso: npm run unknown-events [-- <minutos>]');
  const urlOf = await installationUrls();
  const schemas = (await findServiceSchemas(root)).map(({ schema }) => schema);
  const unknown = await findUnknownEvents(urlOf, schemas, new Date(Date.now() - minutes * minuteMilliseconds));
  console.log(`Eventos sem o seu fato: ${unknown.length === 0 ? 'nenhum' : unknown.length}`);
  for (const { subscriber, id, processedAt } of unknown)
    console.log(`  ${processedAt.toISOString()}  ${subscriber}  ${id}`);
  if (unknown.length > 0) process.exitCode = 1;
});
