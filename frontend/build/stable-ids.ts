import type { Plugin } from 'vite';

const serverRenderCheck = /(let \[didSSR\] = \(0, \$[\w$]+\))\(\$[\w$]+\(\)\);/;

/**
 * React Aria asks at each of its ids whether the page was drawn before, and so draws every field once more in the
 * moment in which it is taken over (a third of that moment on a form). The answer only chooses a prefix against other
 * roots of React, and we have one: it is always yes.
 */
export const stableIds: Plugin = {
  name: 'steady-ids',
  transform: {
    filter: { id: /\/react-aria\/dist\/.*\/SSRProvider\.m?js$/ },
    handler(code) {
      if (!serverRenderCheck.test(code)) this.error('React Aria asks otherwise now: is this plugin still of use?');
      return { code: code.replace(serverRenderCheck, '$1(true);'), map: null };
    },
  },
};
