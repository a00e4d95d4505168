import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Report } from './report.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

export interface Chromium {
  readonly executablePath: string;
  /** False where Chromium cannot keep its own sandbox (root, or no user namespaces): only then launch with `--no-sandbox`. */
  readonly sandbox: boolean;
  /** What the launch needs on top of the flags of its user. */
  readonly args: readonly string[];
  /** Variables of the browser's process beyond PATH and HOME. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * A Chromium to print and test with: `executablePath` where given (CHROMIUM_PATH), else the one packaged for Linux x64,
 * unpacked once per version beside the installed packages, else an installed Chrome or Edge.
 */
export async function findChromium(options: {
  executablePath?: string | undefined;
  report: Report;
}): Promise<Chromium> {
  const { executablePath, report } = options;
  if (executablePath !== undefined) return withSandbox({ executablePath, environment: {} }, report);
  if (process.platform === 'linux' && process.arch === 'x64') return withSandbox(await unpack(report), report);
  const installed = await firstExecutable(candidates());
  if (installed === undefined) {
    throw new Error(
      'Falta um navegador para imprimir os PDFs. Instale o Google Chrome ou aponte CHROMIUM_PATH para um Chromium.',
    );
  }
  return withSandbox({ executablePath: installed, environment: {} }, report);
}

async function unpack(report: Report): Promise<{ executablePath: string; environment: Record<string, string> }> {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(path.resolve(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const cache = path.resolve(entry, '../../../..', '.cache/sefira');
  const folder = path.join(cache, `chromium-${version}`);
  const executablePath = path.join(folder, 'chromium');
  if ((await firstExecutable([executablePath])) === undefined) {
    report('Desempacotando o Chromium (só na primeira vez)');
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(path.join(cache, 'unpacking-'));
    // The package unpacks into the temporary folder of its process, with its own libraries for this runtime only.
    const program = `const { default: chromium } = await import(${JSON.stringify(`file://${entry}`)}); await chromium.executablePath();`;
    await run(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    await writeFile(path.join(draft, 'fonts/fonts.conf'), fontConfiguration(folder));
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another starter was quicker: its copy is as good.
      await rm(draft, { recursive: true, force: true });
      if ((await firstExecutable([executablePath])) === undefined) throw error;
    });
  }
  return {
    executablePath,
    environment: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts/cache</cachedir>
</fontconfig>
`;
}

async function withSandbox(
  browser: { executablePath: string; environment: Record<string, string> },
  report: Report,
): Promise<Chromium> {
  const sandbox = await canSandbox();
  if (!sandbox && process.getuid?.() !== 0) {
    report('Este sistema não deixa o Chromium montar a própria área isolada; os PDFs saem sem ela');
  }
  return { ...browser, sandbox, args: sandbox ? [] : ['--no-sandbox'] };
}

async function canSandbox(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  return run('unshare', ['--user', '--map-root-user', 'true']).then(
    () => true,
    () => false,
  );
}

function candidates(): string[] {
  if (process.platform === 'darwin') {
    return ['', homedir()].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${home}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]);
  }
  if (process.platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        path.join(folder, 'Google/Chrome/Application/chrome.exe'),
        path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
}

async function firstExecutable(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return undefined;
}
