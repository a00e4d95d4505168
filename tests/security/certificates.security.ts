/**
 * Untrusted certificates (OWASP ASVS V12.3.2): `node tests/security/certificates.security.ts`. A TLS server with a
 * self-signed certificate replaces Redis, PostgreSQL, the mail server and a provider; the product must close each
 * connection before it sends data. A client without verification is the control.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { request } from 'undici';
import { reportFigures } from '../suites/figures.ts';
import { none } from './support/scanner-tools.ts';

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-certificates-'));
opened.defer(() => rm(folder, { recursive: true, force: true }));
const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...names, ...files], { cwd: folder });
const key = await readFile(path.join(folder, 'key.pem'));
const cert = await readFile(path.join(folder, 'certificate.pem'));

let received = 0;
/** Request of PostgreSQL's client before TLS (protocol 3.0, SSLRequest), and the positive response. */
const askForTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', (first: Buffer) => {
    socket.pause();
    if (first.subarray(0, askForTls.length).equals(askForTls)) socket.write('S');
    else socket.unshift(first);
    speak(socket);
  });
});
server.listen(0, '127.0.0.1');
opened.defer(() => void server.close());
const { port } = await new Promise<AddressInfo>((resolve) => {
  server.once('listening', () => resolve(server.address() as AddressInfo));
});

function speak(socket: Socket): void {
  const secure = new TLSSocket(socket, { isServer: true, key, cert });
  secure.on('error', () => secure.destroy());
  secure.on('data', () => {
    received += 1;
    secure.destroy();
  });
}

const careless = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => careless.write('hello'));
careless.on('error', () => undefined);
await new Promise((resolve) => careless.once('close', resolve));
const isControlReceived = received === 1;

const logger = createLogger({ service: 'certificates', level: 'silent' });
async function askRedis(): Promise<void> {
  const redis = openRedis({ url: `rediss://:secret@localhost:${port}`, name: 'certificates', logger, use: 'command' });
  try {
    const failed = new Promise<never>((_, reject) => redis.once('error', reject));
    await Promise.race([failed, new Promise((resolve) => redis.once('ready', resolve))]);
  } finally {
    await closeRedis(redis);
  }
}

async function askPostgres(mode: string): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://ana:secret@localhost:${port}/sefira?sslmode=${mode}` });
  client.on('error', () => undefined);
  await client.connect();
}

/** By its address alone, as the product's mailer opens it. */
async function sendMail(): Promise<void> {
  const transport = createTransport({ url: `smtps://ana:secret@localhost:${port}` });
  try {
    await transport.sendMail({ from: 'ana@sefira.test', to: 'bia@sefira.test', text: 'Olá' });
  } finally {
    transport.close();
  }
}

const askers: Readonly<Record<string, () => Promise<unknown>>> = {
  Redis: askRedis,
  'PostgreSQL, sslmode=require': () => askPostgres('require'),
  'PostgreSQL, sslmode=verify-full': () => askPostgres('verify-full'),
  mail: sendMail,
  'a provider, fetch': () => fetch(`https://localhost:${port}/`),
  'a provider, undici': () => request(`https://localhost:${port}/`),
};
let unrefused = 0;
for (const [name, ask] of Object.entries(askers)) {
  const refusal = await ask().then(
    () => 'answered',
    (error: unknown) => describe(error),
  );
  if (/self.signed/i.test(refusal)) continue;
  unrefused += 1;
  console.log(`wrong: ${name}: ${refusal}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${'code' in error ? error.code : ''} ${error.cause ? describe(error.cause) : ''}`;
}

reportFigures([
  none('', 'who looks at no certificate was not received', Number(!isControlReceived)),
  none(
    '',
    `of ${Object.keys(askers).length} connections, not broken off for a certificate nobody vouches for`,
    unrefused,
  ),
  none('', 'words said to who showed it', received - 1),
]);
