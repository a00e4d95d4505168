/**
 * `npm run partition -- <service> <table> <step>`: partitions a large table by person while the product runs
 * (docs/runbooks/partition.md). Steps: `check`, `copy` (`--minutes <n>` ends it early, the next one goes on), `compare`, `switch`,
 * `back`, `drop`. Connects to DATABASE_URL with the administrator's role, or to the embedded server of SEFIRA_DATA_DIR.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  compare,
  copyToTwin,
  dropOther,
  examine,
  type PartitioningOptions,
  switchBack,
  switchToTwin,
} from '@sefira/database/person-partitions/person-partitions';
import { findServiceSchemas } from '@sefira/database/service-schema';
import * as z from 'zod';
import { installationUrls } from './installation-urls.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const usage =
  'Uso: npm run partition -- <serviço> <tabela> check | copy [--minutes <n>] | compare | switch | back | drop';

type Step = (options: PartitioningOptions, minutes: number | undefined) => Promise<void>;

const steps: Readonly<Record<string, Step>> = {
  async check(options) {
    const { obstacles, uniquePerPerson, referredBy } = await examine(options);
    for (const obstacle of obstacles) console.log(`impede: ${obstacle}`);
    for (const key of uniquePerPerson) console.log(`passa a ser única por pessoa: ${key}`);
    for (const reference of referredBy) console.log(`passa a ser verificada por gatilho: ${reference}`);
    if (obstacles.length > 0) process.exitCode = 1;
    else console.log('Pode ser particionada por pessoa.');
  },
  async copy(options, minutes) {
    const signal = minutes === undefined ? {} : { signal: AbortSignal.timeout(minutes * 60_000) };
    let reported = 0;
    const isComplete = await copyToTwin({
      ...options,
      ...signal,
      onBatch(copied) {
        if (copied - reported < 100_000) return;
        reported = copied;
        console.log(`${copied} linhas`);
      },
    });
    console.log(isComplete ? 'Tudo copiado; as escritas vão para as duas.' : 'Interrompida; copy continua daqui.');
  },
  async compare(options) {
    const { rows, otherRows, isEqual } = await compare(options);
    console.log(`${rows} e ${otherRows} linhas: ${isEqual ? 'iguais' : 'DIFERENTES'}`);
    if (!isEqual) process.exitCode = 1;
  },
  async switch(options) {
    await switchToTwin(options);
    console.log('A tabela particionada está em uso; a antiga recebe as mesmas escritas até drop, para a volta (back).');
  },
  async back(options) {
    await switchBack(options);
    console.log('A tabela sem partições está em uso de novo, com tudo o que foi escrito.');
  },
  async drop(options) {
    await dropOther(options);
    console.log('A tabela que não estava em uso foi apagada.');
  },
};

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' } },
  });
  const [service, table, step = ''] = positionals;
  const found = (await findServiceSchemas(root)).find((one) => one.service === service);
  const perform = Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (!found || table === undefined || perform === undefined) throw new Error(usage);
  const urlOf = await installationUrls();
  const { schema } = found;
  await perform(
    { url: urlOf(schema), schema, table },
    values.minutes === undefined ? undefined : z.coerce.number().positive().parse(values.minutes),
  );
}

await runCommand(run);
