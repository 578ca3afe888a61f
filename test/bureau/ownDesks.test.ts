// Issue 47: the inspector's own list is their home; the publisher edits a pack in tables and reads the differences; an empty list
// names the role to ask; a new person sees the first steps.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { en as actsEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as actsFr } from '../../apps/bureau/src/parts/act/fr.ts'
import { EMPTY } from '../../apps/bureau/src/parts/fiche/empty.ts'
import { fr as ficheFr } from '../../apps/bureau/src/parts/fiche/fr.ts'
import { documentWord } from '../../apps/bureau/src/parts/form/documentWords.ts'
import { fr as formFr } from '../../apps/bureau/src/parts/form/fr.ts'
import { en as mineEn } from '../../apps/bureau/src/screens/mes_inspections/en.ts'
import { en as moiEn } from '../../apps/bureau/src/screens/moi/en.ts'
import { GROUPEMENT, UTILISATEUR } from '../../demo/ids.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { apiOf } from '../api/support/api.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, ROOT, type Workbench } from './support/desk.ts'
import { WORDS } from './support/words.ts'

// A row of a table that the pack did not have.
const INPUT = {
  code: 'compost_mur',
  libelle_fr: 'Compost mûr',
  libelle_en: 'Ripe compost',
  categorie: 'fertilisant',
  unite_code: 'KGM',
  referentiels: 'AB',
}

describe.skipIf(!ALL_WALKS)('desks of one person', LONG, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench({}, 'demo')
  }, LONG.timeout)

  test('an inspector begins with the own list, which says whom to ask, then what is assigned', async () => {
    const look = { as: 'inspecteur', langue: 'en', scheme: 'dark', width: 390 } as const
    await bench.walk(look, async (walk) => {
      const { page } = walk
      await page.getByRole('heading', { level: 1, name: mineEn.titre }).waitFor()
      await page.getByText(mineEn.rien).waitFor()
      await walk.expectGood()
      const plan = { groupement_id: GROUPEMENT.allada, annee: new Date().getFullYear(), methode: 'risque' }
      const made = await bench.server.post('/v1/inspections/plan', plan, 'rsci')
      expect(made.status).toBe(201)
      const { inspections } = (
        await bench.server.get(`/v1/inspections/plan?plan_id=${made.body.id}&limite=2`, 'rsci')
      ).body
      for (const { id } of inspections)
        await bench.server.post(
          `/v1/inspections/plan/${id}/attribuer`,
          { inspecteur_id: UTILISATEUR.inspecteur },
          'rsci',
        )
      await walk.go('/plan-inspections/miennes')
      const members = page.getByRole('table', { name: mineEn.titre }).getByRole('rowheader')
      expect((await members.allInnerTexts()).toSorted()).toEqual(
        inspections.map((one: { producteur_nom: string }) => one.producteur_nom).toSorted(),
      )
      await walk.expectGood()
      await walk.picture('own inspections en dark 390')
      // The whole plan names them too.
      await walk.to('/plan-inspections')
      await page.getByRole('link', { name: inspections[0].producteur_nom }).first().waitFor()
    })
  })

  test('the publisher changes a cell of a pack, begins an empty table, and sees the difference', async () => {
    const document = JSON.parse(readFileSync(join(ROOT, 'packs/fruits.json'), 'utf8'))
    const { version } = (await bench.server.get('/v1/editeur/packs/fruits', 'editeur')).body.brouillon ?? {}
    // The pack begins without inputs.
    const body = {
      document: { ...document, version: '9.0', intrants_autorises: [] },
      version_base: version ?? 0,
    }
    const api = await apiOf(bench.server, (as) => bench.server.token(as))
    const drafted = await api.send('PUT', '/v1/editeur/packs/fruits/brouillon', { as: 'editeur', body })
    expect(drafted.text).not.toContain('"erreur"')
    await bench.walk({ as: 'editeur' }, async (walk) => {
      const { page } = walk
      await walk.to('/editeur/packs?id=fruits')
      const name = actsFr.editeur_packs_ecrire
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('summary', { hasText: documentWord('constats', 'fr') }).click()
      const cell = dialog.getByRole('textbox', {
        name: `${schemas.membres.libelle_fr.fr}, ${formFr.ligne.replace('{n}', '1')}`,
      })
      await cell.fill('Constat dit autrement')
      await cell.press('Tab')
      const inputs = documentWord('intrants_autorises', 'fr')
      await dialog.locator('summary', { hasText: `${inputs} (0)` }).click()
      await dialog.getByRole('button', { name: formFr.ajouter.replace('{nom}', inputs) }).click()
      const row = dialog.getByRole('table', { name: inputs })
      for (const [name, text] of Object.entries(INPUT)) {
        const field = row.getByRole('textbox', { name: `${documentWord(name, 'fr')}, ` })
        await field.fill(text)
        await field.press('Tab')
      }
      await walk.expectGood()
      await walk.picture('pack tables')
      await dialog.getByRole('button', { name, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await walk.settle()
      await page
        .getByRole('region', { name: ficheFr.differences })
        .getByText('Constat dit autrement')
        .waitFor()
      await walk.picture('pack differences')
      const now = (await bench.server.get('/v1/editeur/packs/fruits/brouillon', 'editeur')).body
      expect(now.document.intrants_autorises).toEqual([{ ...INPUT, referentiels: ['AB'] }])
    })
  })

  test('an empty list says whom to ask, and a filtered one that it is filtered', async () => {
    await bench.walk({ as: 'commercial' }, async (walk) => {
      const { page } = walk
      await walk.to('/ventes')
      await page.getByText(EMPTY.fr.ventes).waitFor()
      await walk.to('/ventes?statut=brouillon')
      await page.getByText(EMPTY.fr.filtre).waitFor()
      await walk.expectGood()
    })
  })

  test('a new person is led through the first steps, until they end them', async () => {
    await bench.walk({ as: 'magasinier', langue: 'en', width: 390 }, async (walk) => {
      const { page } = walk
      await page.getByRole('button', { name: WORDS.en.menu }).click()
      const first = page.getByRole('navigation').getByRole('link', { name: WORDS.en.bienvenue })
      await first.click()
      await page.getByText(moiEn.parcours).waitFor()
      await walk.expectGood()
      await walk.picture('first steps en 390')
      const name = actsEn.moi_accueil
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').selectOption('termine')
      await dialog.getByRole('button', { name, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(moiEn.parcours).waitFor({ state: 'detached' })
      await walk.to('/lots')
      await page.getByRole('button', { name: WORDS.en.menu }).click()
      await page.getByRole('navigation').getByRole('link', { name: WORDS.en.moi }).waitFor()
      expect(await first.count()).toBe(0)
    })
  })
})
