import * as z from 'zod';

/** The fields of a lock file's entry that are read here; all others stay unchanged. */
const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.looseObject({ packages: z.record(z.string(), entry) });

export interface MissingPackage {
  /** The package with this optional dependency: a key of the lock file. */
  readonly parent: string;
  readonly name: string;
  readonly version: string;
  readonly isDevelopment: boolean;
}

/**
 * Builds for other systems that the lock file leaves out. npm leaves out what its registry lacked when the lock was written,
 * and `npm ci` then refuses the lock on every machine.
 */
export function missingBuilds(text: string): readonly MissingPackage[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, parent, name))
      .map(([name, version]) => ({ parent, name, version, isDevelopment: dev })),
  );
}

/** Node's resolution of a package: the parent's own folder, then each one above. */
function isLocked(packages: Record<string, unknown>, parent: string, name: string): boolean {
  for (let folder = parent; ; ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end === -1 ? '' : folder.slice(0, end);
  }
}

/** The lock file with an entry for each missing build: enough for npm to skip it here and to fetch it where it belongs. */
export function completeLock(text: string): string {
  // The text's own object: a parsed one would have the fields of every entry in another order.
  const lock = JSON.parse(text) as { packages: Record<string, unknown> };
  for (const { name, version, isDevelopment } of missingBuilds(text)) {
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${version}: only an exact version can be completed.`);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...systemOf(name),
      ...(isDevelopment ? { dev: true } : {}),
      optional: true,
    };
  }
  const [root = ['', {}], ...others] = Object.entries(lock.packages);
  const sorted = others.sort(([first], [second]) => first.localeCompare(second, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries([root, ...sorted]) }, null, 2)}\n`;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The system that a build is for, from its name: `cli-linux-x64-musl`. */
function systemOf(name: string): { cpu: string[]; os?: string[]; libc?: string[] } {
  const words = name.split(/[-/]/);
  const cpu = words.find((word) => processors.includes(word));
  const os = words.find((word) => systems.includes(word));
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32')) throw new Error(`${name}: for which system?`);
  const isMusl = words.some((word) => word.startsWith('musl'));
  return {
    cpu: [cpu],
    ...(os === undefined ? {} : { os: [os] }),
    ...(os === 'linux' ? { libc: [isMusl ? 'musl' : 'glibc'] } : {}),
  };
}
