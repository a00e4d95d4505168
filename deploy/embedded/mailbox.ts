import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { listPage, messagePage } from './mailbox-pages.ts';
import { type MessageStore, openMessageStore } from './mailbox-store.ts';
import { rememberPort } from './ports.ts';
import type { EmbeddedOptions, Infrastructure } from './report.ts';

export interface Mailbox extends Infrastructure {
  /** The page with the messages; `/messages?to=` gives them as JSON. */
  readonly pageUrl: string;
}

const largestMessage = 10 * 1024 * 1024;

/** Takes every e-mail the product sends, keeps it on `<dataDir>/mailbox` and shows it on a page of its own. Loopback only. */
export async function startMailbox({ dataDir }: Pick<EmbeddedOptions, 'dataDir'>): Promise<Mailbox> {
  const store = await openMessageStore(path.join(dataDir, 'mailbox'));
  await using opened = new AsyncDisposableStack();
  const smtpPort = await rememberPort(dataDir, 'smtp');
  opened.use(await listenSmtp(store, smtpPort));
  const httpPort = await rememberPort(dataDir, 'mailbox');
  opened.use(await listenHttp(store, httpPort));
  const stack = opened.move();
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://127.0.0.1:${httpPort}`,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function listenSmtp(store: MessageStore, port: number): Promise<AsyncDisposable> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largestMessage,
    onData(stream, session, done) {
      const address = (from: SMTPServerAddress | false) => (from === false ? '' : from.address);
      buffer(stream)
        .then((raw) =>
          store.add(
            {
              from: address(session.envelope.mailFrom),
              to: session.envelope.rcptTo.map((recipient) => recipient.address),
            },
            raw,
          ),
        )
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that goes away in mid-sentence is no reason to end.
  server.on('error', () => undefined);
  return { [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function listenHttp(store: MessageStore, port: number): Promise<AsyncDisposable> {
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(store: MessageStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
  const send = (status: number, type: string, body: string) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; frame-src 'self'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .end(body);
  if (pathname === '/messages') {
    const messages = await store.list(searchParams.get('to') ?? undefined);
    send(200, 'application/json', JSON.stringify(messages));
    return;
  }
  if (pathname === '/') {
    send(200, 'text/html', listPage(await store.list()));
    return;
  }
  const message = await store.find(pathname.slice(1));
  if (message === undefined) send(404, 'text/plain', 'Não há esta mensagem.');
  else send(200, 'text/html', messagePage(message));
}
