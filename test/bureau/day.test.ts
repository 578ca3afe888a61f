// Issue «The desk»: «Playwright drives the officer's day and a recall against `npm start`'s data, in both languages». Each day
// and each recall has its own season; the test reads the results of an act from the service.
import { beforeAll, describe, expect, test } from 'vitest'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { HAS_BROWSER, SLOW } from './support/browser.ts'
import { type Look, openWorkbench, type Workbench } from './support/desk.ts'
import { WORDS, wordsOf } from './support/words.ts'

// The texts of the service for each language, and the display options of each walk.
const SAID = {
  fr: {
    crossed: 'Capacité dépassée',
    downgrade: 'Déclasser',
    lifted: 'Le contrôle est levé.',
    open: /contrôles? ouverts? depuis/,
    look: { langue: 'fr', scheme: 'light', width: 1280 },
  },
  en: {
    crossed: 'Capacity exceeded',
    downgrade: 'Downgrade',
    lifted: 'The control is lifted.',
    open: /controls? open for/,
    look: { langue: 'en', scheme: 'dark', width: 390 },
  },
} as const satisfies Record<string, { look: Look } & Record<string, unknown>>

// A day in one language and a recall exercise in the other language use the same database.
const PAIRS = [
  { day: 'fr', recall: 'en' },
  { day: 'en', recall: 'fr' },
] as const

describe.skipIf(!HAS_BROWSER).each(PAIRS)('$day and $recall', SLOW, (pair) => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)
  const rows = <Row>(text: string) =>
    bench.server.database.admin(async (client) => (await client.query(text)).rows as Row[])

  test('an officer’s day: from the figure to the control, its producer’s land, and a lot that is released', async () => {
    const langue = pair.day
    const { crossed, downgrade, lifted, open, look } = SAID[langue]
    const frame = WORDS[langue]
    const [controles, acts] = await Promise.all([wordsOf('screens/controles'), wordsOf('parts/act')])
    const words = controles[langue]
    await bench.walk({ as: 'rsci', ...look }, async (walk) => {
      const { page } = walk
      await page.getByRole('heading', { level: 1, name: frame.campagne }).waitFor()
      await page.getByRole('link', { name: open }).first().click()
      await page.waitForURL(/\/bureau\/controles\?/)
      await walk.to('/controles')
      await page.getByRole('link', { name: crossed }).click()
      await walk.settle()
      const item = page.getByRole('article')
      await item.getByRole('radio', { name: downgrade }).check()
      await item.getByRole('textbox', { name: words.raison }).fill('Vu sur place <b>avec</b> le producteur')
      await item.getByRole('button', { name: words.apercu }).click()
      await item.getByRole('heading', { name: words.apercu_titre }).waitFor()
      const taken = `select decision, raison from controle.controle where motif = 'capacite_depassee' and statut = 'leve'`
      expect(await rows(taken)).toEqual([])
      await walk.expectGood()
      await item.getByRole('button', { name: words.prendre }).click()
      await page.getByText(lifted).waitFor()
      expect(await rows(taken)).toEqual([
        { decision: 'declassement', raison: 'Vu sur place <b>avec</b> le producteur' },
      ])

      const [plot] = await rows<{ id: string }>(
        'select parcelle_id as id from collecte.collecte order by id limit 1',
      )
      await walk.to(`/parcelles?id=${plot?.id}`)
      await walk.expectGood()

      const [lot] = await rows<{ id: string }>(`select id from lot.lot where statut = 'quarantaine' limit 1`)
      await walk.to(`/lots?id=${lot?.id}`)
      await page.getByRole('button', { name: acts[langue].lots_liberer }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(schemas.membres.raison[langue]).fill('Analyse conforme')
      await dialog.getByRole('button', { name: acts[langue].lots_liberer }).click()
      await dialog.waitFor({ state: 'detached' })
      await walk.settle()
      expect(await rows(`select statut from lot.lot where id = '${lot?.id}'`)).toEqual([{ statut: 'validé' }])
      await walk.expectGood()
    })
  })

  test('a recall: from a lot’s number to what could not be blocked, and its end', async () => {
    const { look } = SAID[pair.recall]
    const words = (await wordsOf('screens/trace'))[pair.recall]
    // Returns a finished lot that was shipped, and the lot of the reception that it is made from.
    const [lot] = await rows<{ id: string; numero: string; conteneur: string }>(
      `select r.id, r.numero_officiel as numero, x.numero_conteneur as conteneur
       from lot.lot r
         join matiere.filiation n on n.de_id = r.id and n.vers_genre = 'lot'
         join matiere.filiation p on p.de_id = n.vers_id and p.vers_genre = 'lot'
         join matiere.filiation s on s.de_id = p.vers_id and s.vers_genre = 'expedition'
         join expedition.expedition x on x.id = s.vers_id and x.numero_conteneur is not null
       where r.nature = 'REC' and r.statut = 'validé' order by r.numero_officiel limit 1`,
    )
    const at = `/trace?numero=${lot?.numero}`
    await bench.walk({ as: 'direction', at, ...look }, async (walk) => {
      const { page } = walk
      await page.getByRole('link', { name: lot?.numero }).click()
      await page.getByRole('button', { name: words.rappeler }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('row', { name: lot?.conteneur }).waitFor()
      await walk.expectGood()
      await drawer.getByLabel(words.rappel_raison ?? '').fill('Résidu')
      await drawer.getByRole('button', { name: words.rappel_planifier }).click()
      await page.waitForURL(/rappel=/)
      expect(await rows('select from lot.lot where rappel_id is not null')).toEqual([])
      await page.getByRole('button', { name: words.executer }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.executer }).click()
      await page
        .getByText(words.fait_executer ?? '')
        .first()
        .waitFor()
      expect(await rows('select from lot.lot where rappel_id is not null')).not.toEqual([])
      await walk.settle()
      await walk.expectGood()
      await page.getByRole('button', { name: words.clore, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.conclusion ?? '').fill('Analyses conformes')
      await dialog.getByRole('button', { name: words.clore, exact: true }).click()
      await page
        .getByText(words.fait_clore ?? '')
        .first()
        .waitFor()
      expect(await rows(`select statut from rappel.rappel where not exercice`)).toEqual([{ statut: 'clos' }])
    })
  })
})
