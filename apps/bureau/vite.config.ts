// Builds the static files of the workbench. Every style and script gets the nonce that the service writes into the page.
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/bureau/',
  html: { cspNonce: '__NONCE__' },
  // Imported files are not inlined: the Content-Security-Policy allows `data:` for pictures only.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The licenses of all packages whose code is in the pieces go along with them.
    license: { fileName: 'assets/licenses.md' },
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
