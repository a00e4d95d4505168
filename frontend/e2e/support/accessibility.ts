import type { Page } from 'playwright-core';
import { findings } from './journey.ts';

/** The dark theme has the same elements in other colours. */
const rulesOf = { light: undefined, dark: ['color-contrast'] } as const;

/** What axe finds in an open page, or in a part of it, and a page wider than the screen; it keeps the last width. */
export async function problemsOf(page: Page, widths: readonly number[], within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await widen(page, width);
    for (const theme of ['light', 'dark'] as const) {
      await turn(page, theme);
      found.push(...(await findings(page, rulesOf[theme], within)).map((finding) => `${theme}, ${width}: ${finding}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${theme}, ${width}: ${wider} px too wide`);
    }
  }
  return found;
}

/** Switches the open page to another theme; the page follows the device. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Polls by time: a page behind others draws few frames.
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme, { polling: 50 });
}

/** A viewport of this width; parts deferred until they are scrolled to are laid out, without painting the whole page. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => {
    const shown = new CSSStyleSheet();
    shown.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [shown];
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
