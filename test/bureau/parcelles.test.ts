// Issue «The desk»: «Plots on the map: states, overlaps, survey history drawn over one another, a producer's sheet beside them»;
// a list of the same plots for people who can not see a map.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/parcelles/en.ts'
import { fr } from '../../apps/bureau/src/screens/parcelles/fr.ts'
import { ORGANISATION, PARCELLE } from '../../demo/ids.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

// Inserts another survey of a plot that overlaps half of another plot, and its control.
const OVERLAP = `
  with releve as (
    insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m, date_operation)
    select a.organisation_id, gen_random_uuid(), $3, public.st_translate(a.forme, 0.0003, 0), a.surface_m2,
      a.perimetre_m, now() - interval '1 day'
    from parcelle.polygone_en_vigueur a where a.organisation_id = $1 and a.parcelle_id = $2 returning id
  )
  insert into controle.controle
    (organisation_id, commande_id, motif, auteur_id, entite, entite_id, ouvert_le, details)
  select $1, c.id, 'chevauchement_parcelle', c.utilisateur_id, 'parcelle', $3, now(), jsonb_build_object(
    'polygone_id', r.id, 'autre_id', $2::uuid, 'parcelles',
    jsonb_build_array(jsonb_build_object('polygone_id', a.id, 'parcelle_id', $2::uuid)))
  from releve r, parcelle.polygone_en_vigueur a, commande.commande c
  where a.organisation_id = $1 and a.parcelle_id = $2 and c.organisation_id = $1 limit 1`

describe.skipIf(!ALL_WALKS)('plots on the map', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
    await bench.server.database.admin((client) =>
      client.query(OVERLAP, [ORGANISATION.demo, PARCELLE.ordinary, PARCELLE.small]),
    )
  }, SLOW.timeout)

  test('two plots that overlap are found by their state, touched on the map, and compared survey by survey', async () => {
    await bench.walk({ as: 'rsci' }, async (walk) => {
      const { page } = walk
      await walk.to('/parcelles?etat=chevauchement')
      const list = page.getByRole('group', { name: fr.liste })
      await list.getByRole('row').nth(2).waitFor()
      expect(await list.getByRole('row').count()).toBe(3)

      // The centre of the map is the land that both plots cover; only the map's tiles contain this land.
      await page.getByRole('region', { name: new RegExp(`^${fr.carte}\\.`) }).click()
      await page.waitForURL(/id=/)
      await page.getByRole('button', { name: fr.fermer }).press('Enter')

      const plot = list.locator(`a[href*="id=${PARCELLE.small}"]`)
      await plot.press('Enter')
      const surveys = page.getByRole('region', { name: fr.releves, exact: true })
      const shown = surveys.getByRole('checkbox')
      await shown.nth(1).waitFor()
      expect(await shown.count()).toBe(2)
      await shown.last().press('Space')
      expect(await shown.last().isChecked()).toBe(false)
      const overlaps = page.getByRole('region', { name: fr.chevauchements })
      const control = overlaps.getByRole('link', { name: fr.a_decider })
      expect(await control.getAttribute('href')).toMatch(/\/controles\?id=/)
      expect(await overlaps.locator(`a[href*="id=${PARCELLE.ordinary}"]`).count()).toBe(1)
      await walk.settle()
      await walk.expectGood()
      await walk.picture('parcelle')

      await page.getByRole('button', { name: fr.fermer }).press('Enter')
      await list.locator(`a[href*="id=${PARCELLE.small}"]:focus`).waitFor()
      await page.goBack()
      await page.getByRole('button', { name: fr.fermer }).waitFor()
    })
  })

  test('where no map can be drawn the list shows the same, and leads to the producer', async () => {
    await bench.walk({ as: 'rsci', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null')
      await walk.go(`/parcelles?recherche=${encodeURIComponent('OUNKPATIN')}`)
      await page.getByText(/WebGL/).waitFor()
      const list = page.getByRole('group', { name: en.liste })
      await list
        .getByRole('link', { name: /Hounkpatin/ })
        .first()
        .press('Enter')
      await page.getByRole('heading', { level: 2, name: /Hounkpatin/ }).waitFor()
      await walk.settle()
      expect(
        await page.getByRole('region', { name: en.capacites }).getByRole('listitem').count(),
      ).toBeGreaterThan(0)
      await walk.expectGood()
    })
  })
})
