import { sampleReport } from '@sefira/reports-service/sample-report';
import { browser } from '@sefira/testing/browser';
import puppeteer, { type Browser, type PDFOptions } from 'puppeteer-core';

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

/** A puppeteer page that stays open, as a plain service would keep it. */
export interface WarmPage extends AsyncDisposable {
  /** Loads and prints the nth sample. @returns milliseconds of `setContent` and `pdf` */
  print(index: number): Promise<number>;
}

const options: PDFOptions = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };

export async function openWarmPage(): Promise<WarmPage> {
  const opened = await launch();
  const page = await opened.newPage();
  return {
    async print(index) {
      const html = sampleReport(index);
      const began = performance.now();
      await page.setContent(html, { waitUntil: 'load' });
      await page.pdf(options);
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
    await page.pdf(options);
  } finally {
    await opened.close();
  }
  return performance.now() - began;
}
