import { Redis } from 'ioredis';
import { inject } from 'vitest';

/** A Redis database of the caller's own; disposing empties it and gives it back. */
export interface TestRedis extends AsyncDisposable {
  readonly url: string;
}

/** Redis has 16 databases as it comes; 0 keeps the book of who has which. */
const databases = 15;
/** Longer than any run: a product that lives as long as its run keeps its database, which another would empty. */
const leaseSeconds = 4 * 60 * 60;

/**
 * A fresh Redis database that no test file at work has, on the server of the run or on a given one. Channels (publish,
 * subscribe) are the server's, so shared.
 */
export async function redis(server = inject('redisUrl')): Promise<TestRedis> {
  const book = new Redis(server);
  try {
    for (let number = 1; number <= databases; number += 1) {
      const lease = `sefira-test:${number}`;
      if ((await book.set(lease, process.pid, 'EX', leaseSeconds, 'NX')) === null) continue;
      await book.select(number);
      await book.flushdb();
      const url = new URL(server);
      url.pathname = `/${number}`;
      return { url: url.href, [Symbol.asyncDispose]: () => releaseDatabase(server, number, lease) };
    }
    throw new Error(`All ${databases} Redis databases are taken: dispose of them in afterAll.`);
  } finally {
    book.disconnect();
  }
}

async function releaseDatabase(server: string, number: number, lease: string): Promise<void> {
  const book = new Redis(server);
  await book.select(number);
  await book.flushdb();
  await book.select(0);
  await book.del(lease);
  await book.quit();
}
