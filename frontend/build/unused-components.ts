import type { Plugin } from 'vite';

const naming = /^[A-Za-z_$][\w$]*\.displayName = ["'`][^"'`\n]*["'`];$/gm;
const componentCall = /^((?:var|let|const) [\w$]+ = )((?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets unused components of libraries leave the bundle: the call that makes one is marked as without effect, and its
 * name for debugging, which holds it there, is taken off.
 */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js$/, code: /\.displayName = |forwardRef\(|memo\(|createContext\(/ },
    handler: (code) => ({ code: code.replace(naming, '').replace(componentCall, '$1/*#__PURE__*/ $2'), map: null }),
  },
};
