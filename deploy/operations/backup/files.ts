import { access, constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Copies a folder file by file. @returns their number, without files removed meanwhile (an erased person) */
export async function copyFolder(source: string, target: string): Promise<number> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  let files = 0;
  for (const entry of await readFolder(source)) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    try {
      // A copy-on-write file system shares the blocks.
      await copyFile(from, to, constants.COPYFILE_FICLONE);
      files += 1;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return files;
}

/** Whether the folder is missing or empty. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readFolder(folder)).length === 0;
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function readFolder(folder: string) {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
