// Builds the static files of the workbench. Every style and script gets the nonce that the service writes into the page.
import { join } from 'node:path'
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
    // The scripts of `/verifier`, a page that the service writes, share the reader of codes.
    rollupOptions: {
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'src/verifier/main.ts')],
    },
    // The licenses of all packages whose code is in the pieces go along with them.
    license: { fileName: 'assets/licenses.md' },
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
