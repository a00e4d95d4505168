import { SMTPServer } from 'smtp-server';

/** An SMTP server that can stop and start again on its port, and counts what it accepted. */
export interface MailServer extends AsyncDisposable {
  readonly url: string;
  /** Accepted mails by recipient. */
  readonly received: ReadonlyMap<string, number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The server accepts nothing before `start`. */
export function createMailServer(port: number): MailServer {
  const received = new Map<string, number>();
  let server: SMTPServer | undefined;

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (running) await new Promise<void>((resolve) => running.close(() => resolve()));
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async start() {
      const started = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, { envelope }, done) => {
          stream.resume();
          stream.on('end', () => {
            for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
            done();
          });
        },
      });
      started.on('error', () => undefined);
      await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
      server = started;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
