/**
 * Outside scanners, against GOALS.md S10 and S11: `node deploy/security/scanners.security.ts`. MDN's HTTP Observatory on every
 * page, wapiti and sqlmap signed in (Debian: apt-get install wapiti sqlmap), lockfile-lint, secretlint, and an SBOM. Those of
 * npm are fetched for the run into a folder of its own, without their install scripts.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { root } from '../all-in-one.ts';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { openHouse } from './house.ts';

const packages = [
  '@mdn/mdn-http-observatory@1.4',
  'lockfile-lint@5',
  'secretlint@12',
  '@secretlint/secretlint-rule-preset-recommend@12',
];
const run = promisify(execFile);
const large = { maxBuffer: 64 * 1024 * 1024 };

/** What a command prints, whatever it exits with. @throws Error where it is not there */
async function printed(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly timeout?: number },
): Promise<string> {
  try {
    return (await run(command, [...args], { ...options, ...large })).stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`Falta ${command}: apt-get install ${command}`);
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'sefira-scanners-'));
await using opened = new AsyncDisposableStack();
opened.defer(() => rm(folder, { recursive: true, force: true }));
await writeFile(path.join(folder, 'package.json'), '{"private":true}');
await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd: folder, ...large });
const tool = (name: string) => path.join(folder, 'node_modules/.bin', name);
const figures: Figure[] = [];
const zero = { rule: '=', value: 0 } as const;

// Supply chain.
const lock = await printed(
  tool('lockfile-lint'),
  [
    '--path',
    'package-lock.json',
    '--type',
    'npm',
    '--validate-https',
    '--allowed-hosts',
    'npm',
    '--validate-integrity',
  ],
  { cwd: root },
);
figures.push({
  line: '',
  what: 'lockfile-lint: issues',
  value: Number(!lock.includes('No issues detected')),
  unit: '',
  goal: zero,
});
const rules = path.join(folder, 'secretlint.json');
await writeFile(rules, '{"rules":[{"id":"@secretlint/secretlint-rule-preset-recommend"}]}');
const tracked = (await printed('git', ['ls-files'], { cwd: root })).split('\n');
// What tests make up is no secret.
const sources = tracked.filter(
  (file) =>
    /\.(ts|tsx|js|json|md|ya?ml|sql|tpl|conf)$/.test(file) &&
    !/(^|\/)(test|e2e)\/|\.i?test\.ts$|package-lock/.test(file),
);
const secrets = await printed(
  tool('secretlint'),
  ['--secretlintrc', rules, '--format', 'unix', '--no-color', ...sources.map((file) => path.join(root, file))],
  { cwd: folder },
);
const leaks = secrets.split('\n').filter((line) => /:\d+:\d+:/.test(line));
for (const line of leaks) console.log(`wrong: secretlint, ${path.relative(root, line.split(' ')[0] ?? '')}`);
figures.push({
  line: '',
  what: `secretlint: findings in ${sources.length} files`,
  value: leaks.length,
  unit: '',
  goal: zero,
});
const bill = z.parse(
  z.object({ components: z.array(z.unknown()) }),
  JSON.parse(await printed('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { cwd: root })),
);
figures.push({
  line: '',
  what: 'SBOM (npm sbom, CycloneDX): components',
  value: bill.components.length,
  unit: '',
  goal: { rule: '≥', value: 100 },
});

// The pages.
await using house = await openHouse({}, { hasPages: true });
const pages = [
  '/',
  '/sobre',
  '/servicos',
  '/login',
  '/cadastro',
  '/blog',
  '/calculators',
  '/dashboard',
  '/pagamento',
  '/chat-ia',
  '/admin',
];
await writeFile(path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{"entries":[]}');
let lowest = Number.POSITIVE_INFINITY;
for (const page of pages) {
  const text = await printed(tool('mdn-http-observatory-scan'), [`127.0.0.1:${house.port}${page}`], { cwd: folder });
  const { scan } = z.parse(z.object({ scan: z.object({ score: z.number() }) }), JSON.parse(text));
  if (scan.score < lowest) console.log(`${page}: ${scan.score}`);
  lowest = Math.min(lowest, scan.score);
}
figures.push({
  line: 'S10',
  what: `MDN HTTP Observatory, lowest score of ${pages.length} pages`,
  value: lowest,
  unit: '',
  goal: { rule: '≥', value: 110 },
});

const token = (await house.tokenOf('premium')) ?? '';
const found = path.join(folder, 'wapiti.json');
await printed(
  'wapiti',
  [
    '-u',
    `${house.url}/`,
    '--scope',
    'folder',
    '-H',
    `Authorization: Bearer ${token}`,
    '-m',
    'xss,exec,file,sql,crlf,ssrf,redirect',
    '--max-scan-time',
    '60',
    '-f',
    'json',
    '-o',
    found,
    '--no-bugreport',
    '--flush-session',
  ],
  { cwd: folder, timeout: 150_000 },
);
const { vulnerabilities } = z.parse(
  z.object({ vulnerabilities: z.record(z.string(), z.array(z.unknown())) }),
  JSON.parse(await readFile(found, 'utf8')),
);
for (const [kind, findings] of Object.entries(vulnerabilities))
  if (findings.length > 0) console.log(`wrong: wapiti, ${kind}: ${JSON.stringify(findings).slice(0, 300)}`);
figures.push({
  line: 'S11',
  what: 'wapiti, signed in: findings',
  value: Object.values(vulnerabilities).flat().length,
  unit: '',
  goal: zero,
});

const targets: readonly { readonly path: string; readonly body?: string }[] = [
  { path: '/search?q=destino' },
  { path: '/numerology/analyses?search=ana&kind=personal' },
  { path: '/reports?search=ana' },
  { path: '/auth/login', body: '{"email":"a@sefira.test","password":"x"}' },
  { path: '/numerology/analyze/basic', body: '{"name":"Ana","birthDate":"1955-11-29"}' },
];
let injectable = 0;
for (const { path: below, body } of targets) {
  const sent = body === undefined ? [] : ['--data', body, '--headers', 'Content-Type: application/json'];
  const args = [
    '-u',
    `${house.url}/api${below}`,
    '--batch',
    '--level=2',
    '--risk=1',
    '--threads=4',
    '--technique=BEU',
    '--flush-session',
    '--disable-coloring',
    '--ignore-code=401,400,404,429',
    `--header=Authorization: Bearer ${token}`,
    '--output-dir',
    folder,
    ...sent,
  ];
  const text = await printed('sqlmap', args, { cwd: folder, timeout: 60_000 });
  if (/is vulnerable|identified the following injection/.test(text)) {
    injectable += 1;
    console.log(`wrong: sqlmap, ${below}`);
  }
}
figures.push({
  line: 'S11',
  what: `sqlmap, ${targets.length} calls: injectable`,
  value: injectable,
  unit: '',
  goal: zero,
});
reportFigures(figures);
