import type { PrintPage } from './print-page.ts';
import { RenderError } from './render-error.ts';
import { createSlotPool, type HeldSlot } from './slot-pool.ts';
import { createTurns } from './turns.ts';

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
  /** Longest time for one document, in milliseconds, waiting for a slot not counted. Default 20,000. */
  readonly wallMilliseconds?: number;
  /** The browser is replaced after this many documents. Default 100. */
  readonly documentsPerBrowser?: number;
  /** … or when its processes together hold more than this many bytes. Default 1 GiB. */
  readonly memoryLimitBytes?: number;
  /** Longest page, in UTF-16 units. Default 8 million. */
  readonly pageLimit?: number;
}

export interface PrintOptions {
  readonly signal?: AbortSignal;
}

/** The sealed printer: a page in, a PDF out, nothing else reached (docs/decisions/0045-sealed-pdf-renderer.md). */
export interface Renderer extends AsyncDisposable {
  /**
   * Prints one document as a tagged PDF with bookmarks.
   * @throws RenderError `too-large`, `timeout`, `aborted`, `browser-gone`, `closed`, `failed`
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
  const turns = createTurns(limits.slots);
  const afterwards = new Set<Promise<void>>();
  let closed = false;

  /** Empties or kills the page after the caller has its PDF; the turn ends with it. */
  function later(work: Promise<void>): void {
    const settled = work
      .catch(() => undefined)
      .finally(() => {
        turns.end();
        afterwards.delete(settled);
      });
    afterwards.add(settled);
  }

  function check({ frame, style, content }: PrintPage, signal: AbortSignal | undefined): void {
    const size = frame.length + style.length + content.length;
    if (closed) throw new RenderError('closed', 'The renderer is closed.');
    if (signal?.aborted) throw new RenderError('aborted', 'The print was aborted before it began.');
    if (size > limits.pageLimit) {
      throw new RenderError('too-large', `The document has ${size} characters, ${limits.pageLimit} are allowed.`);
    }
  }

  async function takeSlot(): Promise<HeldSlot> {
    try {
      return await pool.take();
    } catch (error) {
      turns.end();
      throw asRenderError(error, 'browser-gone');
    }
  }

  return {
    async print(page, { signal } = {}) {
      check(page, signal);
      await turns.take(signal);
      const held = await takeSlot();
      try {
        const pdf = await withinWall(held.slot.print(page), limits.wallMilliseconds, signal);
        later(pool.release(held));
        return pdf;
      } catch (error) {
        const reason = held.generation.connected ? 'failed' : 'browser-gone';
        later(pool.discard(held));
        throw asRenderError(error, reason);
      }
    },
    async warm() {
      const held = await Promise.all(Array.from({ length: limits.slots }, () => pool.take()));
      for (const one of held) pool.addIdle(one);
    },
    async [Symbol.asyncDispose]() {
      closed = true;
      turns.close();
      await Promise.all(afterwards);
      await pool.close();
    },
  };
}

function asRenderError(error: unknown, reason: 'failed' | 'browser-gone'): RenderError {
  if (error instanceof RenderError) return error;
  return new RenderError(reason, 'The document could not be printed.', { cause: error });
}

/** The print, or a RenderError on timeout or abort; the page is then killed. */
async function withinWall(
  printing: Promise<Uint8Array>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const { promise: given, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new RenderError('timeout', `Printing took over ${milliseconds} ms.`)),
    milliseconds,
  );
  const onAbort = (): void => reject(new RenderError('aborted', 'The print was aborted.'));
  signal?.addEventListener('abort', onAbort, { once: true });
  printing.catch(() => undefined);
  try {
    return await Promise.race([printing, given]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
