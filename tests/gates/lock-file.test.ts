import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { completeLock, missingBuilds } from './lock-file.ts';
import { listFiles, root } from './repository-files.ts';

const tools = (await listFiles('libs/testing/tools')).filter((file) => file.endsWith('/package-lock.json'));
const files = ['package-lock.json', ...tools];

it.each(files)('%s names the builds for every system (npm run lock completes it)', async (file) => {
  expect(missingBuilds(await readFile(path.join(root, file), 'utf8'))).toEqual([]);
});

it.each(files)('%s names no registry', async (file) => {
  expect(await readFile(path.join(root, file), 'utf8')).not.toMatch(/"resolved": "https?:/);
});

it('a missing build is added with its system, once', () => {
  const lock = JSON.stringify({
    packages: {
      '': {},
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@tool/cli-linux-x64-musl': '2.0.0' },
      },
    },
  });
  const completed = completeLock(lock);
  expect(JSON.parse(completed)).toMatchObject({
    packages: {
      'node_modules/@tool/cli-linux-x64-musl': {
        version: '2.0.0',
        cpu: ['x64'],
        os: ['linux'],
        libc: ['musl'],
        dev: true,
      },
    },
  });
  expect(missingBuilds(completed)).toEqual([]);
  expect(completeLock(completed)).toBe(completed);
});
