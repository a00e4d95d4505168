/**
 * Outside scanners, against docs/goals.md S10, S11 and S13: `node tests/security/scanners.security.ts [seconds]` (for each of
 * wapiti and sqlmap; 40 when absent). MDN's HTTP Observatory on every page, wapiti and sqlmap signed in, slowhttptest, and
 * testssl.sh on what stands in front of the gateway. Everything goes to this machine only. Those of Debian:
 * apt-get install wapiti sqlmap slowhttptest testssl.sh nginx openssl
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPort } from '@sefira/embedded/ports';
import { paths } from '@sefira/frontend/paths';
import { request } from 'undici';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { startAttackedProduct } from './support/attacked-product.ts';
import { startCanary } from './support/canary.ts';
import { none, npmScanners, orMissing, printed } from './support/scanner-tools.ts';
import { startTlsFront } from './support/tls-proxy.ts';

const seconds = Number(process.argv[2] ?? 40);
const canarySeconds = 30;
const { folder: tools } = await npmScanners();
/** Its own command trusts the authorities of browsers only. */
const scanner = path.join(tools, 'node_modules/@mdn/mdn-http-observatory/src/scan.js');
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-scanners-'));
await using opened = new AsyncDisposableStack();
opened.defer(() => rm(folder, { recursive: true, force: true }));
const publicPort = await findPort();
const publicUrl = `https://localhost:${publicPort}`;
await using product = await startAttackedProduct({}, { hasFrontend: true, publicUrl, hasSandbox: false });
const token = (await product.tokenOf('premium')) ?? '';
const signedIn = `Authorization: Bearer ${token}`;

/** False positives of scanners by their message, with the reason. */
const falseAlarms: Readonly<Record<string, string>> = {
  'X-XSS-Protection is not set':
    'wapiti wants the value 1, which switches on a filter that no browser has any more and that made holes of its own; OWASP (HTTP Headers) says not to send it, and the content policy stands in its place',
  BREACH:
    'testssl.sh looks at the compressed page / only. That page holds no secret and repeats nothing of the request (counted below), and no other site can make a browser ask for what is secret: calls are believed by a header, never by a cookie (S7)',
};

/** Findings that count; the others are said with their reason. */
function counted(scanner: string, findings: readonly string[]): number {
  const [real, none] = [findings.filter((one) => !reasonOf(one)), findings.filter(reasonOf)];
  for (const finding of real) console.log(`wrong: ${scanner}, ${finding}`);
  for (const finding of none) console.log(`no finding: ${scanner}, ${finding}: ${reasonOf(finding)}`);
  return real.length;
}
const reasonOf = (finding: string) => Object.entries(falseAlarms).find(([said]) => finding.includes(said))?.[1];

/** Runs jobs a few at a time and gives their results in order. */
async function few<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 3) {
    results.push(...(await Promise.all(items.slice(start, start + 3).map(work))));
  }
  return results;
}

const observatoryAnswer = z.union([
  z.object({ scan: z.object({ score: z.number() }) }),
  z.object({ error: z.unknown() }),
]);
/** Its default timeout is too short on a busy machine. */
const observatoryTries = 5;

async function observatory(): Promise<Figure[]> {
  await using front = await startTlsFront(folder, product.port, publicPort);
  const pages = Object.values(paths);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.authorityFile };
  const scores = await few(pages, async (page) => {
    let said: unknown;
    for (let attempt = 0; attempt < observatoryTries; attempt += 1) {
      const text = await printed(process.execPath, [scanner, `${front.place}${page}`], { cwd: tools, env });
      const answer = z.parse(observatoryAnswer, JSON.parse(text));
      said = answer;
      if (!('scan' in answer)) continue;
      if (answer.scan.score < 110) console.log(`wrong: ${page}: ${answer.scan.score}`);
      return answer.scan.score;
    }
    throw new Error(`${page}: ${JSON.stringify(said)}`);
  });
  const what = `MDN HTTP Observatory, lowest score of ${pages.length} pages`;
  return [{ line: 'S10', what, value: Math.min(...scores), unit: '', goal: { rule: '≥', value: 110 } }];
}

async function wapitiOn(address: string, longest: number): Promise<string[]> {
  const found = path.join(folder, 'wapiti.json');
  const modules = 'xss,exec,file,sql,crlf,ssrf,redirect,csp,http_headers,cookieflags';
  const where = ['-u', address, '--scope', 'folder', '-H', signedIn, '-m', modules, '--flush-session'];
  const how = ['--max-scan-time', String(longest), '-f', 'json', '-o', found, '--no-bugreport'];
  await printed('wapiti', [...where, ...how], { cwd: folder, timeout: longest * 3000 });
  const { vulnerabilities } = z.parse(
    z.object({ vulnerabilities: z.record(z.string(), z.array(z.object({ info: z.string() }))) }),
    JSON.parse(await readFile(found, 'utf8')),
  );
  return Object.entries(vulnerabilities).flatMap(([kind, all]) => all.map(({ info }) => `${kind}: ${info}`));
}

async function wapiti(): Promise<Figure[]> {
  await using canary = await startCanary(product.database.options.connectionString);
  const seen = await wapitiOn(`${canary.url}/?q=Ana`, canarySeconds);
  const kinds = ['Cross Site Scripting', 'SQL Injection'].filter((kind) => seen.some((one) => one.startsWith(kind)));
  return [
    none('', 'wapiti: of 2 holes put there for it, not seen', 2 - kinds.length),
    none('S11', 'wapiti, signed in: findings', counted('wapiti', await wapitiOn(`${product.url}/`, seconds))),
  ];
}

const targets: readonly { readonly path: string; readonly body?: string }[] = [
  { path: '/search?q=destino' },
  { path: '/numerology/analyses?search=ana&kind=personal' },
  { path: '/reports?search=ana' },
  { path: '/clients?search=ana' },
  { path: '/auth/login', body: '{"email":"a@sefira.test","password":"x"}' },
  { path: '/numerology/analyze/basic', body: '{"name":"Ana","birthDate":"1955-11-29"}' },
];

async function sqlmapOn(address: string, body?: string) {
  const sent = body === undefined ? [] : ['--data', body, '--headers', 'Content-Type: application/json'];
  // Not --smart: it passes over what shows no error, as nothing of ours does.
  const how = ['--batch', '--level=1', '--risk=1', '--threads=4', '--technique=BEU', '--flush-session'];
  const options = ['--dbms=PostgreSQL', '--disable-coloring', '--ignore-code=401,400,404,429', `--header=${signedIn}`];
  const store = ['--output-dir', path.join(folder, address.replace(/\W+/g, '-'))];
  const args = ['-u', address, ...how, ...options, ...store, ...sent];
  const text = await printed('sqlmap', args, { cwd: folder, timeout: seconds * 1000 });
  const isOpen = /is vulnerable|identified the following injection/.test(text);
  return { address, isOpen, hasEnded: /\[\*\] ending/.test(text) };
}

async function sqlmap(): Promise<Figure[]> {
  await using canary = await startCanary(product.database.options.connectionString);
  const seen = await sqlmapOn(`${canary.url}/?q=Ana`);
  const verdicts = await few(targets, ({ path: below, body }) => sqlmapOn(`${product.url}/api${below}`, body));
  const open = verdicts.filter(({ isOpen }) => isOpen);
  for (const { address } of open) console.log(`wrong: sqlmap, ${address}`);
  const unfinished = verdicts.filter(({ hasEnded }) => !hasEnded).length;
  return [
    none('', 'sqlmap: did not see the hole put there for it', Number(!seen.isOpen)),
    none('S11', `sqlmap, ${targets.length} calls: injectable`, open.length),
    none('S11', 'sqlmap: of them not looked at to the end', unfinished),
  ];
}

/** Slow heads and slow bodies of 200 connections; each row of its file is a second. */
async function slowhttptest(): Promise<Figure[]> {
  const kinds = { heads: ['-H'], bodies: ['-B', '-t', 'POST', '-f', 'application/json', '-s', '8192'] };
  let refusing = 0;
  let longest = 0;
  for (const [kind, options] of Object.entries(kinds)) {
    const file = path.join(folder, kind);
    const args = ['-c', '200', ...options, '-i', '1', '-r', '1000', '-u', `${product.url}/api/auth/check`];
    await printed('slowhttptest', [...args, '-x', '10', '-p', '3', '-l', '15', '-g', '-o', file], { cwd: folder });
    const rows = (await readFile(`${file}.csv`, 'utf8')).trim().split('\n').slice(1);
    for (const row of rows) {
      const [second = 0, , pending = 0, connected = 0, available = 0] = row.split(',').map(Number);
      if (pending + connected > 0) longest = Math.max(longest, second);
      if (available === 0) refusing += 1;
    }
  }
  return [
    {
      line: 'S13',
      what: 'slowhttptest: last second with an open connection',
      value: longest,
      unit: 's',
      goal: { rule: '≤', value: 10 },
    },
    none('', 'slowhttptest: seconds in which the gateway did not serve others', refusing),
  ];
}

async function testssl(): Promise<Figure[]> {
  await using front = await startTlsFront(folder, product.port, publicPort);
  const file = path.join(folder, 'testssl.json');
  const parts = ['-p', '-s', '-U', '-P', '--fast'];
  const args = ['--quiet', '--color', '0', '--warnings', 'batch', '--ip', '127.0.0.1', ...parts, '--jsonfile', file];
  await printed('testssl', [...args, `https://${front.place}`], { cwd: folder, timeout: 150_000 });
  const report = z.array(z.object({ id: z.string(), severity: z.string(), finding: z.string() }));
  const said = z.parse(report, JSON.parse(await readFile(file, 'utf8')));
  const bad = said.filter(({ severity }) => ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'FATAL'].includes(severity));
  const findings = bad.map(({ id, finding }) => `${id}: ${finding}`);
  return [
    {
      line: '',
      what: 'testssl.sh: lines about protocols, ciphers and known holes',
      value: said.length,
      unit: '',
      goal: { rule: '≥', value: 20 },
    },
    none('', 'testssl.sh: of them a finding', counted('testssl.sh', findings)),
    none('', 'of 4 askers of the compressed page, told something of their own', await responsesThatDiffer()),
  ];
}

/** Number of pages that repeat a text of the request: BREACH needs that and a secret in one response. */
async function responsesThatDiffer(): Promise<number> {
  const pageFor = async (query: string, headers: Readonly<Record<string, string>>) => {
    const sent = { 'accept-encoding': 'br', ...headers };
    const answer = await request(`${product.url}/${query}`, { headers: sent });
    return { coding: answer.headers['content-encoding'], bytes: Buffer.from(await answer.body.arrayBuffer()) };
  };
  const plain = await pageFor('', {});
  if (plain.coding !== 'br') throw new Error(`the page came as ${plain.coding}`);
  const others = await Promise.all([
    pageFor('?q=canario', {}),
    pageFor('', { cookie: `authToken=${token}; sefira_ref=CANARIO` }),
    pageFor('', { authorization: `Bearer ${token}`, 'user-agent': 'canario', referer: 'https://canario.test/' }),
    pageFor('', { 'x-forwarded-for': '10.66.0.1', 'accept-language': 'en' }),
  ]);
  return others.filter(({ bytes }) => !bytes.equals(plain.bytes)).length;
}

const figures: Figure[] = [];
for (const scan of [observatory, wapiti, sqlmap, slowhttptest, testssl]) figures.push(...(await orMissing(scan)));
reportFigures(figures);
