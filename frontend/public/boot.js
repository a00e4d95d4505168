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
})();
