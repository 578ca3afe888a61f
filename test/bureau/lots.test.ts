// docs/decisions/0106, 0111: lots and stock with the acts that their state allows, the audit dossier and documents. «An act is offered when the
// service says that it is possible, with the service's reason where it is not; what is refused all the same is said in the service's words.»
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { fr as form } from '../../apps/bureau/src/parts/form/fr.ts'
import { fr as papers } from '../../apps/bureau/src/parts/paper/fr.ts'
import { en as dossiers } from '../../apps/bureau/src/screens/dossiers/en.ts'
import { en as lotsEn } from '../../apps/bureau/src/screens/lots/en.ts'
import { fr as lots } from '../../apps/bureau/src/screens/lots/fr.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

const MEMBERS = schemas.membres
const MARKUP = 'Odeur <img src=x onerror=alert(1)> forte'

describe.skipIf(!ALL_WALKS)('lots and stock', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('a lot that is found shows what may be done, and why not the rest; what is refused is said', async () => {
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      await walk.to('/lots')
      await page.getByLabel(lots.statut).selectOption('validé')
      await page.getByRole('searchbox', { name: lots.recherche }).fill('pf-')
      await page.waitForURL(/recherche=pf-/)
      await walk.settle()
      await page.getByRole('link', { name: /^PF-/ }).first().click()
      await walk.settle()
      const archive = page.getByRole('button', { name: acts.lots_archiver })
      expect(await archive.getAttribute('aria-disabled')).toBe('true')
      const reason = page.locator(`[id="${await archive.getAttribute('aria-describedby')}"]`)
      await expect.poll(() => reason.innerText()).toMatch(/matière/)
      await walk.expectGood()

      await page.getByRole('button', { name: acts.lots_quarantaine }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: acts.lots_quarantaine }).click()
      await dialog.getByText(form.requis).waitFor()
      await walk.expectGood()
      await dialog.getByLabel(MEMBERS.raison.fr).fill(MARKUP)
      await dialog.getByRole('button', { name: acts.lots_quarantaine }).click()
      await page.getByRole('status').filter({ hasText: acts.lots_quarantaine }).waitFor({ state: 'attached' })
      await walk.settle()
      await page.getByRole('cell', { name: MARKUP }).first().waitFor()
      // Storekeepers may not release lots that they put into quarantine themselves.
      const free = page.getByRole('button', { name: acts.lots_liberer })
      expect(await free.getAttribute('aria-disabled')).toBe('true')
      await page.getByText(`: ${schemas.valeurs['stock.release_quarantine'].fr}`).first().waitFor()

      const [paper] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .getByRole('button', { name: new RegExp(`^${papers.ouvrir_court} ${papers.etiquette_lot}`) })
          .first()
          .click(),
      ])
      await paper.close()
      await page.getByRole('link', { name: lots.retour }).click()
      await walk.settle()
      expect(new URL(page.url()).searchParams.get('recherche')).toBe('pf-')

      const found = (
        await bench.server.get('/v1/lots?statut=validé&disponible=true&nature=REC', 'magasinier')
      ).body
      const { id } = found.lots[0]
      await walk.to(`/lots?id=${id}`)
      await page.getByRole('button', { name: acts.lots_quarantaine }).click()
      await bench.server.post(`/v1/lots/${id}/quarantaine`, { raison: 'Autre poste' }, 'magasinier')
      await dialog.getByLabel(MEMBERS.raison.fr).fill('Moisissure')
      await dialog.getByRole('button', { name: acts.lots_quarantaine }).click()
      const refused = dialog.getByRole('alert').filter({ hasText: 'transition_refusee' })
      await refused.getByText(`${MEMBERS.statut.fr} : ${schemas.valeurs.quarantaine.fr}`).waitFor()
      await walk.expectGood()
      await page.keyboard.press('Escape')
      await page.getByText(lots.quarantaine).first().waitFor()
      await page.getByRole('button', { name: acts.lots_deplacer }).click()
      await dialog.getByRole('combobox', { name: MEMBERS.emplacement_id.fr }).fill('mag')
      await page.getByRole('option', { name: 'MAGASIN' }).first().click()
      await walk.expectGood()
      await dialog.getByRole('button', { name: acts.lots_deplacer }).click()
      await page.getByRole('status').filter({ hasText: acts.lots_deplacer }).waitFor({ state: 'attached' })
      await page.getByRole('link', { name: lots.retour }).click()
      await page.getByRole('link', { name: lots.vue_lieux }).click()
      await walk.settle()
      await walk.expectGood()
      // A place may be empty.
      const stocked = page
        .getByRole('main')
        .getByRole('row')
        .filter({ hasText: /MAGASIN/ })
      await stocked.getByRole('link').first().click()
      await page.waitForURL(/emplacement_id=/)
      await walk.settle()
      await page.getByRole('main').getByRole('row').getByRole('link').first().waitFor()
    })
  })

  test('a dossier is asked for with a lot, tells how far it is, and why it failed', async () => {
    await bench.walk({ as: 'direction', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/lots')
      await page.getByRole('link', { name: /^REC-/ }).first().click()
      await walk.settle()
      await walk.expectGood()
      await page.getByRole('link', { name: lotsEn.dossier }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/^REC-/).waitFor()
      await dialog.getByLabel(dossiers.campagne).selectOption({ index: 1 })
      await walk.expectGood()
      await dialog.getByLabel(dossiers.du).fill('1999-01-01')
      await dialog.getByLabel(dossiers.au).fill('1999-12-31')
      await dialog.getByRole('button', { name: dossiers.envoyer }).click()
      await dialog.getByText('periode_hors_campagne').waitFor()
      await dialog.getByLabel(dossiers.du).fill('')
      await dialog.getByLabel(dossiers.au).fill('')
      await dialog.getByRole('button', { name: dossiers.envoyer }).click()
      await page.getByText(dossiers.attend).waitFor()
      await walk.expectGood()
      const id = new URL(page.url()).searchParams.get('id')
      const become = (change: string) =>
        bench.server.database.admin((client) =>
          client.query(`update dossier.dossier set ${change} where id = $1`, [id]),
        )
      await become(`statut = 'en_cours', arrete_au = now(), faits = 3, prevus = 12`)
      await page.getByRole('progressbar', { name: /3 of 12/ }).waitFor()
      await become(
        `statut = 'echoue', termine_le = now(), raison = '{"code": "droit_manquant", "details": {}}'`,
      )
      await page.getByRole('alert').filter({ hasText: dossiers.echec }).waitFor()
      await walk.expectGood()
      await page.getByRole('link', { name: dossiers.retour }).click()
      await page.getByRole('cell', { name: dossiers.echoue }).waitFor()
    })
  })
})
