import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API that `vite` in development talks to: the running house. */
const house = 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    manifest: true,
    target: 'es2023',
    // Every file by its own address: a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: house, ws: true } } },
});
