import { spawn } from 'node:child_process';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { containerSecrets } from '@sefira/deploy/docker/container-secrets';
import { parts } from '@sefira/deploy/launcher/services';
import type { Secrets } from '@sefira/embedded/secrets';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const composed = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.object({ target: z.string() }).optional(),
      pull_policy: z.string().optional(),
      entrypoint: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.unknown()).optional(),
      secrets: z.array(z.string()).optional(),
      init: z.boolean().optional(),
      restart: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

const compose = composed.parse(
  parse(await readFile(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as unknown,
);
const dockerfile = await readFile(path.join(root, 'deploy/docker/Dockerfile'), 'utf8');

/** The stages of the Dockerfile by name: what each is made from, and the variables that it sets itself. */
const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text) => {
      const [, base = '', name = ''] = /^(\S+) AS (\S+)/.exec(text) ?? [];
      const variables = [...text.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, variable = '']) => variable);
      return [name, { base, variables }] as const;
    }),
);

function setByImage(target: string): readonly string[] {
  const stage = stages.get(target);
  return stage === undefined ? [] : [...stage.variables, ...setByImage(stage.base)];
}

const key = 'A'.repeat(43);
const someSecrets: Secrets = {
  key: async () => key,
  identity: async () => ({ privateKey: { kid: 'x' }, publicKey: { kid: 'x' } }),
  jwks: async () => '{"keys":[{"kid":"x"}]}',
};

it.each(parts.map(({ definition }) => [definition.name, definition] as const))(
  'the composed %s is given every variable that it needs, and each secret that it reads',
  (name, definition) => {
    const composedAs = Object.entries(compose.services).filter(([service]) =>
      [name, `${name}-worker`].includes(service),
    );
    expect(composedAs.map(([service]) => service)).toContain(name);
    for (const [service, { environment = {}, secrets = [], build }] of composedAs) {
      const given = new Set([...Object.keys(environment), ...setByImage(build?.target ?? '')]);
      for (const [variable, schema] of Object.entries(definition.environment.shape)) {
        const file = environment[`${variable}_FILE`];
        if (file !== undefined) {
          expect(secrets, `${service} reads ${variable}`).toContain(path.basename(String(file)));
          continue;
        }
        const isRequired = !z.safeParse(schema, undefined).success;
        if (isRequired) expect([...given], `${service} needs ${variable}`).toContain(variable);
      }
    }
  },
);

it('every secret of docker-compose.yml is one that npm run secrets makes', async () => {
  const made = await containerSecrets({
    root,
    secrets: someSecrets,
    databaseUrl: 'postgres://sefira@postgres:5432/sefira',
    redisUrl: 'redis://redis:6379',
  });
  const files = Object.values(compose.secrets).map(({ file }) => path.basename(file));
  expect([...made.keys()]).toEqual(expect.arrayContaining(files));
  const used = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets);
  expect(Object.keys(compose.secrets).sort()).toEqual([...new Set(used)].sort());
});

it('what watches the product is given secrets that exist, and gains no power over its machine', async () => {
  const text = await readFile(path.join(root, 'docker-compose.monitoring.yml'), 'utf8');
  const monitoring = composed.parse(parse(text, { merge: true }));
  const options = { databaseUrl: 'postgres://sefira@postgres:5432/sefira', redisUrl: 'redis://redis:6379' };
  const made = await containerSecrets({ root, secrets: someSecrets, ...options });
  const known = [...Object.keys(compose.secrets), ...Object.keys(monitoring.secrets)];
  for (const [service, { secrets = [], image, ...its }] of Object.entries(monitoring.services)) {
    expect(known, service).toEqual(expect.arrayContaining(secrets));
    expect([...made.keys()], service).toEqual(expect.arrayContaining(secrets));
    expect(its, service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    if (image.startsWith('sefira/')) expect(its.pull_policy, service).toBe('never');
  }
});

it('every part has an image of its own, and none of them writes to it or keeps a capability', () => {
  const built = Object.values(compose.services).flatMap(({ build }) => (build === undefined ? [] : [build.target]));
  for (const target of built) expect([...stages.keys()]).toContain(target);
  for (const [service, { build, read_only: isSealed, cap_drop: dropped }] of Object.entries(compose.services)) {
    if (build === undefined) continue;
    expect(isSealed, service).toBe(true);
    expect(dropped, service).toEqual(['ALL']);
  }
});

it('runs no service as process 1: a timed-out health check needs an init process', () => {
  const running = Object.entries(compose.services).filter(([, { restart }]) => restart === 'unless-stopped');
  expect(running.map(([service]) => service)).toEqual(expect.arrayContaining(['postgres', 'redis', 'gateway']));
  for (const [service, { init: hasInit }] of running) expect(hasInit, service).toBe(true);
});

it('pulls no image that is built here: the owner of its name in a registry would receive the secrets', () => {
  const own = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('sefira/'));
  expect(own.map(([service]) => service)).toEqual(expect.arrayContaining(['gateway', 'reports-worker', 'ready']));
  for (const [service, { pull_policy: pulled }] of own) expect(pulled, service).toBe('never');
});

it('Redis takes the place of the shell that gives it the password, so that a stop reaches it', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'redis-entry-'));
  const secret = path.join(folder.path, 'redis_password');
  await writeFile(secret, 'segredo');
  await writeFile(path.join(folder.path, 'redis-server'), '#!/bin/sh\necho "$$ $*"; cat\n', { mode: 0o755 });
  const [shell = '', ...given] = (compose.services.redis?.entrypoint ?? []).map((word) =>
    word.replaceAll('$$', '$').replace('/run/secrets/redis_password', secret),
  );
  const server = spawn(shell, [...given, '--appendonly', 'yes'], {
    env: { PATH: `${folder.path}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await text(server.stdout)).toBe(`${server.pid} - --dir /data --appendonly yes\nrequirepass segredo\n`);
});

it('the rolling update replaces each part of docker-compose.yml, the gateway last', async () => {
  const script = await readFile(path.join(root, 'deploy/docker/rolling-update.sh'), 'utf8');
  const replaced = /\$\{\*:-([a-z -]+)\}/.exec(script)?.[1]?.split(' ') ?? [];
  const composedParts = parts.flatMap(({ definition, hasSeparateWorker }) => [
    definition.name,
    ...(hasSeparateWorker ? [`${definition.name}-worker`] : []),
  ]);
  expect(replaced.toSorted()).toEqual(composedParts.toSorted());
  expect(replaced.at(-1)).toBe('gateway');
});
