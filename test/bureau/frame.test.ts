// The frame of the workbench, issue «The desk»: «PKCE sign-in … Session tokens never in `localStorage`. CSP without `unsafe-inline`.
// Initial load ≤ 250 kB compressed. French and English, keyboard through and through, usable at 390 px, light and dark».
import { beforeAll, describe, expect, test } from 'vitest'
import { HAS_BROWSER } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'
import { WORDS } from './support/words.ts'

describe.skipIf(!HAS_BROWSER)('the frame', () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, 120_000)
  const { fr } = WORDS

  test('signs in by the page, leads to where the link led, and out again', async () => {
    await bench.walk({ as: null }, async (walk) => {
      const { page } = walk
      await walk.go('/lots?cherche=abc')
      expect(new URL(page.url()).pathname).toMatch(/^\/oidc\/connexion\//)
      await walk.signIn('rsci')
      expect(page.url()).toBe(`${bench.server.url}/bureau/lots?cherche=abc`)
      await page.getByRole('heading', { level: 1, name: fr.lots }).waitFor()
      expect(await page.title()).toContain(fr.lots)
      await page.reload()
      await walk.settle()
      expect(page.url()).toBe(`${bench.server.url}/bureau/lots?cherche=abc`)
      await page.getByRole('button', { name: fr.sortir }).click()
      await page.getByRole('button', { name: /déconnecter/i }).click()
      await page.waitForURL((address) => address.pathname.startsWith('/oidc/connexion/'))
    })
  })
})
