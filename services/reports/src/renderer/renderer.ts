import pLimit from 'p-limit';
import type { PrintPage } from './print-page.ts';
import { RenderError } from './render-error.ts';
import { createSlotPool } from './slot-pool.ts';

export interface RendererOptions {
  /** Path of a Chromium or of its headless shell. */
  readonly executablePath: string;
  /** Further switches; those that would open the seal are dropped. */
  readonly args?: readonly string[];
  /** The browser's whole environment (`PATH`, library and font paths); default: a plain PATH. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Chromium's sandbox; default true. Only where Chromium must run as root may it be false. */
  readonly sandbox?: boolean;
  /** Pages kept warm = documents printed at once. Default 2. */
  readonly slots?: number;
  /** Longest time for a document of up to 100,000 characters, in milliseconds, waiting for a slot not counted; a longer one has as much again for each more, at most four times. Default 20,000. */
  readonly wallMilliseconds?: number;
  /** The browser is replaced after this many documents. Default 100. */
  readonly documentsPerBrowser?: number;
  /** … or when its processes together hold more than this many bytes. Default 1 GiB. */
  readonly memoryLimitBytes?: number;
  /** Longest page, in UTF-16 units. Default 8 million. */
  readonly pageLimit?: number;
}

export interface PrintOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The sealed printer: a page in, a PDF out, nothing else reached (docs/decisions/0045-sealed-pdf-renderer.md). */
export interface Renderer extends AsyncDisposable {
  /**
   * Prints one document as a tagged PDF with bookmarks.
   * @throws RenderError `too-large`, `timeout`, `browser-gone`, `closed`, `failed`; the reason of the signal
   */
  print(page: PrintPage, options?: PrintOptions): Promise<Uint8Array>;
  /** Launches the browser and its warm pages ahead of the first document. */
  warm(): Promise<void>;
}

const DEFAULTS = {
  slots: 2,
  wallMilliseconds: 20_000,
  documentsPerBrowser: 100,
  memoryLimitBytes: 1024 ** 3,
  pageLimit: 8_000_000,
} as const;

/** A renderer over one browser with warm pages, launched at the first use and replaced at its limits. */
export function createRenderer(options: RendererOptions): Renderer {
  const limits = { ...DEFAULTS, ...options };
  const pool = createSlotPool(
    {
      executablePath: options.executablePath,
      args: options.args ?? [],
      sandbox: options.sandbox ?? true,
      environment: options.environment ?? { PATH: '/usr/local/bin:/usr/bin:/bin' },
    },
    limits,
  );
  const turns = pLimit(limits.slots);
  const running = new Set<Promise<void>>();
  let closed = false;

  function check({ frame, style, content }: PrintPage): void {
    const size = frame.length + style.length + content.length;
    if (closed) throw new RenderError('closed', 'The renderer is closed.');
    if (size > limits.pageLimit) {
      throw new RenderError('too-large', `The document has ${size} characters, ${limits.pageLimit} are allowed.`);
    }
  }

  return {
    print(page, { signal } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const turn = turns(async () => {
        signal?.throwIfAborted();
        check(page);
        const held = await pool.take();
        try {
          resolve(await withinWall(held.slot.print(page), wallOf(page, limits.wallMilliseconds), signal));
        } catch (error) {
          reject(
            signal?.aborted
              ? signal.reason
              : asRenderError(error, held.generation.connected ? 'failed' : 'browser-gone'),
          );
          return pool.discard(held);
        }
        // The caller has its PDF by now; the next document waits for an empty page.
        await pool.release(held);
      })
        .catch((error: unknown) => reject(signal?.aborted ? signal.reason : asRenderError(error, 'browser-gone')))
        .finally(() => running.delete(turn));
      running.add(turn);
      return promise;
    },
    async warm() {
      const held = await Promise.all(Array.from({ length: limits.slots }, () => pool.take()));
      for (const one of held) pool.addIdle(one);
    },
    async [Symbol.asyncDispose]() {
      closed = true;
      await Promise.all(running);
      await pool.close();
    },
  };
}

const charactersOfWall = 100_000;
/** The longest books have 350,000 characters. */
const mostWalls = 4;

/** Longest time for one document: a book of eighty pages takes that of several short ones. */
export function wallOf({ content }: Pick<PrintPage, 'content'>, wallMilliseconds: number): number {
  return wallMilliseconds * Math.min(mostWalls, Math.max(1, Math.ceil(content.length / charactersOfWall)));
}

function asRenderError(error: unknown, reason: 'failed' | 'browser-gone'): RenderError {
  if (error instanceof RenderError) return error;
  return new RenderError(reason, 'The document could not be printed.', { cause: error });
}

/** The print, or a rejection on timeout or abort; the page is then killed. */
async function withinWall(
  printing: Promise<Uint8Array>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new RenderError('timeout', `Printing took over ${milliseconds} ms.`)),
    milliseconds,
  );
  const onAbort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([printing, stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
