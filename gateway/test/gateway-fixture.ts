import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as auth } from '@sefira/auth-service/definition';
import {
  createTestEnvironment,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import Fastify from 'fastify';
import { definition } from '../src/definition.ts';

interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly at?: ServiceUnderTest;
}

interface ReceivedCall {
  readonly url: string;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/** Two gateways before auth and an upstream in place of reports, which answers with the headers that it is given. */
export interface GatewayFixture extends AsyncDisposable {
  readonly testEnvironment: TestEnvironment;
  readonly gateway: ServiceUnderTest;
  readonly other: ServiceUnderTest;
  readonly settings: Record<string, string>;
  /** The last call that the upstream received. */
  received(): ReceivedCall | undefined;
  forgetReceived(): void;
  /** Calls of `/reports/personal` wait until they are released. */
  waitingReports(): number;
  releaseReports(): void;
  /** Calls with `?never`, which get no response. */
  readonly unanswered: { begun: number; left: number };
  call(url: string, options?: Call): ReturnType<typeof readAnswer>;
  /** @returns the token of a new account */
  signUp(email: string): Promise<string>;
}

export async function startGatewayFixture(): Promise<GatewayFixture> {
  await using opened = new AsyncDisposableStack();
  const testEnvironment = opened.use(await createTestEnvironment());
  const accounts = opened.use(await startService(auth, testEnvironment, { environment: { GUEST_ACCESS: 'true' } }));
  const released = Promise.withResolvers<void>();
  const unanswered = { begun: 0, left: 0 };
  let received: ReceivedCall | undefined;
  let waiting = 0;
  const upstream = Fastify();
  opened.defer(() => upstream.close());
  upstream.all('/*', async (request, reply) => {
    received = { url: request.url, headers: request.headers, body: request.body };
    if (request.url === '/reports/personal') {
      waiting += 1;
      await released.promise;
    }
    if (request.url.endsWith('?never')) {
      unanswered.begun += 1;
      await new Promise((resolve) => reply.raw.once('close', resolve));
      unanswered.left += 1;
    }
    if (request.url.endsWith('?late')) {
      return reply
        .code(401)
        .send({ success: false, message: 'Chamada sem identidade válida.', error: 'IDENTITY_REQUIRED' });
    }
    return reply.header('x-powered-by', 'secret').header('set-cookie', 'a=b').send({ success: true });
  });
  const upstreamUrl = await upstream.listen({ port: 0 });
  const settings = {
    PUBLIC_URL: 'http://sefira.test',
    FRONTEND_DIR: await writePages(),
    ...unusedAddresses,
    AUTH_URL: accounts.running.url,
    REPORTS_URL: upstreamUrl,
    UPSTREAM_TIMEOUT_SECONDS: '2',
  };
  const gateway = opened.use(await startService(definition, testEnvironment, { environment: settings }));
  const other = opened.use(await startService(definition, testEnvironment, { environment: settings }));

  async function call(url: string, { method = 'GET', token, body, headers = {}, at = gateway }: Call = {}) {
    const response = await fetch(`${at.running.url}${url}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return readAnswer(response);
  }

  const stack = opened.move();
  return {
    testEnvironment,
    gateway,
    other,
    settings,
    received: () => received,
    forgetReceived: () => {
      received = undefined;
    },
    waitingReports: () => waiting,
    releaseReports: () => released.resolve(),
    unanswered,
    call,
    async signUp(email) {
      const body = { name: 'Ana Célia', email, password: 'segredo da ana', birthDate: '1955-11-29' };
      return ((await call('/api/auth/register', { method: 'POST', body })).body as { token: string }).token;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function writePages(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-frontend-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'sobre'));
  await writeFile(path.join(folder, 'index.html'), '<title>home</title>');
  await writeFile(path.join(folder, 'shell.html'), '<title>shell</title>');
  await writeFile(path.join(folder, 'sobre/index.html'), '<title>sobre</title><link href="__PUBLIC_URL__/sobre">');
  await writeFile(path.join(folder, 'assets/app-1.js'), 'void 0');
  return folder;
}
