/**
 * Hostile texts, followed to wherever they are shown: `node tests/security/injection.security.ts [texts]` (of the twelve
 * kinds for each field, in turn; all when absent). Each text field of each operation gets scripts, formulas, header lines, log
 * lines, templates, SQL and turned-around text; then every screen is opened in a browser by all who may, and every PDF,
 * file, mail and log line is read. The part that attacks is a process of its own, so that all it logs is a file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';
import { findings } from './support/findings.ts';
import { canaries } from './support/hostile-texts.ts';
import { none } from './support/scanner-tools.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'sefira-injection-'));
await using opened = new AsyncDisposableStack();
opened.defer(() => rm(folder, { recursive: true, force: true }));
const logFile = path.join(folder, 'log');
const resultFile = path.join(folder, 'result.json');
const log = await open(logFile, 'w');
const child = spawn(
  process.execPath,
  [path.join(import.meta.dirname, 'support/attack-texts.ts'), resultFile, ...process.argv.slice(2, 3)],
  {
    stdio: ['ignore', log.fd, 'inherit'],
  },
);
const [code] = await once(child, 'exit');
await log.close();
if (code !== 0) throw new Error(`the attack ended with ${code}`);
const result = z.parse(findings, JSON.parse(await readFile(resultFile, 'utf8')));

// Each line is one object of ours: no text makes a line of its own, and none of them is a secret.
const wrong = [...result.wrong];
const lines = (await readFile(logFile, 'utf8')).split('\n').filter(Boolean);
for (const line of lines) {
  const isOurs = line.startsWith('{') && isObject(line);
  if (!isOurs || line.includes('"msg":"forjada')) wrong.push({ where: 'log', what: `not ours: ${line.slice(0, 200)}` });
  for (const [what, canary] of Object.entries(canaries)) {
    if (line.includes(canary)) wrong.push({ where: 'log', what: `${what} in the log: ${line.slice(0, 300)}` });
  }
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

for (const { where, what } of wrong.slice(0, 60)) console.log(`wrong: ${where}: ${what}`);
for (const operation of result.untouched) console.log(`its whole body was refused: ${operation}`);
const of = (place: string) => wrong.filter(({ where }) => where === place).length;
const plain = (what: string, value: number) => ({ line: '', what, value, unit: '' });
reportFigures([
  plain(`hostile texts sent to ${result.fields} text fields`, result.sent),
  plain('of them taken in', result.stored),
  {
    ...plain(
      'places that were read, of screens, PDFs, files and mails',
      [result.screens, result.documents, result.files, result.mails].filter(Boolean).length,
    ),
    goal: { rule: '=', value: 4 },
  },
  none('', `of ${result.screens} screens: scripts run, calls elsewhere, violations of the policy`, of('screen')),
  none('', `of ${result.documents} PDFs: with anything that acts`, of('pdf')),
  none('', `of ${result.files} files for spreadsheets: cells that are formulas`, of('file')),
  none('', `of ${result.mails} mails: with markup, receivers or headers of an attacker`, of('mail')),
  none('', `of ${lines.length} log lines: forged or with a secret`, of('log')),
  none('', 'tables that are gone, effects of SQL', of('database')),
  none('S26', 'secrets found in the clear: database, Redis, files, browser bundle', of('secret')),
]);
