// Issue «The office works without a command line», §0.3: «raw member names, uuids … have words»; docs/decisions/0106: a record that
// the person may not read has no link.
import { beforeAll, describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/

describe.skipIf(!ALL_WALKS)('words in place of codes and ids', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('a step is named by its process, in its list and on its sheet', async () => {
    const { etapes } = (await bench.server.get('/v1/etapes?limite=1', 'magasinier')).body
    const [{ id, procede }] = etapes
    const { activites } = (await bench.server.get('/v1/arbre-activites?limite=200', 'magasinier')).body
    const activity = activites.find((one: { code: string }) => one.code === procede)
    await bench.walk({ as: 'magasinier', langue: 'en' }, async (walk) => {
      const { page } = walk
      await walk.to('/etapes')
      await page.getByRole('link', { name: activity.libelle_en }).first().waitFor()
      await walk.to(`/etapes?id=${id}`)
      await page.getByRole('heading', { level: 1, name: activity.libelle_en }).waitFor()
      // The warehouse keeper reads no accounts, and their own name is text.
      await page.getByText('Barnabé Kouton', { exact: true }).first().waitFor()
      expect(await page.getByRole('link', { name: 'Barnabé Kouton' }).count()).toBe(0)
      await walk.expectGood()
    })
  })

  test('an account shows its sets once, by name, from and until', async () => {
    await bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await walk.to(`/comptes?id=${UTILISATEUR.magasinier}`)
      const sets = page.getByRole('table', { name: 'Ensembles attribués' })
      await sets.getByRole('cell', { name: 'Magasinier', exact: true }).waitFor()
      const main = (await page.getByRole('main').textContent()) ?? ''
      expect(main).not.toMatch(UUID)
      expect(main.match(/Magasinier/g)?.length).toBe(1)
      await walk.expectGood()
    })
  })
})
