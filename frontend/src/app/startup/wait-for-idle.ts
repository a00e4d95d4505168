/** Resolves when the browser is idle, within a second; at once without requestIdleCallback (Safari). */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) resolve();
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
}
