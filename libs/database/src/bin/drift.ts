/** Exits with code 2 and the missing SQL when a service's Prisma schema and its migrations differ. */
import path from 'node:path';
import { findDrift } from '../diff.ts';
import { findServiceSchemas } from '../service-schema.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
for (const service of await findServiceSchemas(root)) {
  const missing = await findDrift(service);
  if (missing === undefined) continue;
  console.error(`services/${service.service}/prisma: the schema is ahead of its migrations.`);
  console.error(`npm run migration -- ${service.service} <name>\n\n${missing}`);
  process.exitCode = 2;
}
