import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * Evaluates the files that boot.js lists, one task each, so that taps and scrolls are handled between them; a single
 * import would evaluate all in one task. `needs`: before hydration; `later`: the store and its dependencies. Does
 * nothing without a list.
 */
export async function evaluateFiles(which: 'needs' | 'later'): Promise<void> {
  const named = document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset[which];
  const files = named ? named.split(' ') : [];
  for (const href of files) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await yieldToBrowser();
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await yieldToBrowser();
  }
}
