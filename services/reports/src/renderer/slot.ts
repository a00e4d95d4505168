import type { Browser, BrowserContext, CDPSession, HTTPRequest, Page } from 'puppeteer-core';

/** Typefaces and images are data: addresses; this waits until they are decoded. */
const ASSETS_READY =
  'Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => 0))]).then(() => 0)';

/** One warm, sealed page in a browser context of its own, so that it can be killed alone. */
export interface Slot {
  /** Prints one document. Not to be called again before `reset`. */
  print(html: string): Promise<Uint8Array>;
  /** Forgets the document; false when the page does not come back and has to be replaced. */
  reset(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a page with scripts off, offline, and every request but `about:blank` and `data:` refused. */
export async function openSlot(browser: Browser): Promise<Slot> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await seal(page);
    const session = await page.createCDPSession();
    return {
      print: (html) => print(page, session, html),
      reset: () => reset(page),
      close: () => closeAlone(browser, context, page),
    };
  } catch (error) {
    await context.close().catch(ignoreGone);
    throw error;
  }
}

async function seal(page: Page): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    decide(request).catch(ignoreGone);
  });
}

async function decide(request: HTTPRequest): Promise<void> {
  const address = request.url();
  if (address === 'about:blank' || address.startsWith('data:')) await request.continue();
  else await request.abort('blockedbyclient');
}

async function print(page: Page, session: CDPSession, html: string): Promise<Uint8Array> {
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  await page.evaluate(ASSETS_READY);
  const { data } = await session.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  return Buffer.from(data, 'base64');
}

async function reset(page: Page): Promise<boolean> {
  try {
    await page.goto('about:blank', { timeout: 2000 });
    return true;
  } catch {
    return false;
  }
}

/** The browser closes the target, so it also ends a page that no longer answers. */
async function closeAlone(browser: Browser, context: BrowserContext, page: Page): Promise<void> {
  if (!browser.connected) return;
  await Promise.race([context.close(), page.close({ runBeforeUnload: false })]).catch(ignoreGone);
}

/** A page that is already gone has nothing left to be told. */
function ignoreGone(_error: unknown): undefined {
  return undefined;
}
