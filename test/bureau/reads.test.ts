// Reads that a person asks for by a button: the plots of origin of a shipment, the document of a pack's version, the archive of an audit
// dossier, the comparison of a seal, the proof of an entry.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { en as ficheEn } from '../../apps/bureau/src/parts/fiche/en.ts'
import { fr as ficheFr } from '../../apps/bureau/src/parts/fiche/fr.ts'
import { en as dossiers } from '../../apps/bureau/src/screens/dossiers/en.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { newSeal } from '../api/support/seals.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'

const MEMBERS = schemas.membres

describe.skipIf(!ALL_WALKS)('reads behind a button', LONG, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench({ TASKS: 'inside' })
  }, LONG.timeout)

  const openFirst = async ({ page, settle }: Walk) => {
    await page.getByRole('main').getByRole('row').getByRole('link').first().click()
    await page.waitForURL(/[?&]id=/)
    await settle()
  }
  const kept = async ({ page }: Walk, button: string): Promise<string> => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).first().click()
    return readFileSync(await (await download).path(), 'utf8')
  }

  test('plots of origin are refused for a product that the rule does not concern, and kept as a file else', async () => {
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      await walk.to('/expeditions?statut=validée')
      await openFirst(walk)
      await page.getByRole('button', { name: ficheFr.eudr }).click()
      await page.getByRole('alert').filter({ hasText: 'produit_hors_eudr' }).waitFor()
      await walk.expectGood()
      const body = { valeur: true }
      const setting = '/v1/reglages/expedition.eudr.ANANAS'
      expect((await bench.server.request('PUT', setting, { as: 'admin', body })).status).toBe(200)
      expect(JSON.parse(await kept(walk, ficheFr.eudr))).toMatchObject({ type: 'FeatureCollection' })
    })
  })

  test('a published version of a pack gives its document', async () => {
    await bench.walk({ as: 'editeur', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      await walk.to('/editeur/packs')
      await openFirst(walk)
      const document = JSON.parse(await kept(walk, ficheEn.document_pack))
      expect(Object.keys(document)).toEqual(expect.arrayContaining(['produits', 'referentiels']))
      await walk.expectGood()
    })
  })

  test('a seal is compared with the journal, and an entry of it is proved', async () => {
    await bench.server.database.admin((client) =>
      newSeal({ sql: async (text, values) => (await client.query(text, values)).rows as never }),
    )
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      await walk.to('/sceaux')
      await openFirst(walk)
      await page.getByRole('button', { name: ficheFr.comparer }).click()
      await page.getByText(MEMBERS.chaine_tient.fr).waitFor()
      await walk.expectGood()
      await walk.picture('seal compared')
      await walk.to('/journal')
      await openFirst(walk)
      await page.getByRole('button', { name: ficheFr.preuve }).click()
      await page.getByRole('alert').filter({ hasText: 'evenement_non_scelle' }).waitFor()
      await walk.to('/journal?tri=id')
      await openFirst(walk)
      expect(JSON.parse(await kept(walk, ficheFr.preuve))).toMatchObject({ sceau: { rang: 1 } })
    })
  })

  test('a dossier that is ready gives its archive', async () => {
    await bench.walk({ as: 'direction', langue: 'en' }, async (walk) => {
      const { page } = walk
      await walk.to('/lots/dossiers?demande=oui')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(dossiers.campagne).selectOption({ index: 1 })
      await dialog.getByRole('button', { name: dossiers.envoyer }).click()
      await page.waitForURL(/[?&]id=/)
      const take = page.getByRole('button', { name: dossiers.telecharger })
      await take.waitFor({ timeout: LONG.timeout / 2 })
      await walk.settle()
      await walk.expectGood()
      await walk.picture('dossier ready en')
      const opened = page.context().waitForEvent('page')
      await take.click()
      await page.getByText(dossiers.ouverte).waitFor()
      await (await opened).close()
    })
  })
})
