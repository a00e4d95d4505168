import type { ReportsEnvironment } from '../config.ts';
import { createRenderer, type Renderer } from '../renderer/renderer.ts';

const systemPath = '/usr/local/bin:/usr/bin:/bin';

/** The sealed browser of the settings. */
export function openRenderer(settings: ReportsEnvironment): Renderer {
  return createRenderer({
    executablePath: settings.CHROMIUM_PATH ?? '',
    args: settings.CHROMIUM_ARGS,
    environment: { PATH: systemPath, ...settings.CHROMIUM_ENVIRONMENT },
    sandbox: settings.CHROMIUM_SANDBOX,
    slots: settings.RENDER_CONCURRENCY,
  });
}
