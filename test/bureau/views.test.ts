// Issue 47: «contracts with a price simulator», «EUDR state», «grid of states», «permissions by person and date»: each has a screen of
// its own.
import { beforeAll, describe, expect, test } from 'vitest'
import { en as rightsEn } from '../../apps/bureau/src/screens/droits/en.ts'
import { fr as gridFr } from '../../apps/bureau/src/screens/etats_grille/fr.ts'
import { en as eudrEn } from '../../apps/bureau/src/screens/eudr/en.ts'
import { fr as eudrFr } from '../../apps/bureau/src/screens/eudr/fr.ts'
import { en as priceEn } from '../../apps/bureau/src/screens/simuler/en.ts'
import { CONTRAT, UTILISATEUR } from '../../demo/ids.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

describe.skipIf(!ALL_WALKS)('screens of one question', LONG, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, LONG.timeout)

  test('a price is simulated twice, and the tries stand below one another', async () => {
    const { lignes } = (await bench.server.get(`/v1/contrats/${CONTRAT.formule}`, 'commercial')).body
    const [{ mesures_requises }] = lignes
    expect(mesures_requises.length).toBeGreaterThan(0)
    await bench.walk({ as: 'commercial', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await walk.to(`/contrats/simuler?contrat=${CONTRAT.formule}`)
      const send = page.getByRole('button', { name: priceEn.calculer })
      await page.getByLabel(new RegExp(`^${schemas.membres.net_marchand_g.en}`)).fill('1000')
      await send.click()
      // Each measurement that the formula needs is asked for.
      const measures = page.getByRole('group', { name: schemas.membres.mesures.en }).getByRole('textbox')
      const tries = page.getByRole('table', { name: priceEn.essais })
      for (const [n, value] of ['120', '150'].entries()) {
        for (const field of await measures.all()) await field.fill(value)
        await send.click()
        await tries.getByRole('rowheader', { name: String(n + 1), exact: true }).waitFor()
      }
      expect(await tries.getByRole('row').count()).toBe(3)
      await walk.expectGood()
      await walk.picture('views price en 390')
    })
  })

  test('a shipment says what its deforestation statement lacks', async () => {
    const setting = '/v1/reglages/expedition.eudr.ANANAS'
    await bench.server.request('PUT', setting, { as: 'admin', body: { valeur: true } })
    const { expeditions } = (await bench.server.get('/v1/expeditions?statut=validée&limite=200', 'direction'))
      .body
    const states = await Promise.all(
      expeditions.map(async ({ id }: { id: string }) => {
        const { status, body } = await bench.server.get(`/v1/expeditions/${id}/eudr`, 'direction')
        return { id, status, body }
      }),
    )
    const known = states.find(({ status }) => status === 200)
    if (known === undefined) throw new Error('no shipment is concerned')
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      await walk.to('/expeditions/eudr')
      await page.getByRole('table', { name: eudrFr.expeditions }).getByRole('button').first().waitFor()
      await walk.expectGood()
      await walk.to(`/expeditions/eudr?expedition=${known.id}`)
      await page.getByText(known.body.complet ? eudrFr.complet : eudrFr.incomplet).waitFor()
      await walk.expectGood()
      await walk.picture('views eudr fr')
      const taken = page.waitForEvent('download')
      await page.getByRole('button', { name: eudrFr.polygones }).click()
      expect((await taken).suggestedFilename()).toBe(`eudr-polygones-${known.id}.geojson`)
    })
    await bench.walk({ as: 'direction', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      await walk.to(`/expeditions/eudr?expedition=${known.id}`)
      await walk.page.getByRole('table', { name: eudrEn.parcelles }).waitFor()
      await walk.expectGood()
      await walk.picture('views eudr en 390')
    })
  })

  test('the states of plots stand in a grid of referentials, on a day', async () => {
    const { statuts } = (await bench.server.get('/v1/conformite/statuts?limite=200', 'direction')).body
    const [{ parcelle_id }] = statuts
    const day = new Date().toISOString().slice(0, 10)
    const now = (
      await bench.server.get(`/v1/conformite/statuts?parcelle_id=${parcelle_id}&le=${day}`, 'direction')
    ).body.statuts
    await bench.walk({ as: 'direction', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to(`/conformite/tableau?producteur_id=${now[0].producteur_id}`)
      const grid = page.getByRole('table', { name: gridFr.titre })
      for (const { referentiel_code, etat_code } of now) {
        await grid.getByRole('columnheader', { name: referentiel_code, exact: true }).waitFor()
        await grid
          .getByRole('link', { name: new RegExp(`^${etat_code} · `) })
          .first()
          .waitFor()
      }
      await walk.expectGood()
      await walk.picture('views grid fr 390')
      await page.getByLabel(gridFr.jour).fill('2001-01-01')
      await page.getByText(gridFr.aucune).waitFor()
    })
  })

  test('the permissions of a person are those of the sets of that day', async () => {
    await bench.walk({ as: 'admin', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await walk.to(`/comptes/droits?utilisateur_id=${UTILISATEUR.magasinier}`)
      const list = page.getByRole('table', { name: rightsEn.liste })
      await list.getByRole('rowheader', { name: schemas.valeurs['stock.manage'].en, exact: true }).waitFor()
      await walk.expectGood()
      await walk.picture('views rights en 390')
      await page.getByLabel(rightsEn.jour).fill('2001-01-01')
      await page.getByText(rightsEn.aucun).waitFor()
      expect(await list.count()).toBe(0)
    })
  })
})
