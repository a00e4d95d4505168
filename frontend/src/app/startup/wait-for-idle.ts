/** Resolves when the page has a moment, within a second; at once where the browser cannot tell (Safari). */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) resolve();
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
}
