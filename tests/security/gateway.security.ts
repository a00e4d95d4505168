/**
 * The gateway under attack, against docs/goals.md S6, S7, S12 and S13: `node tests/security/gateway.security.ts`.
 * Smuggled and malformed requests over raw sockets, forged internal headers, tampered tokens, cookies, slow clients,
 * oversized and deep bodies, and a limit over three gateways, with Redis and without.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { publicRoutes } from '@sefira/contracts/routes';
import { startPart } from '@sefira/product/part-process';
import { request } from 'undici';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { password, type ReceivedResponse, startAttackedProduct } from './support/attacked-product.ts';

await using product = await startAttackedProduct();
const wrong: string[] = [];
const figures: Figure[] = [];

const must = (what: string, isRight: boolean, seen: unknown) => {
  if (!isRight) wrong.push(`${what}: ${String(seen).slice(0, 160)}`);
};
const none = (line: string, what: string, value: number) =>
  figures.push({ line, what, value, unit: '', goal: { rule: '=', value: 0 } });

/** Sends raw bytes. @returns the response until the gateway closes or stops sending */
function raw(bytes: string | Buffer, silence = 1500): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(product.port, '127.0.0.1');
    const received: Buffer[] = [];
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(received).toString('latin1'));
    };
    socket.setTimeout(silence, end);
    socket.on('data', (chunk) => received.push(chunk));
    socket.once('close', end);
    socket.once('error', end);
    socket.write(bytes);
  });
}

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const head = (...lines: string[]) =>
  `${['POST /api/auth/check HTTP/1.1', 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
const hidden = 'GET /api/admin/users HTTP/1.1\r\nHost: localhost\r\n\r\n';

// RFC 9112 sections 2, 5 and 6.3: what may be read in two ways is refused, and never makes two calls out of one.
const smuggled: Readonly<Record<string, string>> = {
  'length and chunks': `${head('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
  'two lengths': `${head('Content-Length: 0', 'Content-Length: 44')}${hidden}`,
  'a list of lengths': `${head('Content-Length: 0, 44')}${hidden}`,
  'a signed length': `${head('Content-Length: +5')}hello`,
  'an odd coding': `${head('Transfer-Encoding: xchunked')}0\r\n\r\n`,
  'chunks not last': `${head('Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
  'a space before the colon': `${head('Transfer-Encoding : chunked')}0\r\n\r\n`,
  'a folded header': `${head('X-A: b\r\n  Transfer-Encoding: chunked')}0\r\n\r\n`,
  'bare line feeds': 'GET /api/auth/session HTTP/1.1\nHost: localhost\n\n',
  'two hosts': 'GET /api/auth/session HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\n\r\n',
  'no host': 'GET /api/auth/session HTTP/1.1\r\n\r\n',
  'a null in a header': 'GET /api/auth/session HTTP/1.1\r\nHost: localhost\r\nX-A: b\u0000c\r\n\r\n',
  'a chunk with a wrong size': `${head('Transfer-Encoding: chunked')}zz\r\nhello\r\n0\r\n\r\n`,
  'a chunk that never ends': `${head('Transfer-Encoding: chunked')}ffffffffffffffff\r\nhello`,
  'HTTP/0.9': 'GET /api/auth/session\r\n\r\n',
  'a strange version': 'GET / HTTP/3.7\r\nHost: localhost\r\n\r\n',
  'a long line': `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'a heap of headers': `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(20_000)}\r\n`,
  'a broken address': 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n',
};
for (const [what, bytes] of Object.entries(smuggled)) {
  const answer = await raw(bytes);
  const statuses = statusesOf(answer);
  must(what, statuses.length <= 1 && statuses.every((status) => status >= 400 && status < 500), answer || 'silence');
}
none('', `of ${Object.keys(smuggled).length} broken or smuggled requests not refused once`, wrong.length);

// Headers that only the gateway may set (docs/decisions/0020-signed-identity-between-services.md).
const before = wrong.length;
const claims = [
  'x-sefira-identity',
  'x-user-id',
  'x-role',
  'x-sefira-client-address',
  'x-forwarded-user',
  'x-original-url',
  'x-http-method-override',
];
for (const claim of claims) {
  for (const value of ['admin', product.accountOf('admin'), '/api/admin/users', 'DELETE']) {
    const token = await product.tokenOf('user');
    const answer = await product.call({ method: 'GET', path: '/admin/users', token, headers: { [claim]: value } });
    must(`${claim}: ${value}`, answer.status === 403, answer.status);
  }
}
for (const { name, port } of partPorts()) {
  const spoofed = { 'x-user-id': product.accountOf('admin'), 'x-role': 'admin', 'x-sefira-identity': 'a.b.c' };
  const route = publicRoutes.find(
    ({ service, access, method }) => service === name && access !== 'public' && method === 'GET',
  );
  if (!route) continue;
  const answer = await request(`http://127.0.0.1:${port}${route.path.replaceAll(/:\w+/g, 'x')}`, { headers: spoofed });
  await answer.body.dump();
  must(`${name} called past the gateway`, answer.statusCode === 401, answer.statusCode);
}
none('', 'forged claims about the caller that were believed', wrong.length - before);

// Tokens: only the very text that was handed out opens anything.
const beforeTokens = wrong.length;
const token = (await product.tokenOf('user')) ?? '';
const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
const jwt = (header: object, claims: object) =>
  [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
const tampered = [
  flipped,
  token.toLowerCase(),
  `${token}A`,
  token.slice(1),
  `${jwt({ alg: 'none' }, { sub: product.accountOf('admin'), role: 'admin' })}.`,
  `${jwt({ alg: 'HS256', kid: '../../dev/null' }, { sub: product.accountOf('admin'), exp: 9_999_999_999 })}.AAAA`,
  'guest',
  'dev-token',
  'undefined',
  'null',
  'a'.repeat(4000),
];
for (const one of tampered) {
  const answer = await product.call({ method: 'GET', path: '/auth/session', token: one });
  must(`token ${one.slice(0, 20)}`, answer.status === 401, answer.status);
}
none('', 'tampered tokens that opened something', wrong.length - beforeTokens);

// A login never continues a given token (session fixation), and only methods of the contracts are accepted.
const beforeFixation = wrong.length;
const guest = await product.call({ method: 'POST', path: '/auth/guest' });
const planted = /"token":"([\w-]{43})"/.exec(guest.bytes.toString())?.[1] ?? token;
const { email } = await product.register();
const login = { email, password };
for (const headers of [{ authorization: `Bearer ${planted}` }, { cookie: `authToken=${planted}; token=${planted}` }]) {
  const answer = await product.call({
    method: 'POST',
    path: '/auth/login',
    body: { ...login, token: planted },
    headers,
  });
  must('a login with a planted token', answer.status === 200 && !answer.bytes.includes(planted), answer.status);
}
none('', 'sessions that a login took over from somebody else', wrong.length - beforeFixation);
const beforeMethods = wrong.length;
for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'MOVE', 'GETX']) {
  const answer = await raw(`${method} /api/auth/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  must(method, !statusesOf(answer).some((status) => status < 400 || status >= 500), answer);
}
none('', 'TRACE and other methods that were answered', wrong.length - beforeMethods);

// No call changes anything that only a cookie, or another site, vouches for (S7).
const beforeCookies = wrong.length;
const unsafe = publicRoutes.filter(({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'key');
const other = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cookie only': {},
  'another site': other,
  'no origin': { origin: 'null' },
  'as text': { 'content-type': 'text/plain' },
  'as a form': { 'content-type': 'application/x-www-form-urlencoded' },
  override: { 'x-http-method-override': 'GET' },
};
// Notices and mails of the logins before are no changes by these calls.
await product.platform.idle();
const fingerprint = await stateOf();
for (const route of unsafe) {
  for (const [what, headers] of Object.entries(variants)) {
    const address = route.path.replaceAll(/:\w+/g, product.accountOf('user'));
    const cookie = `authToken=${token}; token=${token}`;
    const answer = await product.call({
      method: route.method,
      path: address,
      body: '{}',
      headers: { ...headers, cookie },
    });
    must(`${route.id}, ${what}`, [401, 403, 415].includes(answer.status), answer.status);
  }
  // With the token, but from another site: no page but ours may speak for a person.
  const answer = await product.call({
    method: route.method,
    path: route.path.replaceAll(/:\w+/g, 'x'),
    token,
    body: '{}',
    headers: other,
  });
  must(`${route.id} from another site`, answer.status === 403, answer.status);
}
await product.platform.idle();
const known = new Set(fingerprint.split('\n'));
const changed = (await stateOf()).split('\n').filter((table) => !known.has(table));
must('state after cookie-only calls', changed.length === 0, changed.join(', '));
none(
  'S7',
  `of ${unsafe.length * (Object.keys(variants).length + 1)} cookie-only or cross-site calls that were let in or changed anything`,
  wrong.length - beforeCookies,
);

// Sizes and shapes (D3).
const beforeSizes = wrong.length;
const refusals: Readonly<Record<string, () => Promise<ReceivedResponse>>> = {
  'a body of 1 MB': () =>
    product.call({ method: 'POST', path: '/auth/login', body: JSON.stringify({ email: 'a'.repeat(1_000_000) }) }),
  'JSON 10,000 deep': () =>
    product.call({ method: 'POST', path: '/auth/login', body: `${'['.repeat(10_000)}${']'.repeat(10_000)}` }),
  '10,000 keys': () =>
    product.call({
      method: 'POST',
      path: '/auth/login',
      body: Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1])),
    }),
  'a zipped bomb': () =>
    product.call({
      method: 'POST',
      path: '/auth/login',
      body: gzipSync(Buffer.alloc(20_000_000)).toString('latin1'),
      headers: { 'content-encoding': 'gzip' },
    }),
  'a prototype': () =>
    product.call({ method: 'POST', path: '/auth/login', body: '{"__proto__":{"email":"a@b.test"},"password":"x"}' }),
  'an address of 8 KB': () => product.call({ method: 'GET', path: `/search?q=${'a'.repeat(8000)}` }),
  '1,000 parameters': () => product.call({ method: 'GET', path: `/search?${'q=a&'.repeat(1000)}` }),
};
for (const [what, send] of Object.entries(refusals)) {
  const { status } = await send();
  must(what, status >= 400 && status < 500, status);
}
none('', `of ${Object.keys(refusals).length} oversized or twisted bodies not refused`, wrong.length - beforeSizes);

// Slow clients (S13): half a head, half a body, a body drop by drop.
const slow: Readonly<Record<string, (socket: Socket) => void>> = {
  'half a head': (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'),
  'half a body': (socket) =>
    socket.write(
      head('Content-Type: application/json', 'Content-Length: 100', '').replace(/\r\n\r\n\r\n$/, '\r\n\r\n{"a"'),
    ),
  'drop by drop': (socket) => {
    socket.write(head('Content-Type: application/json', 'Content-Length: 1000'));
    const drip = setInterval(() => socket.write('a'), 500);
    socket.once('close', () => clearInterval(drip));
  },
  'head drop by drop': (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 500);
    socket.once('close', () => clearInterval(drip));
  },
};
const connections = 50;
const holds = await Promise.all(
  Object.values(slow).flatMap((begin) => Array.from({ length: connections }, () => held(begin))),
);
figures.push({
  line: 'S13',
  what: `${holds.length} slow clients, longest hold`,
  value: Math.max(...holds),
  unit: 's',
  goal: { rule: '≤', value: 10 },
});

function held(begin: (socket: Socket) => void): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(product.port, '127.0.0.1', () => begin(socket));
    const seconds = () => (performance.now() - started) / 1000;
    socket.once('close', () => resolve(seconds()));
    socket.once('error', () => undefined);
    socket.resume();
    socket.setTimeout(60_000, () => socket.destroy());
  });
}

// One limit at three gateways, and without Redis (S12).
const environment = {
  ...product.platform.environments.byPart.get('gateway'),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '100',
};
await using gatewayStack = new AsyncDisposableStack();
const three: string[] = [];
for (const label of ['first', 'second', 'third']) {
  const part = gatewayStack.use(await startPart({ name: 'gateway', label, dataDir: product.dataDir, environment }));
  three.push(part.url);
}
async function storm(calls: number): Promise<readonly number[]> {
  const fresh = await product.openSession((await product.register()).userId);
  const statuses = Array.from({ length: calls }, async (_, index) => {
    const answer = await request(`${three[index % three.length]}/api/auth/session`, {
      headers: { authorization: `Bearer ${fresh}` },
    });
    await answer.body.dump();
    return answer.statusCode;
  });
  return Promise.all(statuses);
}
// The window may turn over between two calls; then the second storm falls into one.
const served = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;
const admitted = Math.min(served(await storm(400)), served(await storm(400)));
none('S12', 'of 400 calls at three gateways, over the limit of 100', Math.max(0, admitted - 100));

for (const line of wrong) console.log(`wrong: ${line}`);
reportFigures(figures);

function partPorts(): readonly { readonly name: string; readonly port: string }[] {
  return [...product.platform.environments.byPart].flatMap(([name, { PORT }]) =>
    name === 'gateway' || !PORT ? [] : [{ name, port: PORT }],
  );
}

/** A digest of every row that a person has, but for what each call moves by itself (last use of a session). */
async function stateOf(): Promise<string> {
  await wait(300);
  const { rows } = await product.database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       AND table_name NOT IN ('session', 'schema_migration') ORDER BY 1`,
  );
  const digests: string[] = [];
  for (const { name } of rows) {
    const digest = await product.database.query<{ digest: string }>(
      `SELECT count(*) || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS digest FROM ${name} t`,
    );
    digests.push(`${name} ${digest.rows[0]?.digest}`);
  }
  return digests.join('\n');
}
