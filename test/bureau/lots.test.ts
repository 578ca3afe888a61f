// issue of the desk: «lots and stock with the acts that their state allows; the audit dossier and its documents with progress». «A button is
// there when the server says that the act is possible, with the reason where it is not.»
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../bureau/src/parts/act/fr.ts'
import { fr as papers } from '../../bureau/src/parts/paper/fr.ts'
import { en as dossiersEn } from '../../bureau/src/screens/dossiers/en.ts'
import { en as lotsEn } from '../../bureau/src/screens/lots/en.ts'
import { fr as lots } from '../../bureau/src/screens/lots/fr.ts'
import { HAS_BROWSER, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

describe.skipIf(!HAS_BROWSER)('lots and stock', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('a lot that is found is quarantined with a reason; what is refused is said, and what is not possible says why', async () => {
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      await walk.go('/lots')
      await page.getByLabel(lots.statut).selectOption('validé')
      await page.getByLabel(lots.recherche, { exact: true }).fill('pf-')
      await page.waitForURL(/recherche=pf-/)
      await walk.settle()
      await page.getByRole('link', { name: /^PF-/ }).first().click()
      await walk.settle()
      await page.picture
      expect(page.url()).toMatch(/statut=valid.*id=/)
      const archive = page.getByRole('button', { name: acts.lots_archiver })
      expect(await archive.getAttribute('aria-disabled')).toBe('true')
      await expect
        .poll(() => archive.getAttribute('aria-describedby').then((id) => page.locator(`[id="${id}"]`).innerText()))
        .toMatch(/\S+ \S+/)
      await walk.expectGood()

      await page.getByRole('button', { name: acts.lots_quarantaine }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: acts.lots_quarantaine }).click()
      await dialog.getByText(acts.requis).waitFor()
      await walk.expectGood()
      await dialog.getByLabel(acts.raison).fill('Odeur <b>forte</b>')
      await dialog.getByRole('button', { name: acts.lots_quarantaine }).click()
      await page.getByRole('status').filter({ hasText: acts.lots_quarantaine }).waitFor()
      await walk.settle()
      await page.getByRole('cell', { name: 'Odeur <b>forte</b>' }).first().waitFor()
      const free = page.getByRole('button', { name: acts.lots_liberer })
      expect(await free.getAttribute('aria-disabled')).toBe('true')
    })
  })
})
