import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** A page with the holes that scanners look for: one that finds nothing here finds nothing anywhere. */
export interface Canary extends AsyncDisposable {
  readonly url: string;
}

/** Says what it is asked back as it is, and puts it into a statement as it is. On loopback, while a scanner looks. */
export async function startCanary(databaseUrl: string | undefined): Promise<Canary> {
  const database = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    options: '-c default_transaction_read_only=on -c statement_timeout=2000',
  });
  database.on('error', () => undefined);
  const server = createServer((incoming, outgoing) => {
    const asked = new URL(incoming.url ?? '/', 'http://127.0.0.1').searchParams.get('q') ?? 'Ana';
    database
      .query(`SELECT tablename FROM pg_tables WHERE tablename NOT LIKE '%${asked}%' LIMIT 5`)
      .then(
        ({ rows }) => JSON.stringify(rows),
        // In the words of a careless error message.
        (error: Error) => `PostgreSQL query failed: ERROR:  ${error.message}`,
      )
      .then((found) => {
        outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        outgoing.end(`<!doctype html><title>Isca</title><a href="/?q=Ana">Ana</a><p>${asked}</p><pre>${found}</pre>`);
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await database.end();
    },
  };
}
