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
  if (read('authToken') && !read('user')?.includes('"role":"guest"')) root.dataset.session = 'known';

  // A prerendered page is read before it is worked: its scripts come once it is painted, so that on a slow line they
  // share it with nothing that the reader waits for. Where nothing will be painted they come at once.
  const { start, needs } = document.currentScript.dataset;
  if (!start) return;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of needs.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: start }));
  };
  if (document.hidden) return begin();
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin);
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
})();
