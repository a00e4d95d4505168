import { execFile } from 'node:child_process';
import { access, constants, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedOptions } from './report.ts';

const run = promisify(execFile);
const names = ['redis-server', 'valkey-server'];

const hint = [
  'Falta um Redis. Escolha um caminho:',
  '  Debian ou Ubuntu:  sudo apt-get install redis-server',
  '  macOS:             brew install redis',
  '  Docker:            docker run -p 6379:6379 redis:8 --appendonly yes --maxmemory-policy noeviction',
  '                     e depois REDIS_URL=redis://127.0.0.1:6379 npm start',
].join('\n');

/**
 * The Redis (or Valkey) program: from PATH, else from Debian's package `redis-tools`, installed with apt-get where this
 * user may. That package has the server's program under another name and brings no system service.
 */
export async function findRedisProgram({
  dataDir,
  report,
}: Pick<EmbeddedOptions, 'dataDir' | 'report'>): Promise<string> {
  const known = (await fromPath()) ?? (await fromTools(dataDir));
  if (known !== undefined) return known;
  const prefix = await privilege();
  if (prefix === undefined || !(await answers('apt-get', ['--version']))) throw new Error(hint);
  report('Instalando o Redis com apt-get (só na primeira vez)');
  try {
    await aptGet(prefix, ['update', '-qq']);
    await aptGet(prefix, ['install', '-qq', '-y', '--no-install-recommends', 'redis-tools']);
  } catch (error) {
    const detail = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`O apt-get não instalou o Redis:\n${detail}\n\n${hint}`, { cause: error });
  }
  const installed = (await fromPath()) ?? (await fromTools(dataDir));
  if (installed === undefined) throw new Error(hint);
  return installed;
}

async function fromPath(): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (folder !== '' && (await isExecutable(file))) return file;
    }
  }
  return undefined;
}

/** Redis is one program that looks at the name it was called by. */
async function fromTools(dataDir: string): Promise<string | undefined> {
  const tool = '/usr/bin/redis-check-rdb';
  if (!(await isExecutable(tool))) return undefined;
  const link = path.resolve(dataDir, 'programs/redis-server');
  await mkdir(path.dirname(link), { recursive: true });
  await rm(link, { force: true });
  await symlink(tool, link);
  return (await answers(link, ['--version'])) ? link : undefined;
}

/** What to put before a command that needs the administrator; `undefined` when this user may not. */
async function privilege(): Promise<readonly string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  return (await answers('sudo', ['-n', 'true'])) ? ['sudo', '-n'] : undefined;
}

async function aptGet(prefix: readonly string[], args: readonly string[]): Promise<void> {
  const [command = 'env', ...rest] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=120',
    ...args,
  ];
  await run(command, rest);
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function answers(command: string, args: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  );
}
