import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'sefira-chromium-';

/** A folder for one browser's profile, named after this process; own ones of exited processes are removed. */
export async function makeProfile(): Promise<string> {
  await removeOrphans();
  return mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
}

export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A killed worker leaves the profile of its browser behind. */
async function removeOrphans(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const orphans = names.filter((name) => !isAlive(Number(name.slice(prefix.length).split('-')[0])));
  await Promise.all(
    orphans.map(async (name) => {
      const folder = path.join(tmpdir(), name);
      if (await isOwn(folder)) await removeProfile(folder);
    }),
  );
}

/** Another user's product may share the folder for temporary files; its leftovers can't be removed and are not ours. */
async function isOwn(folder: string): Promise<boolean> {
  const entry = await lstat(folder).catch((error: NodeJS.ErrnoException) => {
    // Another worker has removed it meanwhile.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return entry !== null && entry.uid === (process.getuid?.() ?? entry.uid);
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process runs and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
