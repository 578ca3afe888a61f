// «Trace: a lot both ways, zoomable, from plot to container, each box a link to its record; recall from there: plan, exercise,
// execution, what could not be blocked»; genealogie#page: the genealogy opens behind the sign-in; rappels#apercu, rappels#actes.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/trace/en.ts'
import { fr } from '../../apps/bureau/src/screens/trace/fr.ts'
import { ALL_WALKS } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

type Lot = { id: string; numero: string; conteneur: string; parcelle: string }

describe.skipIf(!ALL_WALKS)('tracing and recalling', { timeout: 180_000 }, () => {
  let bench: Workbench
  let lot: Lot
  const rows = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    bench.server.database.admin(async (client) => (await client.query(sql, values)).rows as Row[])
  beforeAll(async () => {
    bench = await openWorkbench()
    // Returns a reception whose goods were shipped in a container.
    const [found] = await rows<Lot>(`
      select l.id, l.numero_officiel as numero, x.numero_conteneur as conteneur, c.parcelle_id as parcelle
      from lot.lot l
        join matiere.filiation r on r.vers_id = l.id and r.de_genre = 'collecte'
        join collecte.collecte c on c.id = r.de_id
        join matiere.filiation e on e.de_id = l.id and e.vers_genre = 'lot'
        join matiere.filiation f on f.de_id = e.vers_id and f.vers_genre = 'lot'
        join matiere.filiation s on s.de_id = f.vers_id and s.vers_genre = 'expedition'
        join expedition.expedition x on x.id = s.vers_id
      where x.numero_conteneur is not null limit 1`)
    if (found === undefined) throw new Error('nothing of the season was shipped')
    lot = found
  }, 120_000)

  test('a link to a genealogy opens behind the sign-in, on the lot; boxes lead to records, the table says the same', async () => {
    await bench.walk({ as: null }, async (walk) => {
      const { page } = walk
      await page.goto(`${bench.server.url}/v1/lots/${lot.id}/genealogie?format=html`)
      await page.waitForURL(/\/oidc\/connexion\//)
      await walk.signIn('direction')
      expect(page.url()).toBe(`${bench.server.url}/bureau/trace?lot=${lot.id}`)
      await page.getByRole('heading', { level: 1 }).getByText(lot.numero).waitFor()
      const graph = page.getByRole('region', { name: fr.graphe })
      await graph.getByRole('link', { name: `▶ Lot ${lot.numero}` }).waitFor()
      await page.getByRole('button', { name: fr.tout_voir }).click()
      const plot = graph.locator(`a[href*="${lot.parcelle}"]`)
      expect(await plot.getAttribute('href')).toBe(`/bureau/parcelles?id=${lot.parcelle}`)
      await graph.getByText(lot.conteneur).waitFor()
      await walk.expectGood()

      await page.getByText(fr.vue_tableau, { exact: true }).click()
      const records = page.getByRole('table', { name: fr.elements })
      await records.getByRole('cell', { name: lot.conteneur }).waitFor()
      await records.getByRole('link', { name: `Lot ${lot.numero}` }).waitFor()
      await walk.expectGood()
    })
  })

  test('a recall is looked at, planned, executed and closed; what can not be blocked is named; others are told why they may not', async () => {
    let recall = ''
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      await walk.to(`/trace?numero=${lot.numero}`)
      await page.getByRole('link', { name: lot.numero }).click()
      await page.getByRole('button', { name: fr.rappeler }).click()
      const drawer = page.getByRole('dialog')
      const shipped = drawer.getByRole('row', { name: lot.conteneur })
      expect(await shipped.innerText()).toContain('Non blocable')
      await walk.expectGood()
      await drawer.getByLabel(fr.rappel_raison).fill('Résidu <b>fort</b>')
      // Meanwhile an administrator deactivates the module, and activates it again.
      const turn = (act: string) =>
        bench.server.post(`/v1/modules/rappel/${act}`, { raison: 'Vu en comité' }, 'admin')
      await turn('desactiver')
      await drawer.getByRole('button', { name: fr.rappel_planifier }).click()
      await drawer.getByText('module_inactif').first().waitFor()
      await turn('activer')
      await walk.go(`/trace?lot=${lot.id}`)
      await page.getByRole('button', { name: fr.rappeler }).click()
      await drawer.getByLabel(fr.rappel_raison).fill('Résidu <b>fort</b>')
      await drawer.getByRole('button', { name: fr.rappel_planifier }).click()
      await page.waitForURL(/rappel=/)
      await page.locator('p').getByText('Résidu <b>fort</b>').waitFor()
      recall = new URL(page.url()).searchParams.get('rappel') ?? ''
      await page.getByText(fr.apercu_pareil).waitFor()

      await page.getByRole('button', { name: fr.executer }).click()
      await page.getByRole('dialog').getByRole('button', { name: fr.executer }).click()
      await page.getByRole('status').getByText(fr.fait_executer).waitFor()
      await page.getByRole('heading', { name: fr.execution, exact: true }).waitFor()
      const states = await rows<{ statut: string }>('select statut from lot.lot where id = $1', [lot.id])
      expect(states).toEqual([{ statut: 'quarantaine' }])
      const executing = page.getByRole('button', { name: fr.executer })
      expect(await executing.getAttribute('aria-disabled')).toBe('true')

      await page.getByRole('button', { name: fr.clore }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(fr.conclusion).fill('Analyses conformes')
      await dialog.getByRole('button', { name: fr.clore }).click()
      await page.getByRole('status').getByText(fr.fait_clore).waitFor()
      await walk.expectGood()

      // A colleague does each act first.
      const origines = [{ genre: 'lot', id: lot.id }]
      const body = { origines, raison: 'Encore' }
      const { id } = (await bench.server.post('/v1/rappels', body, 'direction')).body
      const overtaken = async (act: 'executer' | 'clore', code: string, sent: object) => {
        await walk.to(`/trace?rappel=${id}`)
        await page.getByRole('button', { name: fr[act] }).click()
        if (act === 'clore') await dialog.getByLabel(fr.conclusion).fill('Analyses conformes')
        await bench.server.post(`/v1/rappels/${id}/${act}`, sent, 'direction')
        await dialog.getByRole('button', { name: fr[act] }).click()
        await page.getByText(code).first().waitFor()
        await page.keyboard.press('Escape')
      }
      await overtaken('executer', 'rappel_non_planifie', {})
      await overtaken('clore', 'rappel_clos', { conclusion: 'Rien' })
    })
    await bench.walk({ as: 'auditeur', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to(`/trace?rappel=${recall}`)
      await page.getByText('Analyses conformes').waitFor()
      for (const name of [en.executer, en.clore]) {
        const button = page.getByRole('button', { name, exact: true })
        const why = await button.getAttribute('aria-describedby')
        expect(await page.locator(`[id="${why}"]`).innerText()).toMatch(/permission/)
      }
      await walk.expectGood()
      await page
        .getByRole('link', { name: `Lot ${lot.numero}` })
        .first()
        .click()
      await page.getByRole('table', { name: en.elements }).waitFor()
      await page.getByRole('button', { name: en.rappeler }).click()
      await page.getByRole('dialog').getByRole('button', { name: en.rappel_planifier }).waitFor()
      await walk.expectGood()
    })
  })
})
