import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * Evaluates the files that boot.js names one by one, each in a task of its own, so that a tap or a scroll gets through;
 * an import of the page would evaluate all of them in one piece. `needs`: before the page is taken over; `later`: the
 * store and what goes with it. Nothing where boot.js names none.
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
