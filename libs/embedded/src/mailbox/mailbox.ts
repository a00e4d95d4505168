import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { listPage, messagePage } from './pages.ts';
import { type MessageStore, openMessageStore } from './store.ts';

export interface MailboxOptions {
  /** Where the messages are kept. */
  readonly folder: string;
  readonly host: string;
  readonly smtpPort: number;
  /** Of the page with the messages; `/messages?to=` gives them as JSON. */
  readonly httpPort: number;
}

const largestMessage = 10 * 1024 * 1024;

/** Takes every e-mail the product sends, keeps it and shows it on a page of its own. For trying the product out: no password. */
export async function startMailbox(options: MailboxOptions): Promise<AsyncDisposable> {
  const { folder, host, smtpPort, httpPort } = options;
  const store = await openMessageStore(folder);
  await using opened = new AsyncDisposableStack();
  opened.use(await listenSmtp(store, smtpPort, host));
  opened.use(await listenHttp(store, httpPort, host));
  return opened.move();
}

async function listenSmtp(store: MessageStore, port: number, host: string): Promise<AsyncDisposable> {
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
    server.listen(port, host, resolve);
  });
  // A client that disconnects early must not end the process.
  server.on('error', () => undefined);
  return { [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function listenHttp(store: MessageStore, port: number, host: string): Promise<AsyncDisposable> {
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
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
  if (pathname === '/healthz') {
    response.writeHead(200).end('ok');
    return;
  }
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
