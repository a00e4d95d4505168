/**
 * The product that most browser tests share, as a process of its own: told of its servers by POSTGRES_URL and REDIS_URL,
 * it says over the channel to its parent where it stands, and ends when that channel closes.
 */
import { once } from 'node:events';
import { startProduct } from './product.ts';
import type { SharedProduct } from './shared-product.ts';

const { POSTGRES_URL: postgresUrl = '', REDIS_URL: redisUrl = '' } = process.env;

await using product = await startProduct({
  servers: { postgresUrl, redisUrl },
  hasFrontend: true,
  // All tests of a run come from this machine: each visitor says an address of its own, as a balancer would.
  environment: {
    RATE_LIMIT_PER_MINUTE: '100000',
    GUEST_RATE_LIMIT_PER_MINUTE: '100000',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
});
const { url, mailboxUrl, databaseUrl } = product;
process.send?.({ url, mailboxUrl, databaseUrl } satisfies SharedProduct);
await once(process, 'disconnect');
