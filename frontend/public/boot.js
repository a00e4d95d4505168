// Runs before the first paint. A file of its own because the page allows no inline script.
(() => {
  // Zod would probe for eval and the content security policy would report it.
  globalThis.__zod_globalConfig = { jitless: true };

  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read('theme');
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  // Hides "Entrar" on a prerendered page from someone who is signed in, until the page has read who it is.
  const isKnown = read('authToken') && !read('user')?.includes('"role":"guest"');
  if (isKnown) root.dataset.session = 'known';

  // A prerendered page is read before it is worked: its scripts come once it stands, so that on a slow line and a slow
  // phone they take nothing from what the reader waits for; at once for who touches it, is signed in, or sees nothing yet.
  const { start, needs } = document.currentScript.dataset;
  const preload = (href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (!start) {
    // Chrome discards module preloads of a page with a service worker, with a warning; the worker's cache has the files.
    if (needs && !navigator.serviceWorker?.controller) needs.split(' ').forEach(preload);
    return;
  }
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: start }));
    // One by one: asking for a file takes a slow phone some milliseconds.
    const files = needs.split(' ').values();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const { value: href } = files.next();
      if (!href) return port1.close();
      preload(href);
      port2.postMessage(null);
    };
    port2.postMessage(null);
  };
  const whenIdle = globalThis.requestIdleCallback ?? requestAnimationFrame;
  if (document.hidden) begin();
  else if (isKnown) new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => whenIdle(begin, { timeout: 2000 }));
  document.addEventListener('visibilitychange', begin, { once: true });
  for (const touch of ['pointerdown', 'keydown', 'focusin', 'input'])
    document.addEventListener(touch, begin, { once: true, capture: true, passive: true });

  // A button that the browser cannot work by itself is pressed again as soon as the page can.
  const pressed = new Set();
  const keep = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.popoverTargetElement) return;
    event.preventDefault();
    pressed.add(button);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'hydrated',
    () => {
      document.removeEventListener('click', keep, true);
      for (const button of pressed) button.click();
    },
    { once: true },
  );
})();
