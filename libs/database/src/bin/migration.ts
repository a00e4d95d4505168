/** `npm run migration -- <service> <name>`: writes the next migration of a service from the change of its Prisma schema. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { authorMigration } from '../diff.ts';
import { findDangers } from '../migration-rules.ts';
import { serviceSchema } from '../service-schema.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const [service, name] = process.argv.slice(2);

if (service === undefined || name === undefined) {
  console.error('npm run migration -- <service> <name_in_snake_case>');
  process.exitCode = 2;
} else if (!existsSync(serviceSchema(root, service).schemaFile)) {
  console.error(`services/${service}/prisma/schema.prisma does not exist.`);
  process.exitCode = 2;
} else {
  const folder = await authorMigration(serviceSchema(root, service), name, new Date());
  if (folder === undefined) {
    console.log('The schema has not changed.');
  } else {
    console.log(`Read it before you commit it: ${path.relative(root, folder)}`);
    for (const { line, rule, message } of await findDangers([path.join(folder, 'migration.sql')])) {
      console.log(`  line ${line}: ${rule}: ${message}`);
    }
  }
}
