import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The API that `vite` in development talks to: the running house. */
const house = 'http://localhost:8080';

/** React, the router and the small parts that the first page shares with all others. */
const onEveryPage =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|shared)|frontend\/src\/(?:paths|api\/(?:session-state|use-session)|texts\/(?:errors|interface|shell)|ui\/(?:badge|button-link|button-look|drawing|full-screen-spinner|number-glyph|number-hue|spinner)\b)|libs\/drawings\/src\/(?:geometry|glyph|node|number-words|palette|react-attributes|web)\b/;

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
    // What every page needs comes in one piece: many small ones pack worse and ask more often.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: onEveryPage }] } } },
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
});
