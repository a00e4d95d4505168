import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EarlierHistoryError, migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { schemaName, serviceSchema } from '@sefira/database/service-schema';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { type PartEnvironments, partEnvironments, type SharedInfrastructure } from './part-environments.ts';
import { parts } from './services.ts';
import { StartError } from './start-error.ts';
import { type Supervised, supervise } from './supervise.ts';

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The whole product on this machine. */
export interface Platform extends AsyncDisposable {
  /** The public address. */
  readonly url: string;
  /** The parts that run in this process, by name. */
  readonly services: ReadonlyMap<string, RunningService>;
  /** The parts that run as processes of their own, by name. */
  readonly processes: ReadonlyMap<string, Supervised>;
  readonly environments: PartEnvironments;
  /** Resolves when outboxes and queues of every part are empty. */
  idle(): Promise<void>;
}

export interface PlatformOptions extends SharedInfrastructure {
  readonly report: (message: string) => void;
  readonly logLevel: string;
  /** Every part as a process of its own instead of all in this one. */
  readonly isSeparate?: boolean;
  /** Called with the log output of parts in processes of their own. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

const earlierDataMessage = `Estes dados são de uma versão anterior da Sefira, e esta não os abre diretamente. Nada foi alterado.
Para trazê-los (docs/runbooks/upgrade.md):
  1. com a versão anterior funcionando: npm run backup
  2. com esta versão: SEFIRA_DATA_DIR=<pasta nova> npm run restore -- <pasta da cópia>
  3. com esta versão: SEFIRA_DATA_DIR=<pasta nova> npm start`;

/** Schemas, roles and migrations of every service. Idempotent; two processes at once take turns. */
export async function prepareDatabase(databaseUrl: string, environments: PartEnvironments): Promise<void> {
  const services = [...environments.databaseUrls];
  await provisionRoles(
    databaseUrl,
    services.map(([service, url]) => ({ schema: schemaName(service), url })),
  );
  await Promise.all(
    services.map(([service]) =>
      migrate({
        url: databaseUrl,
        schema: schemaName(service),
        migrationsFolder: serviceSchema(root, service).migrationsFolder,
      }),
    ),
  );
}

/**
 * Starts every part on the given infrastructure: services and gateway in this process (or each in its own), workers with a
 * browser always in their own. Disposing closes them in reverse order.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const environments = await partEnvironments(options);
  options.report('Aplicando as migrações do banco');
  await prepareDatabase(options.databaseUrl, environments).catch((error: unknown) => {
    throw error instanceof EarlierHistoryError ? new StartError(earlierDataMessage) : error;
  });
  const stack = new AsyncDisposableStack();
  const services = new Map<string, RunningService>();
  const processes = new Map<string, Supervised>();

  async function startApart(name: string, entry: string, environment: Readonly<Record<string, string>>): Promise<void> {
    const { report, dataDir, onOutput } = options;
    const child = await supervise({ name, entry: path.join(root, entry), dataDir, environment, report, onOutput });
    processes.set(name, stack.use(child));
  }

  try {
    for (const { definition, entry, hasSeparateWorker } of parts) {
      const { name } = definition;
      const environment = { LOG_LEVEL: options.logLevel, ...environments.byPart.get(name) };
      options.report(`Iniciando ${name}`);
      if (hasSeparateWorker) await startApart(`${name}-worker`, entry, { ...environment, ROLE: 'worker', PORT: '0' });
      const role = hasSeparateWorker ? { ROLE: 'http' } : {};
      if (options.isSeparate) {
        await startApart(name, entry, { ...environment, ...role });
        continue;
      }
      const settings = readConfiguration(name, definition.environment, { ...environment, ...role });
      const logger = createLogger({ service: name, level: options.logLevel });
      services.set(name, stack.use(await definition.start(settings, { logger, processMetrics: name === 'gateway' })));
    }
    const url = options.publicUrl;
    if (options.isSeparate) await whenReady(environments.byPart, processes);
    return {
      url,
      services,
      processes,
      environments,
      idle: () => whenIdle([...services.values()]),
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

const pollMilliseconds = 50;
const readyAttempts = 1200;
const failuresToGiveUp = 3;

/** Idle twice in a row, because work moves between parts. */
async function whenIdle(services: readonly RunningService[]): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const unfinished = await Promise.all(services.map((service) => service.unfinishedWork()));
    quiet = unfinished.every((work) => Object.keys(work).length === 0) ? quiet + 1 : 0;
    if (quiet < 2) await wait(pollMilliseconds);
  }
}

/** Waits for every part. @throws StartError with the reason of a part that ends repeatedly */
async function whenReady(
  environments: PartEnvironments['byPart'],
  processes: ReadonlyMap<string, Supervised>,
): Promise<void> {
  for (const [name, { PORT }] of environments) {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) break;
      const failures = processes.get(name)?.failures ?? [];
      if (failures.length >= failuresToGiveUp) throw new StartError(failures.at(-1));
      if (attempt >= readyAttempts) throw new Error(`${name}, na porta ${PORT}, não ficou pronto.`);
      await wait(pollMilliseconds);
    }
  }
}
