import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile, type ReportsProcesses, type StoreUrls, startReportsProcesses } from './reports-processes.ts';

export interface ReportsRun {
  readonly reports: number;
  readonly users: number;
  readonly kills: number;
  readonly workers: number;
}

export interface ReportsOutcome {
  /** Calls that were refused. */
  readonly refused: number;
  readonly stored: number;
  /** Documents with more than one completion event, or none. */
  readonly wronglyPublished: number;
  /** Files that are missing, corrupt or without a document. */
  readonly wrongFiles: number;
  /** Files of interrupted writes. */
  readonly interrupted: number;
  /** Number of them after a worker has started past their lifetime. */
  readonly unfinishedFiles: number;
  readonly orphanBrowsers: number;
  /** Browser profiles left on the disk. */
  readonly profiles: number;
  readonly seconds: number;
  /** Seconds from a kill until the report that was being made is taken up again, the longest. */
  readonly longestGap: number;
  /** 95 % of the API's answers came within this many milliseconds. */
  readonly apiP95: number;
}

const between = { least: 500, most: 2500 } as const;

/**
 * All reports asked for at once while workers are killed with SIGKILL at random and started again, with the API in use
 * all the time; then the database and the folder are searched for what was lost, doubled or left behind.
 */
export async function runReports(
  testEnvironment: StoreUrls,
  { reports, users, kills, workers }: ReportsRun,
): Promise<ReportsOutcome> {
  await using stage = await startReportsProcesses(testEnvironment, 0);
  const people = Array.from({ length: users }, () => randomUUID());
  const began = performance.now();
  const isOver = { value: false };
  const killing = killAtRandom(stage, { kills, workers, isOver });
  const answers = await askAll(stage, people, reports);
  const reading = readLists(stage, people, isOver);
  await stage.waitUntilIdle();
  isOver.value = true;
  const seconds = (performance.now() - began) / 1000;
  const milliseconds = [...answers.map((answer) => answer.milliseconds), ...(await reading)];
  const gaps = await killing;
  return {
    refused: answers.filter(({ status }) => status !== 202 && status !== 200).length,
    stored: await stage.count("document WHERE state = 'stored'"),
    wronglyPublished: reports - (await publishedOnce(stage)),
    ...(await checkFiles(stage)),
    orphanBrowsers: await countBrowsers(stage.temporaryDir),
    profiles: (await readdir(stage.temporaryDir)).length,
    seconds,
    longestGap: Math.max(0, ...gaps),
    apiP95: quantile(milliseconds, 0.95),
  };
}

/** All people at once, each one report after the other, as from a screen. */
async function askAll(stage: ReportsProcesses, people: readonly string[], reports: number) {
  const each = people.map(async (userId, first) => {
    const answers: Awaited<ReturnType<ReportsProcesses['ask']>>[] = [];
    for (let index = first; index < reports; index += people.length) answers.push(await stage.ask(userId, index));
    return answers;
  });
  return (await Promise.all(each)).flat();
}

async function killAtRandom(
  stage: ReportsProcesses,
  options: { readonly kills: number; readonly workers: number; readonly isOver: { readonly value: boolean } },
): Promise<readonly number[]> {
  const running = await Promise.all(Array.from({ length: options.workers }, () => stage.startWorker(1)));
  const gaps: Promise<number>[] = [];
  for (let killed = 0; killed < options.kills && !options.isOver.value; killed += 1) {
    await wait(between.least + Math.random() * (between.most - between.least));
    const unlucky = Math.floor(Math.random() * running.length);
    await running[unlucky]?.kill();
    gaps.push(secondsUntilTaken(stage, await stage.claims()));
    running[unlucky] = await stage.startWorker(1);
  }
  while (!options.isOver.value) await wait(100);
  await Promise.all(running.map((worker) => worker[Symbol.asyncDispose]()));
  return Promise.all(gaps);
}

/** Until none of these is in the same hands any more: the living finish theirs, the dead one's is taken up again. */
async function secondsUntilTaken(stage: ReportsProcesses, claims: readonly string[]): Promise<number> {
  const began = performance.now();
  for (let held = claims; held.length > 0; ) {
    await wait(100);
    const now = await stage.claims();
    held = held.filter((claim) => now.includes(claim));
  }
  return (performance.now() - began) / 1000;
}

async function readLists(
  stage: ReportsProcesses,
  people: readonly string[],
  isOver: { readonly value: boolean },
): Promise<readonly number[]> {
  const milliseconds: number[] = [];
  for (let index = 0; !isOver.value; index += 1) {
    milliseconds.push(await stage.list(people[index % people.length] ?? ''));
    await wait(25);
  }
  return milliseconds;
}

async function publishedOnce({ database }: ReportsProcesses): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM reports.outbox_event WHERE name = 'report.completed'
     GROUP BY payload->>'reportId' HAVING count(*) = 1) AS told`,
  );
  return rows[0]?.count ?? 0;
}

async function filesOf({ fileStoreDir }: ReportsProcesses): Promise<string[]> {
  const names = await readdir(fileStoreDir, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Once a draft is older than any write takes, the next worker removes it: here it is made older. @returns how many there were */
async function tidy(stage: ReportsProcesses): Promise<number> {
  const drafts = (await filesOf(stage)).filter((file) => !file.endsWith('.pdf'));
  if (drafts.length === 0) return 0;
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const draft of drafts) await utimes(draft, longAgo, longAgo);
  const worker = await stage.startWorker(1);
  // Its tidying at the start is finished before it leaves.
  await worker[Symbol.asyncDispose]();
  return drafts.length;
}

async function checkFiles(stage: ReportsProcesses) {
  const interrupted = await tidy(stage);
  const files = await filesOf(stage);
  const finished = files.filter((file) => file.endsWith('.pdf'));
  const whole = await Promise.all(finished.map(isWhole));
  const stored = await stage.count("document WHERE state = 'stored'");
  const broken = whole.filter((one) => !one).length;
  return {
    interrupted,
    wrongFiles: broken + Math.abs(finished.length - stored),
    unfinishedFiles: files.length - finished.length,
  };
}

async function isWhole(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  return bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-16).toString().includes('%%EOF');
}

/** Browsers that outlive their worker; one that is just ending is given a moment. */
async function countBrowsers(temporaryDir: string): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
    const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
    const alive = commands.filter((command) => command.includes(temporaryDir)).length;
    if (alive === 0 || attempt === 50) return alive;
    await wait(100);
  }
}
