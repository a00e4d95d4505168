import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/**
 * Files in a folder, shared by all processes that have it mounted. A file is written beside its place, synced, and renamed
 * into it, so that a killed process leaves the old file or the new one.
 */
export function createFolderFileStore(folder: string): FileStore {
  const root = path.resolve(folder);
  const unfinished = path.join(root, '.unfinished');

  function placeOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`not a file key: ${key}`);
    return path.join(root, key);
  }

  return {
    async put(key, content) {
      const place = placeOf(key);
      await Promise.all([mkdir(unfinished, { recursive: true }), mkdir(path.dirname(place), { recursive: true })]);
      const draft = path.join(unfinished, randomUUID());
      try {
        await writeSynced(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(key) {
      const handle = await open(placeOf(key)).catch(nothingWhereMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { bytes: size, stream: handle.createReadStream() };
    },
    downloadAddress: async () => null,
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    async check() {
      await mkdir(unfinished, { recursive: true });
      const draft = path.join(unfinished, randomUUID());
      try {
        await writeSynced(draft, Buffer.of(0));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async removeUnfinished(before) {
      for (const name of (await readdir(unfinished).catch(nothingWhereMissing)) ?? []) {
        const draft = path.join(unfinished, name);
        const status = await stat(draft).catch(nothingWhereMissing);
        if (status && status.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

async function writeSynced(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nothingWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
