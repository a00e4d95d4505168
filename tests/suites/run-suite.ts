import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { enableModuleCache } from '@sefira/embedded/compiled-modules';
import { type Figure, figure, figuresFileVariable } from './figures.ts';
import { readFullSize, writeFullSize } from './full-size.ts';
import { writeQualityPage } from './quality.ts';
import { type Measurement, resultsPage, withFullSize } from './results.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A measurement that hangs must not hold the others up. */
const longestMilliseconds = 30 * 60_000;
const longestFullMilliseconds = 3 * 3_600_000;
const fullFlag = '--full';

/** One measurement: a file that reports figures, and what it is given. */
export interface Step {
  readonly title: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly args?: readonly string[];
  /** Command of the full size, for a measurement that takes longer than a suite may. */
  readonly atFullSize?: string;
}

export interface Suite {
  readonly title: string;
  readonly command: string;
  /** Path of the table from the root of the repository. */
  readonly results: string;
  readonly steps: readonly Step[];
}

/**
 * Runs the steps one after the other, prints what they print, and writes the table. Words on the command line choose steps
 * by part of their file name; then the table is printed but not written. With `--full` the steps that the suite runs smaller,
 * or those that are named, run at their full size; what they gave stands beside the table from then on. Exit code 1 where a goal is missed or a step
 * failed.
 */
export async function runSuite(suite: Suite, words: readonly string[]): Promise<void> {
  enableModuleCache();
  const isFull = words.includes(fullFlag);
  const chosen = words.filter((word) => word !== fullFlag);
  const steps = suite.steps
    .filter(({ file }) => chosen.length === 0 || chosen.some((word) => file.includes(word)))
    .filter(({ atFullSize }) => !isFull || chosen.length > 0 || atFullSize !== undefined)
    .map((step) => (isFull ? wholeOf(step) : step));
  const measurements: Measurement[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`[${index + 1}/${steps.length}] ${step.title}`);
    measurements.push(await measure(step, isFull ? longestFullMilliseconds : longestMilliseconds));
  }
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const occasion = { title: suite.title, command: suite.command, date, machine };
  const fullSize = `${path.join(root, path.dirname(suite.results))}/full-size.json`;
  const results = path.join(root, suite.results);
  if (isFull) {
    await writeFullSize(fullSize, occasion, measurements);
    await writeFile(results, withFullSize(await readFile(results, 'utf8'), await readFullSize(fullSize)));
    await writeQualityPage();
  }
  const page = resultsPage(occasion, measurements, isFull ? [] : await readFullSize(fullSize));
  console.log(`\n${page}`);
  if (chosen.length === 0 && !isFull) {
    await writeFile(results, page);
    await writeQualityPage();
  }
  if (measurements.some(({ failure }) => failure !== null)) process.exitCode = 1;
}

/** The step as `atFullSize` says it: `node <file> [arguments]`; one without it is whole as it is. */
function wholeOf(step: Step): Step {
  const { title, atFullSize } = step;
  if (atFullSize === undefined) return step;
  const [, file = '', ...args] = atFullSize.split(' ');
  return { title, file, args };
}

async function measure({ title, file, args = [], atFullSize }: Step, longest: number): Promise<Measurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-suite-'));
  const started = performance.now();
  try {
    const figuresFile = path.join(folder, 'figures.jsonl');
    const ended = await run(process.execPath, [file, ...args], { [figuresFileVariable]: figuresFile }, longest);
    const figures = await readFigures(figuresFile);
    const isMissing = figures.length === 0 || (ended !== 'exit code 0' && ended !== 'exit code 1');
    if (ended !== 'exit code 0') process.exitCode = 1;
    return {
      title,
      command: ['node', file, ...args].join(' '),
      ...(atFullSize === undefined ? {} : { atFullSize }),
      seconds: (performance.now() - started) / 1000,
      figures,
      failure: isMissing ? ended : null,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  longest: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
      timeout: longest,
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`));
  });
}

async function readFigures(file: string): Promise<Figure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => figure.parse(JSON.parse(line)));
}
