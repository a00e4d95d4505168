import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The API that `vite` in development talks to: the running house. */
const house = 'http://localhost:8080';

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

export default defineConfig({
  plugins: [react(), tailwindcss(), pressableStyle],
  build: {
    manifest: true,
    target: 'es2023',
    // Every file by its own address: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
});
