/** Registers the service worker after hydration: installable, offline shell, last report offline. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Optional: without it the product only lacks offline support.
    navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
