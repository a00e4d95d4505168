import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseIn } from './cruise.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('a forbidden import', () => {
  let folder = '';
  const tree: Record<string, string> = {
    'libs/contracts/src/thing.ts': `import fastify from 'fastify';\nexport const thing = fastify;`,
    'libs/platform/src/up.ts': `import { outbox } from '../../messaging/src/outbox.ts';\nexport const up = outbox;`,
    'libs/messaging/src/outbox.ts': `export const outbox = 1;`,
    'libs/numerology/src/file.ts': `import { readFileSync } from 'node:fs';\nexport const file = readFileSync;`,
    'libs/platform/src/first.ts': `import { second } from './second.ts';\nexport const first = () => second;`,
    'libs/platform/src/second.ts': `import { first } from './first.ts';\nexport const second = () => first;`,
    'libs/drawings/src/lost.ts': `import { nothing } from './nothing.ts';\nexport const lost = nothing;`,
    'services/a/src/definition.ts': `export const definition = 1;`,
    'services/a/src/main.ts': `import { definition } from './definition.ts';\nexport const main = definition;`,
    'services/a/src/domain/clock.ts': `import { setTimeout } from 'node:timers/promises';\nexport const clock = setTimeout;`,
    'services/a/src/domain/rows.ts': `import { rows } from '../data/rows.ts';\nexport const take = rows;`,
    'services/a/src/data/rows.ts': `import { door } from '../routes/door.ts';\nexport const rows = door;`,
    'services/a/src/routes/door.ts': `import { PrismaClient } from '../../prisma/generated/client.ts';\nexport const door = PrismaClient;`,
    'services/a/src/routes/event.ts': `import { heard } from '../events/heard.ts';\nexport const event = heard;`,
    'services/a/src/routes/query.ts': `import { clientOf } from '../../../../libs/database/src/access.ts';\nexport const query = clientOf;`,
    'services/a/src/jobs/send.ts': `import { mailer } from '../adapters/mailer.ts';\nexport const send = mailer;`,
    'services/a/src/jobs/call.ts': `import { act } from '../use-cases/act.ts';\nexport const call = act;`,
    'services/a/src/adapters/mailer.ts': `export const mailer = 1;`,
    'services/a/src/data/append.ts': `import { outbox } from '../../../../libs/messaging/src/outbox.ts';\nexport const append = outbox;`,
    'services/a/src/context.ts': `export interface Context { readonly one: 1 }`,
    'services/a/src/data/typed.ts': `import type { Context } from '../context.ts';\nexport const typed = (one: Context) => one;`,
    'services/a/src/data/serve.ts': `import fastify from 'fastify';\nexport const serve = fastify;`,
    'services/a/src/use-cases/answer.ts': `import { call } from '../jobs/call.ts';\nexport const answer = call;`,
    'services/a/src/use-cases/act.ts': `import { clientOf } from '../../../../libs/database/src/access.ts';\nimport { mailer } from '../adapters/mailer.ts';\nexport const act = [clientOf, mailer];`,
    'libs/database/src/access.ts': `export const clientOf = 1;`,
    'services/a/src/events/heard.ts': `export const heard = 1;`,
    'services/a/prisma/generated/client.ts': `export const PrismaClient = 1;`,
    'services/b/src/other.ts': `import type { definition } from '../../a/src/definition.ts';\nexport type Other = typeof definition;`,
    'services/b/src/deployer.ts': `import { ports } from '../../../deploy/ports.ts';\nexport const deployer = ports;`,
    'services/b/src/embedded.ts': `import { redis } from '../../../libs/embedded/src/redis.ts';\nexport const embedded = redis;`,
    'services/b/test/rows.itest.ts': `import { rows } from '../../a/src/data/rows.ts';\nexport const seen = rows;`,
    'libs/embedded/src/redis.ts': `export const redis = 1;`,
    'libs/testing/src/deployer.ts': `import { ports } from '../../../deploy/ports.ts';\nexport const deployer = ports;`,
    'tests/product/product.ts': `export const product = 1;`,
    'deploy/tested.ts': `import { product } from '../tests/product/product.ts';\nexport const tested = product;`,
    'deploy/ports.ts': `export const ports = 1;`,
    'deploy/inside.ts': `import { rows } from '../services/a/src/data/rows.ts';\nexport const inside = rows;`,
    'deploy/allowed.ts': `import { definition } from '../services/a/src/definition.ts';\nexport const allowed = definition;`,
    'gateway/src/server.ts': `import { outbox } from '../../libs/messaging/src/outbox.ts';\nexport const server = outbox;`,
    'frontend/src/features/home/page.tsx': `import { other } from '../map/other.ts';\nexport const page = other;`,
    'frontend/src/features/map/routed.ts': `import { routes } from '../../app/routes.ts';\nexport const routed = routes;`,
    'frontend/src/app/routes.ts': `import { page } from '../features/home/page.tsx';\nexport const routes = page;`,
    'frontend/src/shared/lists/list.ts': `import { page } from '../../features/home/page.tsx';\nexport const list = page;`,
    'frontend/src/shared/lists/paths.ts': `import { button } from '../../ui/button.ts';\nexport const paths = button;`,
    'frontend/src/ui/button.ts': `import { texts } from '../texts/texts.ts';\nexport const button = texts;`,
    'frontend/src/ui/price.ts': `import { query } from '../api/query.ts';\nexport const price = query;`,
    'frontend/src/api/query.ts': `import { paths } from '../shared/lists/paths.ts';\nexport const query = paths;`,
    'frontend/src/texts/texts.ts': `export const texts = 1;`,
    'frontend/src/texts/labels.ts': `import { button } from '../ui/button.ts';\nexport const labels = button;`,
    'frontend/src/features/map/other.ts': `import { up } from '../../../../libs/platform/src/up.ts';\nexport const other = up;`,
  };
  let broken: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sefira-rules-'));
    for (const [name, text] of Object.entries(tree)) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
      await writeFile(path.join(folder, name), `${text}\n`);
    }
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "dependencies": { "fastify": "5" } }');
    await cp(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const { summary } = await cruiseIn(folder);
    broken = summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['contracts-only-zod', 'libs/contracts/src/thing.ts'],
    ['libs-platform', 'libs/platform/src/up.ts'],
    ['pure-libraries', 'libs/numerology/src/file.ts'],
    ['no-cycles', 'libs/platform/src/first.ts'],
    ['resolvable', 'libs/drawings/src/lost.ts'],
    ['services-apart', 'services/b/src/other.ts'],
    ['definitions-for-deploy', 'services/b/src/other.ts'],
    ['services-import-libraries', 'services/b/src/deployer.ts'],
    ['deploy-imports-nothing-back', 'services/b/src/deployer.ts'],
    ['embedded-for-one-machine', 'services/b/src/embedded.ts'],
    ['tests-are-leaves', 'deploy/tested.ts'],
    ['libs-testing', 'libs/testing/src/deployer.ts'],
    ['service-tests-apart', 'services/b/test/rows.itest.ts'],
    ['domain-pure', 'services/a/src/domain/clock.ts'],
    ['domain-pure', 'services/a/src/domain/rows.ts'],
    ['data-inward', 'services/a/src/data/rows.ts'],
    ['prisma-in-data-only', 'services/a/src/routes/door.ts'],
    ['handlers-apart', 'services/a/src/routes/event.ts'],
    ['database-access', 'services/a/src/routes/query.ts'],
    ['handlers-call-use-cases', 'services/a/src/jobs/send.ts'],
    ['data-is-sql', 'services/a/src/data/append.ts'],
    ['data-is-sql', 'services/a/src/data/serve.ts'],
    ['data-is-sql', 'services/a/src/data/typed.ts'],
    ['use-cases-below-handlers', 'services/a/src/use-cases/answer.ts'],
    ['services-closed', 'deploy/inside.ts'],
    ['gateway-alone', 'gateway/src/server.ts'],
    ['features-apart', 'frontend/src/features/home/page.tsx'],
    ['features-apart', 'frontend/src/features/map/routed.ts'],
    ['frontend-shared', 'frontend/src/shared/lists/list.ts'],
    ['frontend-base', 'frontend/src/api/query.ts'],
    ['frontend-ui', 'frontend/src/ui/price.ts'],
    ['frontend-texts-are-leaves', 'frontend/src/texts/labels.ts'],
    ['frontend-alone', 'frontend/src/features/map/other.ts'],
  ])('breaks %s in %s', (rule, file) => {
    expect(broken).toContain(`${rule}: ${file}`);
  });

  it.each([
    'deploy/allowed.ts',
    'services/a/src/main.ts',
    'services/a/src/jobs/call.ts',
    'services/a/src/use-cases/act.ts',
    'libs/messaging/src/outbox.ts',
    'frontend/src/shared/lists/paths.ts',
    'frontend/src/ui/button.ts',
    'frontend/src/app/routes.ts',
  ])('%s is allowed', (file) => {
    expect(broken.filter((line) => line.endsWith(`: ${file}`))).toEqual([]);
  });
});
