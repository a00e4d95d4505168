/**
 * The product that most browser tests share, in its own process. POSTGRES_URL and REDIS_URL name its servers,
 * TEMPLATE_DATABASE the migrated database to copy; it sends its addresses to the parent over IPC and ends when that channel closes.
 */
import { once } from 'node:events';
import { startProduct } from './product.ts';
import type { SharedProduct } from './shared-product.ts';

const {
  POSTGRES_URL: postgresUrl = '',
  REDIS_URL: redisUrl = '',
  TEMPLATE_DATABASE: templateDatabase = '',
} = process.env;

await using product = await startProduct({
  servers: { postgresUrl, redisUrl, templateDatabase },
  hasFrontend: true,
  // All tests call from this machine; each visitor sets its own X-Forwarded-For, as a balancer would.
  environment: {
    RATE_LIMIT_PER_MINUTE: '100000',
    GUEST_RATE_LIMIT_PER_MINUTE: '100000',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
});
const { url, mailboxUrl, databaseUrl } = product;
process.send?.({ url, mailboxUrl, databaseUrl } satisfies SharedProduct);
await once(process, 'disconnect');
