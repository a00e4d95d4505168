import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asUser } from '@sefira/embedded/child-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const otherUser = { uid: 65_534, gid: 65_534 };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sefira-closed-'));
  await copyFile('/usr/bin/test', path.join(folder, 'program'));
  await chmod(folder, 0o700);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether a program in root's closed folder runs and finds itself there, as initdb looks for the server beside it. */
function findsItself(passFolders: boolean): Promise<boolean> {
  const program = path.join(folder, 'program');
  const [command, args, identity] = asUser(program, ['-x', program], { user: otherUser, passFolders });
  return run(command, args, identity).then(
    () => true,
    () => false,
  );
}

// Only root may become another user.
it.runIf(process.getuid?.() === 0)('lets the user of Postgres pass a folder that is closed to it', async () => {
  expect(await findsItself(false)).toBe(false);
  expect(await findsItself(true)).toBe(true);
});
