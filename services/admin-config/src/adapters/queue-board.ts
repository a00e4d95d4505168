import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  ControllerHandlerReturnType,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/dist/types.js';
import { queueBoardPath } from '@sefira/contracts/admin-config/queue-board';
import type { Queue } from 'bullmq';

/** Read-only Bull Board: its page, its files and its calls. */
export interface QueueBoard {
  /** The page of every address. */
  readonly page: string;
  /** A file by its path below `static/`; null when there is none. */
  file(name: string): Promise<Buffer | null>;
  /** The response to a call, by its path within the board (`/api/queues/:queueName`). */
  respond(
    route: string,
    request: { readonly params: Record<string, unknown>; readonly query: Record<string, unknown> },
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

const packageFolder = path.dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json')));
const staticFolder = path.join(packageFolder, 'dist/static');
const sessionScript = new URL('../queue-board/session.js', import.meta.url);
const publicBase = `/api${queueBoardPath}/`;
const boardTitle = 'Filas da Sefira';

/** The server adapter of Bull Board: collects its handlers. */
class BoardAdapter implements IServerAdapter {
  readonly handlers = new Map<string, AppControllerRoute['handler']>();
  queues: BullBoardQueues = new Map();
  uiConfig: UIConfig = {};
  failure: (error: Error) => ControllerHandlerReturnType = () => ({ status: 500, body: {} });

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }
  setUIConfig(uiConfig: UIConfig): this {
    this.uiConfig = uiConfig;
    return this;
  }
  setErrorHandler(handler: (error: Error) => ControllerHandlerReturnType): this {
    this.failure = handler;
    return this;
  }
  setApiRoutes(routes: AppControllerRoute[]): this {
    for (const { method, route, handler } of routes) {
      if (![method].flat().includes('get')) continue;
      for (const path of [route].flat()) this.handlers.set(path, handler);
    }
    return this;
  }
  setViewsPath(_path: string): this {
    return this;
  }
  setStaticPath(_route: string, _path: string): this {
    return this;
  }
  setEntryRoute(_route: AppViewRoute): this {
    return this;
  }
}

/** Opens the board over these queues. */
export async function openQueueBoard(queues: readonly Queue[]): Promise<QueueBoard> {
  const adapter = new BoardAdapter();
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true, allowRetries: false })),
    serverAdapter: adapter,
    options: {
      uiBasePath: packageFolder,
      uiConfig: { boardTitle, locale: { lng: 'pt-BR' }, hideDocsLink: true },
    },
  });
  const names = new Set(
    (await readdir(staticFolder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(staticFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  return {
    page: pageOf(adapter.uiConfig, names),
    async file(name) {
      if (name === 'session.js') return readFile(sessionScript);
      return names.has(name) ? readFile(path.join(staticFolder, name)) : null;
    },
    async respond(route, { params, query }) {
      const handler = adapter.handlers.get(route);
      if (!handler) throw new Error(`the board has no ${route}`);
      const { queues, uiConfig } = adapter;
      try {
        const { status = 200, body } = await handler({ queues, uiConfig, params, query, body: {}, headers: {} });
        return { status, body };
      } catch (error) {
        const { status = 500, body } = adapter.failure(error instanceof Error ? error : new Error(String(error)));
        return { status, body };
      }
    },
  };
}

/** Our page of the board: its settings, the session script and the scripts and styles that the package loads at once. */
function pageOf(uiConfig: UIConfig, files: ReadonlySet<string>): string {
  const atStart = (folder: string, extension: string) =>
    [...files].filter((name) => path.posix.dirname(name) === folder && name.endsWith(extension)).sort();
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<base href="${publicBase}">
<title>${boardTitle}</title>
<link rel="icon" href="static/images/logo.svg">
${atStart('css', '.css')
  .map((name) => `<link rel="stylesheet" href="static/${name}">`)
  .join('\n')}
</head>
<body>
<script id="__UI_CONFIG__" type="application/json">${JSON.stringify(uiConfig).replaceAll('<', '\\u003c')}</script>
<div id="root"></div>
${['session.js', ...atStart('js', '.js')].map((name) => `<script defer src="static/${name}"></script>`).join('\n')}
</body>
</html>
`;
}
