import type { Browser, BrowserContext, CDPSession, HTTPRequest, Page } from 'puppeteer-core';
import { clearPage, fillPage } from './page-programs.ts';
import type { PrintPage } from './print-page.ts';

/** One warm, sealed page in a browser context of its own, so that it can be killed alone. */
export interface Slot {
  /** Prints one document. Requires `reset` before the next call. */
  print(page: PrintPage): Promise<Uint8Array>;
  /** Removes the document; false when the page has to be replaced. */
  reset(): Promise<boolean>;
  close(): Promise<void>;
}

const resetMilliseconds = 2000;

/** Opens a page with scripts off, offline, and every request but `about:blank` and `data:` refused. */
export async function openSlot(browser: Browser): Promise<Slot> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await seal(page);
    const session = await page.createCDPSession();
    const frameId = await frameOf(session);
    let frame = '';

    /** The common part is loaded once, so its typefaces stay decoded between documents. */
    async function mount(next: string): Promise<void> {
      if (next === frame) return;
      if (frame !== '') await page.goto('about:blank', { timeout: resetMilliseconds });
      frame = next;
      await session.send('Page.setDocumentContent', { frameId, html: next });
    }

    return {
      async print({ frame: next, title, style, content }) {
        await mount(next);
        await run(session, fillPage({ title, style, content }));
        const { data } = await session.send('Page.printToPDF', {
          preferCSSPageSize: true,
          printBackground: true,
          generateTaggedPDF: true,
          generateDocumentOutline: true,
        });
        return Buffer.from(data, 'base64');
      },
      reset: () => clear(session),
      close: () => closeAlone(browser, context, page),
    };
  } catch (error) {
    await context.close().catch(ignoreClosedPage);
    throw error;
  }
}

async function seal(page: Page): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    decide(request).catch(ignoreClosedPage);
  });
}

async function decide(request: HTTPRequest): Promise<void> {
  const address = request.url();
  if (address === 'about:blank' || address.startsWith('data:')) await request.continue();
  else await request.abort('blockedbyclient');
}

async function frameOf(session: CDPSession): Promise<string> {
  const { frameTree } = await session.send('Page.getFrameTree');
  return frameTree.frame.id;
}

/** Runs a program in the page; scripts of the page itself are off. @throws Error when it fails */
async function run(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** True when the page responds in time and is empty. */
async function clear(session: CDPSession): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), resetMilliseconds);
  try {
    const cleared = run(session, clearPage).then(
      (value) => value === true,
      () => false,
    );
    return await Promise.race([cleared, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The browser closes the target, so this also ends a page that does not respond. */
async function closeAlone(browser: Browser, context: BrowserContext, page: Page): Promise<void> {
  if (!browser.connected) return;
  await Promise.race([context.close(), page.close({ runBeforeUnload: false })]).catch(ignoreClosedPage);
}

/** The page is closed already. */
function ignoreClosedPage(_error: unknown): undefined {
  return undefined;
}
