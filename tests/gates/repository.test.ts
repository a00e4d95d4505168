import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeExceeded, readBaseline } from './baseline.ts';
import { findAll } from './findings.ts';
import { findPackageCycles } from './layout.ts';
import { listRepository, readFiles, root, topFolders } from './repository-files.ts';

const installed = new Set(['node_modules', 'coverage', 'data']);
const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

describe('counts that may only fall', () => {
  it('rejects one finding more than stored and accepts fewer', () => {
    const finding = { file: 'libs/platform/src/a.ts', line: 3, message: 'wrong' };
    expect(describeExceeded([finding, finding], { 'libs/platform': 1 })).toEqual([
      'libs/platform: 2 findings, 1 allowed\n  libs/platform/src/a.ts:3 wrong\n  libs/platform/src/a.ts:3 wrong',
    ]);
    expect(describeExceeded([finding], { 'libs/platform': 2 })).toEqual([]);
    expect(describeExceeded([finding], {})).toHaveLength(1);
  });
});

describe('the repository', () => {
  let findings: Awaited<ReturnType<typeof findAll>>;
  beforeAll(async () => {
    findings = await findAll();
  }, 120_000);

  it('has no broken reference', () => {
    expect(describeExceeded(findings.references, {})).toEqual([]);
  });

  it.each(['vocabulary', 'sentences', 'outside-references', 'layout'] as const)(
    'has no more findings of %s than stored',
    async (rule) => {
      expect(describeExceeded(findings[rule], await readBaseline(rule))).toEqual([]);
    },
  );

  it('has only the seven folders at its root', async () => {
    const entries = await readdir(root, { withFileTypes: true });
    const folders = entries.filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !installed.has(entry.name),
    );
    expect(folders.map(({ name }) => name).sort()).toEqual([...topFolders]);
  });

  it('has no cycle of packages', async () => {
    const files = await readFiles(await listRepository(), /\/package\.json$/);
    const manifests = files.map(({ text }) => manifest.parse(JSON.parse(text)));
    expect(manifests.length).toBeGreaterThan(20);
    expect(findPackageCycles(manifests)).toEqual([]);
  });
});
