import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import { createHttpServer } from '@sefira/platform/http/http-server';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { GatewayContext } from './context.ts';
import { compressedFrom } from './plugins/compression.ts';
import { contractsPlugin } from './plugins/contracts.ts';
import { crossSitePlugin } from './plugins/cross-site.ts';
import { documentationPlugin } from './plugins/documentation.ts';
import { createPageHandler, frontendFilesPlugin } from './plugins/frontend-files.ts';
import { limitsPlugin } from './plugins/limits.ts';
import { proxyPlugin } from './plugins/proxy.ts';
import { referralPlugin } from './plugins/referral.ts';
import { paymentSources, securityHeadersPlugin } from './plugins/security-headers.ts';
import { sessionPlugin } from './plugins/session.ts';
import { socketsPlugin } from './plugins/sockets.ts';

export async function startServer(context: GatewayContext): Promise<RunningService> {
  const { settings, logger, metrics, redis } = context;
  const trusted = settings.TRUSTED_PROXIES.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const server = createHttpServer({
    service: 'gateway',
    logger,
    metrics,
    metricsToken: settings.METRICS_TOKEN,
    callLogLevel: 'info',
    isPublic: true,
    readiness: {},
    optionalDependencies: { cache: () => redis.ping() },
    notFound: createPageHandler(settings.FRONTEND_DIR, settings.PUBLIC_URL),
    fastify: { trustProxy: trusted.length > 0 ? trusted : false },
  });
  const { app } = server;
  try {
    await metrics.traces.loaded;
    const publicUrl = settings.PUBLIC_URL;
    const publicOrigin = new URL(publicUrl).origin;
    await app.register(securityHeadersPlugin, { publicUrl, payment: paymentSources(settings) });
    await app.register(contractsPlugin);
    await app.register(socketsPlugin, { context, publicOrigin });
    await app.register(compress, { global: true, threshold: compressedFrom, encodings: ['br', 'gzip'] });
    await app.register(crossSitePlugin, { publicOrigin });
    await app.register(sessionPlugin, { context });
    await app.register(limitsPlugin, { context });
    await app.register(proxyPlugin, { context });
    await app.register(documentationPlugin, { publicUrl });
    await app.register(referralPlugin, { context });
    await app.register(frontendFilesPlugin, { folder: settings.FRONTEND_DIR });
    const url = await server.listen({ host: settings.HOST, port: settings.PORT });
    logger.info({ url }, 'ready');
    return {
      name: 'gateway',
      url,
      unfinishedWork: async () => ({}),
      async [Symbol.asyncDispose]() {
        server.startDraining();
        await wait(settings.DRAIN_SECONDS * 1000);
        await app.close();
        await context.resources.disposeAsync();
        logger.info('closed');
      },
    };
  } catch (error) {
    await app.close();
    await context.resources.disposeAsync();
    throw error;
  }
}
