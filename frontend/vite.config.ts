import { createRequire } from 'node:module';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { stableIds } from './build/stable-ids.ts';
import { treeShakableContracts } from './build/tree-shakable-contracts.ts';
import { unusedComponents } from './build/unused-components.ts';
import { unusedRouter } from './build/unused-router.ts';

/** The API that `vite` in development talks to: the running house. */
const apiOrigin = 'http://localhost:8080';

/**
 * React Aria adds a style element unless one with this id is there, and our content security policy forbids style
 * elements. Our own sheet holds the rule, so it carries the id.
 */
const pressableStyle: Plugin = {
  name: 'pressable-style',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<link rel="stylesheet"', '<link id="react-aria-pressable-style" rel="stylesheet"'),
  },
};

/** A file of the production build of react-router. */
function routerBuild(file: string): string {
  const developmentBuild = createRequire(import.meta.url).resolve('react-router');
  return path.join(path.dirname(developmentBuild), '..', 'production', file);
}

export default defineConfig({
  plugins: [react(), tailwindcss(), pressableStyle, treeShakableContracts, stableIds, unusedComponents, unusedRouter],
  resolve: {
    alias: [
      // HeroUI's classes and ours never contradict each other: what would settle that stays out (9 kB).
      { find: /^tailwind-variants$/, replacement: 'tailwind-variants/lite' },
      // The package names its development build only.
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ],
  },
  build: {
    manifest: true,
    target: 'es2023',
    // Every browser of this target preloads modules.
    modulePreload: { polyfill: false },
    // Every file by its own address: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': { target: apiOrigin, ws: true } } },
});
