import { sampleReport } from '@sefira/reports-service/sample-report';
import { browser } from '@sefira/testing/browser';
import puppeteer, { type Browser } from 'puppeteer-core';

async function launch(): Promise<Browser> {
  const { executablePath, sandbox, environment, args } = await browser();
  return puppeteer.launch({
    executablePath,
    headless: 'shell',
    pipe: true,
    args: [...args, ...(sandbox ? [] : ['--no-sandbox'])],
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
}

/** Chromium's own print, in one page that stays open. */
export interface WarmPage extends AsyncDisposable {
  /** Loads the nth sample, then prints it. @returns milliseconds of `printToPDF` alone */
  print(index: number): Promise<number>;
}

export async function openWarmPage(): Promise<WarmPage> {
  const opened = await launch();
  const page = await opened.newPage();
  const session = await page.createCDPSession();
  return {
    async print(index) {
      await page.setContent(sampleReport(index), { waitUntil: 'load' });
      const began = performance.now();
      await session.send('Page.printToPDF', {
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
      });
      return performance.now() - began;
    },
    [Symbol.asyncDispose]: () => opened.close(),
  };
}

/** The plain script: a browser for each PDF. @returns milliseconds from launch to close */
export async function printInOwnBrowser(index: number): Promise<number> {
  const html = sampleReport(index);
  const began = performance.now();
  const opened = await launch();
  try {
    const page = await opened.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await opened.close();
  }
  return performance.now() - began;
}
