// Builds the static files of the reference. Every style and script gets the nonce that the service writes into the page.
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/reference/',
  html: { cspNonce: '__NONCE__' },
  // The library that draws the reference is one large file, loaded after the page is shown.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
  },
})
