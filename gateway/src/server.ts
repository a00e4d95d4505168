import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import { createHttpServer } from '@sefira/platform/http/http-server';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { GatewayContext } from './context.ts';
import { addApi } from './plugins/api.ts';
import { compressedFrom } from './plugins/compression.ts';
import { addDocumentation } from './plugins/documentation.ts';
import { addFrontendFiles, createPageHandler } from './plugins/frontend-files.ts';
import { addReferral } from './plugins/referral.ts';
import { addSecurityHeaders, paymentSources } from './plugins/security-headers.ts';
import { addSiteFiles } from './plugins/site-files.ts';
import { addSockets } from './plugins/socket.ts';

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
    readiness: { redis: () => redis.ping() },
    notFound: createPageHandler(settings.FRONTEND_DIR, settings.PUBLIC_URL),
    fastify: { trustProxy: trusted.length > 0 ? trusted : false },
  });
  const { app } = server;
  try {
    await metrics.traces.loaded;
    addSecurityHeaders(app, settings.PUBLIC_URL, paymentSources(settings));
    await app.register(compress, { global: true, threshold: compressedFrom, encodings: ['br', 'gzip'] });
    await addDocumentation(app, settings.PUBLIC_URL);
    await addApi(app, context);
    await addSockets(app, context);
    addSiteFiles(app, context);
    addReferral(app, context);
    await addFrontendFiles(app, settings.FRONTEND_DIR);
    const url = await server.listen({ host: settings.HOST, port: settings.PORT });
    logger.info({ url }, 'ready');
    return {
      name: 'gateway',
      url,
      isIdle: async () => true,
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
