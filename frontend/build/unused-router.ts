import type { Plugin } from 'vite';

/**
 * Parts of react-router that nobody here reaches, yet hang on a link, a route or an error boundary that every application
 * has: prefetching of modules and errors of its framework mode, its own page for errors (ours comes before it), and
 * instrumentation (we give none).
 */
const unused = [
  'PrefetchPageLinks',
  'RemixRootDefaultErrorBoundary',
  'RSCErrorHandler',
  'DefaultErrorComponent',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
];

/** Puts functions that do nothing in their place, so that they and what they need leave the bundle (2 kB packed). */
export const unusedRouter: Plugin = {
  name: 'unused-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/, code: /function RemixRootDefaultErrorBoundary\(/ },
    handler(code) {
      let light = code;
      for (const name of unused) {
        const start = `function ${name}(`;
        if (!light.includes(start)) this.error(`react-router has no ${name} any more: is this plugin still of use?`);
        light = light.replace(start, `function ${name}() { return null; }\nfunction Unused${name}(`);
      }
      return { code: light, map: null };
    },
  },
};
