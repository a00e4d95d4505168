import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const program = path.join(
  path.dirname(createRequire(import.meta.url).resolve('squawk-cli/package.json')),
  'js/bin/squawk',
);
const rules = path.resolve(import.meta.dirname, '../squawk.toml');

/** A statement that blocks traffic, breaks the previous version or loses data. */
export interface Danger {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

const report = z.array(
  z.object({
    file: z.string(),
    line: z.int(),
    rule_name: z.string(),
    message: z.string(),
    help: z.nullish(z.string()),
  }),
);

/** It runs on an empty database. */
const firstMigration = '20261123000000_first';

/** Whether the rules hold for a migration, by the name of its folder. */
export function runsUnderTraffic(name: string): boolean {
  return name > firstMigration;
}

/**
 * The dangerous statements of these scripts, found by squawk. `-- squawk-ignore <rule>` above a statement, below a comment with
 * the reason, is an exception, for example for the last step of a change, which drops what no code uses.
 */
export async function findDangers(files: readonly string[]): Promise<readonly Danger[]> {
  const found = await Promise.all(files.map(lint));
  return found.flat();
}

async function lint(file: string): Promise<readonly Danger[]> {
  const script = await readFile(file, 'utf8');
  const alone = isAlone(script) ? [] : ['--assume-in-transaction'];
  const args = [program, '--config', rules, '--reporter', 'json', ...alone, file];
  const { stdout } = await run(process.execPath, args).catch((error: unknown) => {
    // Exit code 1 means findings.
    if (error instanceof Error && 'stdout' in error && String(error.stdout).startsWith('['))
      return error as { stdout: string };
    throw error;
  });
  const found = z.parse(report, JSON.parse(stdout)).map(({ line, rule_name: rule, message, help }) => ({
    file,
    line: line + 1,
    rule,
    message: help ? `${message} ${help}` : message,
  }));
  return [...found, ...unexplained(file, script)];
}

function unexplained(file: string, script: string): readonly Danger[] {
  const lines = script.split('\n');
  const isComment = (line: string | undefined) => line !== undefined && /^\s*--(?!\s*squawk-ignore)/.test(line);
  return lines.flatMap((line, index) =>
    /--\s*squawk-ignore/.test(line) && !isComment(lines[index - 1])
      ? [{ file, line: index + 1, rule: 'unexplained-exception', message: 'Say why in a comment above it.' }]
      : [],
  );
}

/** Whether PostgreSQL runs the script without a transaction, as a concurrent index needs. */
function isAlone(script: string): boolean {
  const statements = script.replaceAll(/--.*$/gm, '').split(';');
  return statements.filter((statement) => statement.trim() !== '').length === 1;
}
