// How the workbench becomes static files. Every style and script gets the nonce that the service writes into the page.
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/bureau/',
  html: { cspNonce: '__NONCE__' },
  // What is imported as a file stays one: the policy of the page takes no `data:` but pictures.
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})
