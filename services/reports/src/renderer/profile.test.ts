import { spawnSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeProfile } from './profile.ts';

let folder = '';
/** A process that has ended. */
const { pid } = spawnSync('true');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sefira-profiles-'));
  vi.stubEnv('TMPDIR', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

it('removes the profile that an ended process left', async () => {
  await mkdir(path.join(folder, `sefira-chromium-${pid}-own`));
  const profile = await makeProfile();
  expect(await readdir(folder)).toEqual([path.basename(profile)]);
});

// Only root may give a folder to another user.
it.runIf(process.getuid?.() === 0)("leaves another user's profile alone", async () => {
  const name = `sefira-chromium-${pid}-others`;
  await mkdir(path.join(folder, name));
  await chown(path.join(folder, name), 65_534, 65_534);
  await makeProfile();
  expect(await readdir(folder)).toContain(name);
});
