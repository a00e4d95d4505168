import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { readJson, writePrivateFile } from './private-file.ts';

const run = promisify(execFile);

export interface ServerProcess {
  /** Names the pid file in the data folder. */
  readonly name: string;
  readonly dataDir: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Run as this user (as root only). */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** Let that user pass folders that are closed to it (a clone under /root). Needs root and setpriv. */
  readonly passFolders?: boolean | undefined;
  /** Signal of an orderly shutdown. */
  readonly stopSignal: NodeJS.Signals;
  /** Called with its output as it arrives. */
  readonly onOutput?: ((text: string) => void) | undefined;
  /** Runs after the processes of an earlier start have ended. */
  readonly beforeStart?: () => Promise<void>;
}

export interface RunningProcess extends AsyncDisposable {
  readonly pid: number;
  /** Rejects when the process ends before it is disposed of. */
  readonly ended: Promise<never>;
  /** The last lines it said. */
  log(): string;
}

/**
 * Starts a server that ends with this process: by a signal of the kernel on Linux (also after kill -9), elsewhere at the
 * next start, which ends what the pid file names.
 */
export async function startProcess(options: ServerProcess): Promise<RunningProcess> {
  const pidFile = path.join(options.dataDir, `${options.name}.pid.json`);
  await endStale(pidFile, options.stopSignal);
  await options.beforeStart?.();
  const [command, args, identity] = await boundToParent(options);
  const child = spawn(command, args, {
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A Ctrl-C of the terminal reaches the whole group; the parent ends its servers itself, in order.
    detached: process.platform !== 'win32',
    ...identity,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      lines.push(chunk.toString());
      options.onOutput?.(chunk.toString());
      if (lines.length > 60) lines.shift();
    });
  }
  const log = () => lines.join('').trim();
  const exit = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
  let isStopping = false;
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = () => {
      if (!isStopping) reject(new Error(`${options.name} terminou.\n${log()}`));
    };
    exit.then(fail, fail);
  });
  ended.catch(() => undefined);
  const { pid } = child;
  if (pid === undefined) {
    await exit;
    throw new Error(`${options.command} não pôde ser iniciado.`);
  }
  await writePrivateFile(pidFile, JSON.stringify({ pid, startedAt: await processStart(pid) }));
  return {
    pid,
    ended,
    log,
    async [Symbol.asyncDispose]() {
      isStopping = true;
      await stop(child, exit, options.stopSignal);
      await rm(pidFile, { force: true });
    },
  };
}

async function stop(child: ChildProcess, exit: Promise<void>, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const stopMilliseconds = new AbortController();
  const late = setTimeout(20_000, 'late' as const, { signal: stopMilliseconds.signal, ref: false }).catch(
    () => undefined,
  );
  if ((await Promise.race([exit, late])) === 'late') child.kill('SIGKILL');
  stopMilliseconds.abort();
  await exit;
}

type Identity = { uid?: number; gid?: number };
type Command = [command: string, args: string[], identity: Identity];

/** A command as `user` runs it, with the right to pass closed folders where asked (Linux). */
export function asUser(
  command: string,
  args: readonly string[],
  { user, passFolders }: Pick<ServerProcess, 'user' | 'passFolders'>,
): Command {
  if (user === undefined || !passFolders) return [command, [...args], user ?? {}];
  return ['setpriv', [...identityFlags(user, passFolders), '--', command, ...args], {}];
}

async function boundToParent({ command, args, stopSignal, user, passFolders }: ServerProcess): Promise<Command> {
  if (process.platform !== 'linux' || !(await hasSetpriv())) return asUser(command, args, { user, passFolders });
  const signal = stopSignal.replace('SIG', '');
  return ['setpriv', ['--pdeathsig', signal, ...identityFlags(user, passFolders), '--', command, ...args], {}];
}

function identityFlags(user: ServerProcess['user'], passFolders: boolean | undefined): string[] {
  if (user === undefined) return [];
  const flags = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  if (!passFolders) return flags;
  // access(2), by which initdb looks for its programs, drops the right of any user but root unless the securebit is set.
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--bounding-set=-all,+dac_override'];
  return [...flags, ...right, '--securebits=+no_setuid_fixup'];
}

async function hasSetpriv(): Promise<boolean> {
  return run('setpriv', ['--pdeathsig', 'keep', 'true']).then(
    () => true,
    () => false,
  );
}

/**
 * Start of the process in kernel ticks, because a pid is reused. Empty where the process has ended (a zombie too) or /proc is
 * missing.
 */
async function processStart(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
  return fields[1] === 'Z' ? '' : (fields[20] ?? '');
}

const pidRecord = z.object({ pid: z.number().int().positive(), startedAt: z.string() });

/** Ends the server of a parent that was killed, where it still runs. */
async function endStale(pidFile: string, signal: NodeJS.Signals): Promise<void> {
  const record = pidRecord.safeParse(await readJson(pidFile).catch(() => undefined));
  if (!record.success) return;
  const { pid, startedAt } = record.data;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (!isAlive(pid) || (await processStart(pid)) !== startedAt) break;
    if (attempt === 0) process.kill(pid, signal);
    if (attempt === 150) process.kill(pid, 'SIGKILL');
    await setTimeout(100);
  }
  await rm(pidFile, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
