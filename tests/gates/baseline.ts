import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { partOf, topFolders } from './repository-files.ts';

/** One place that breaks a rule. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Allowed findings of each part, by `libs/platform` or `services/auth`. Counts may only fall. */
export type Baseline = Readonly<Record<string, number>>;

const baseline = z.record(z.string(), z.number().int().positive());
const fileOf = (rule: string, top: string) => path.join(import.meta.dirname, 'baselines', rule, `${top}.json`);

/** The stored counts of a rule, from one file for each top folder. */
export async function readBaseline(rule: string): Promise<Baseline> {
  const parts = await Promise.all(
    topFolders.map(async (top) => baseline.parse(JSON.parse(await readFile(fileOf(rule, top), 'utf8')))),
  );
  return Object.assign({}, ...parts);
}

/** Stores the counts of today's findings where they are below the stored ones. */
export async function lowerBaseline(rule: string, findings: readonly Finding[]): Promise<void> {
  const before = await readBaseline(rule);
  const counts = countByPart(findings);
  for (const top of topFolders) {
    const entries = Object.entries(before)
      .filter(([part]) => part.split('/')[0] === top)
      .map(([part, count]) => [part, Math.min(count, counts.get(part) ?? 0)] as const)
      .filter(([, count]) => count > 0);
    await writeFile(fileOf(rule, top), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
}

/** One message for each part with more findings than stored: the counts, then every finding. */
export function describeExceeded(findings: readonly Finding[], stored: Baseline): string[] {
  return [...countByPart(findings)]
    .filter(([part, count]) => count > (stored[part] ?? 0))
    .map(([part, count]) => {
      const own = findings.filter(({ file }) => partOf(file) === part);
      const lines = own.map(({ file, line, message }) => `  ${file}:${line} ${message}`);
      return [`${part}: ${count} findings, ${stored[part] ?? 0} allowed`, ...lines].join('\n');
    });
}

function countByPart(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of findings) counts.set(partOf(file), (counts.get(partOf(file)) ?? 0) + 1);
  return counts;
}
