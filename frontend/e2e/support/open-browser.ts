import { browser as findBrowser } from '@sefira/testing/browser';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of the tests, driven by Playwright with further flags; the caller closes it. */
export async function openBrowser(further: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, sandbox, environment } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...flags, ...args, ...further],
    chromiumSandbox: sandbox,
    // Without a locale of UTF-8 Chromium saves a file with an accent in its name as `download`.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LC_ALL: 'C.UTF-8', ...environment },
  });
}
