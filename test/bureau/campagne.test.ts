// The campaign: every figure links to the list that it counts, each chart has its table next to it, and a part that the person
// may not read is announced, not shown as zero (packs-et-campagnes#tableau).
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE } from '../../demo/ids.ts'
import { ALL_WALKS } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'

/** The service's figures for the campaign that the screen shows first. */
type Told = {
  readonly semaines: readonly { readonly semaine: string; readonly collectes: number }[]
  readonly capacites: readonly {
    readonly capacites: number
    readonly matiere_code: string
    readonly etat_code: string
  }[]
  readonly appareils: { readonly muets: number }
  readonly certificats: { readonly finissent: number }
}

/** Follows the link of a figure to its list, expects the same number of rows, and returns to the figure. */
async function follow({ page, settle }: Walk, name: RegExp, rows: number): Promise<void> {
  const figure = page.getByRole('link', { name }).first()
  const address = await figure.getAttribute('href')
  await figure.click()
  await settle()
  const said =
    rows === 0
      ? /^(Aucune ligne|No row)$/
      : rows === 1
        ? /^(Une ligne|One row)$/
        : new RegExp(`^${rows} (lignes|rows)$`)
  await page.getByRole('status').filter({ hasText: said }).waitFor()
  expect([address, await page.locator('main tbody tr[data-index]').count()]).toEqual([address, rows])
  await page.getByRole('link', { name: /^(Revenir aux chiffres|Back to the figures)$/ }).click()
  await page.getByRole('heading', { level: 1, name: /^(Campagne|Campaign)$/ }).waitFor()
  // If the figure was requested again meanwhile, its link contains a later instant, so the instant is left out of the comparison.
  const plain = (href: unknown) => String(href).replace(/muets_depuis=[^&]+/, 'muets_depuis')
  const back = await page.evaluate('document.activeElement?.getAttribute("href")')
  expect(plain(back)).toBe(plain(address))
}

describe.skipIf(!ALL_WALKS)('the campaign in figures', () => {
  let bench: Workbench
  let told: Told
  beforeAll(async () => {
    bench = await openWorkbench()
    // The first query of a process builds the schema, which takes long, so it is sent before the test.
    await bench.server.post('/graphql', { query: '{ __typename }' }, 'admin')
    told = (await bench.server.get(`/v1/campagnes/${CAMPAGNE.demo}/tableau`, 'admin')).body
  }, 120_000)

  test('every figure leads to the list that it counts, and back to itself', { timeout: 60_000 }, async () => {
    await bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await walk.to('/campagne')
      await page.locator('[data-chart] svg').nth(3).waitFor()
      const week = told.semaines[0]
      await follow(
        walk,
        new RegExp(`^${week?.collectes} collectes?, ${week?.semaine}`),
        week?.collectes ?? -1,
      )
      const [line] = told.capacites
      const name = `${line?.matiere_code} ${line?.etat_code}`
      await follow(
        walk,
        new RegExp(`^${line?.capacites} capacités? en vigueur, ${name}$`),
        line?.capacites ?? -1,
      )
      await follow(walk, /sans nouvelles depuis/, told.appareils.muets)
      await follow(walk, /fin dans les/, told.certificats.finissent)

      // The links to other screens contain the query parameters that the service returns.
      const lots = await page
        .getByRole('link', { name: /lots?, Bio, / })
        .first()
        .getAttribute('href')
      expect(lots).toMatch(/\/lots\?campagne_id=.+&en_stock=true&emplacement_id=.+&categorie=bio$/)
      const controls = page.getByRole('link', { name: /contrôles? ouverts? depuis sept à trente jours/ })
      expect(await controls.getAttribute('href')).toMatch(/\/controles\?statut=ouvert&du=.+&au=.+$/)
    })
  })

  test('a list is good to everybody, and its link can be sent', { timeout: 60_000 }, async () => {
    await bench.walk({ as: 'admin', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to(`/campagne?campagne=${CAMPAGNE.demo}&liste=collectes`)
      await walk.expectGood()
      expect(await page.getByRole('columnheader').allInnerTexts()).toContain('Net mass')
      await page.getByRole('link', { name: 'Back to the figures' }).click()
      await page.getByRole('heading', { name: 'Collected by week' }).waitFor()
      await walk.settle()
      await walk.expectGood()
    })
  })

  test('a part that one may not read is said in words, and is no zero', { timeout: 60_000 }, async () => {
    await bench.walk({ as: 'agent1' }, async (walk) => {
      const { page } = walk
      await walk.to('/campagne')
      const controls = page.getByRole('region', { name: 'Contrôles ouverts par âge' })
      expect(await controls.innerText()).toMatch(/Vous ne pouvez pas voir cette partie.*review\.resolve/s)
      expect(await controls.getByRole('link').count()).toBe(0)
      expect(await page.getByRole('region', { name: 'Collecté par semaine' }).getByRole('link').count()).toBe(
        4 * told.semaines.length,
      )
      await walk.expectGood()
    })
  })
})
