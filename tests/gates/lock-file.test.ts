import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { completeLock, missingBuilds } from './lock-file.ts';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');

it('the lock file names the builds for every system (npm run lock completes it)', async () => {
  expect(missingBuilds(await readFile(file, 'utf8'))).toEqual([]);
});

it('the lock file names no registry', async () => {
  expect(await readFile(file, 'utf8')).not.toMatch(/"resolved": "https?:/);
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
