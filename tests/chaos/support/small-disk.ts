import { execFile, spawnSync } from 'node:child_process';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const chunk = Buffer.alloc(2 ** 20, 1);
const unmount = 'umount';

/** A file system of its own, so small that it can be filled. */
export interface SmallDisk extends AsyncDisposable {
  fill(): Promise<void>;
  free(): Promise<void>;
}

/** Mounts one on this folder; null where that is not allowed (it takes root on Linux). */
export async function openSmallDisk(folder: string, megabytes = 256): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true });
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return null;
  const ballast = path.join(folder, 'ballast');
  // Killing this process leaves no file system behind.
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const leave = (signal: NodeJS.Signals) => {
    spawnSync(unmount, ['-l', folder]);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, leave);
  return {
    async fill() {
      for (let written = 0; written <= megabytes; written += 1) {
        try {
          await appendFile(ballast, chunk);
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
          throw error;
        }
      }
    },
    free: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      for (const signal of signals) process.off(signal, leave);
      await run(unmount, ['-l', folder]);
    },
  };
}
