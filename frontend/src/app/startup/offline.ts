/** Registers the service worker once the page stands: installable, a shell without a network, the last report kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it the product works all the same, only not offline.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
