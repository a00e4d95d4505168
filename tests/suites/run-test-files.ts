import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@sefira/deploy/launcher/platform';
import * as z from 'zod/mini';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** A file of tests after its run; `name` is its path. */
export type TestFileResult = z.infer<typeof report>['testResults'][number];

/** Runs these files of vitest's projects whole, all of them where none is named. @returns one result per file that was found */
export async function runTestFiles(
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<readonly TestFileResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-tests-'));
  try {
    const output = path.join(folder, 'report.json');
    const selection = projects.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${output}`];
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...selection, ...files, ...reporters],
      { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_ATTACK: 'yes' } },
    );
    await once(child, 'close');
    return report.parse(JSON.parse(await readFile(output, 'utf8'))).testResults;
  } finally {
    await rm(folder, { recursive: true });
  }
}
