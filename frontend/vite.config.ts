import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { treeShakableContracts } from './build/tree-shakable-contracts.ts';

/** The API of `vite` in development: the running product. */
const apiOrigin = 'http://localhost:8080';

/**
 * React Aria adds a style element unless an element has this id, and our content security policy forbids style elements.
 * Our stylesheet contains the rule, so its link has the id.
 */
const pressableStyle: Plugin = {
  name: 'pressable-style',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<link rel="stylesheet"', '<link id="react-aria-pressable-style" rel="stylesheet"'),
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), pressableStyle, treeShakableContracts],
  resolve: {
    // The package's own entry without the resolution of contradicting classes, which neither HeroUI nor we use (9 kB).
    alias: [{ find: /^tailwind-variants$/, replacement: 'tailwind-variants/lite' }],
  },
  // What HeroUI defines and no component here uses.
  css: {
    lightningcss: {
      unusedSymbols: [
        'button--danger-soft',
        'button--full-width',
        'button--tertiary',
        'button--xs',
        'input--secondary',
        'label--disabled',
        'label--invalid',
        '--z-index-toast',
      ],
    },
  },
  build: {
    manifest: true,
    target: 'es2023',
    // Every browser of this target preloads modules.
    modulePreload: { polyfill: false },
    // No data: addresses: they would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { '/api': { target: apiOrigin, ws: true } } },
});
