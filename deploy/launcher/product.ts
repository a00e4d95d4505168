import path from 'node:path';
import { generateModels } from '@sefira/assistant/generation/generate-models';
import { generateClients } from '@sefira/database/generate';
import { isPortFree } from '@sefira/embedded/ports';
import type { Report } from '@sefira/embedded/report';
import { publicUrlOf, type Settings } from './config.ts';
import { buildFrontend } from './frontend-build.ts';
import { type Infrastructure, startInfrastructure } from './infrastructure.ts';
import { type InstallationProfile, installationProfile } from './installation-profile.ts';
import { StartError } from './start-error.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The product on this machine, embedded infrastructure included. */
export interface Product extends AsyncDisposable {
  readonly url: string;
  readonly infrastructure: Infrastructure;
  readonly profile: InstallationProfile;
  /** Resolves when no part has work in progress. */
  idle(): Promise<void>;
}

export interface ProductOptions {
  readonly settings: Settings;
  readonly report: Report;
  /** The process's variables, which take precedence over derived ones. */
  readonly variables: NodeJS.ProcessEnv;
  /** Every part as a process of its own. */
  readonly isSeparate?: boolean;
  /** False where another server serves the front end (`npm run dev`). */
  readonly hasFrontend?: boolean;
}

/** Brings the whole product up, step by step. Disposing ends everything in reverse order. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { settings, report, variables } = options;
  const profile = installationProfile({
    publicUrl: publicUrlOf(settings),
    hasPaymentProvider: settings.MERCADO_PAGO_ACCESS_TOKEN !== undefined,
  });
  if (!(await isPortFree(settings.PORT, settings.HOST ?? profile.defaultHost))) {
    throw new StartError(
      `A porta ${settings.PORT} já está em uso. Feche o programa que a usa ou escolha outra: PORT=${settings.PORT + 1} npm start`,
    );
  }
  await using opened = new AsyncDisposableStack();
  const generating = Promise.all([generateClients(root, variables), generateModels()]);
  // Awaited below; a rejection before that must not be unhandled.
  generating.catch(() => undefined);
  const infrastructure = opened.use(await startInfrastructure(settings, report));
  report('Preparando o acesso ao banco');
  await generating;
  const frontendDir = await buildFrontend(root, { report, onlyIfMissing: options.hasFrontend === false });
  // Only now: the services import the clients that were just written.
  const { startPlatform } = await import('./platform.ts');
  const { chromium } = infrastructure;
  const platform = opened.use(
    await startPlatform({
      dataDir: settings.SEFIRA_DATA_DIR,
      databaseUrl: infrastructure.databaseUrl,
      redisUrl: infrastructure.redisUrl,
      smtpUrl: infrastructure.smtpUrl,
      paymentSandboxUrl: infrastructure.paymentSandboxUrl,
      secrets: infrastructure.secrets,
      publicUrl: publicUrlOf(settings),
      publicPort: settings.PORT,
      frontendDir,
      chromium: {
        CHROMIUM_PATH: chromium.executablePath,
        CHROMIUM_SANDBOX: String(chromium.sandbox),
        CHROMIUM_ENVIRONMENT: JSON.stringify(chromium.environment),
      },
      given: variables,
      report,
      logLevel: settings.LOG_LEVEL,
      isSeparate: options.isSeparate ?? false,
    }),
  );
  const stack = opened.move();
  return {
    url: platform.url,
    infrastructure,
    profile,
    idle: () => platform.idle(),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
