// docs/decisions/0172: maps at the scale of a village, with an organization's own imagery: its worker alone reaches the server of
// the tiles; the map says places and its scale, and is printed.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { en } from '../../apps/bureau/src/parts/map/en.ts'
import { fr } from '../../apps/bureau/src/parts/map/fr.ts'
import { en as plotsEn } from '../../apps/bureau/src/screens/parcelles/en.ts'
import { PARCELLE } from '../../demo/ids.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'

// A picture of one red pixel.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!ALL_WALKS)('imagery of an organization', SLOW, () => {
  let bench: Workbench
  const asked: { readonly url: string; readonly referer: string; readonly cookie: string }[] = []
  const tiles = createServer(({ url = '', headers }, response) => {
    asked.push({ url, referer: headers.referer ?? '', cookie: headers.cookie ?? '' })
    // A village has some tiles without imagery.
    const isThere = !url.endsWith('7.png')
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': 'image/png',
      'Access-Control-Allow-Origin': '*',
    })
    response.end(isThere ? PIXEL : '')
  })
  let origin = ''
  const address = () => `${origin}/{z}/{x}/{y}.png`
  const write = async (valeur: string | null) =>
    bench.server.request('PUT', '/v1/reglages/carte.images', { body: { valeur }, as: 'admin' })

  beforeAll(async () => {
    tiles.listen(0, '127.0.0.1')
    await once(tiles, 'listening')
    origin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`
    bench = await openWorkbench()
  }, SLOW.timeout)
  afterAll(() => tiles.close())

  const openPlot = async (walk: Walk) => {
    await walk.to(`/parcelles?id=${PARCELLE.ordinary}`)
    await walk.page.locator('.maplibregl-canvas').first().waitFor()
    await walk.settle()
  }

  test('an administrator sets it in the desk, which says that the places become visible', async () => {
    await bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await walk.to('/reglages?id=carte.images')
      await page.getByText('son serveur voit les lieux des parcelles').first().waitFor()
      await page.getByRole('button', { name: acts.reglages_ecrire }).click()
      const form = page.getByRole('dialog')
      await form.getByText('son serveur voit les lieux des parcelles').waitFor()
      await form.getByLabel(/^Valeur/).fill('https://images.exemple.org/')
      const send = form.getByRole('button', { name: acts.reglages_ecrire })
      await send.click()
      await form.getByRole('alert').filter({ hasText: 'reglage_refuse' }).waitFor()
      await form.getByLabel(/^Valeur/).fill(address())
      await send.click()
      await form.waitFor({ state: 'detached' })
      await walk.expectGood()
    })
  })

  test('maps of its members show it at the scale of a village, say places, and are printed', async () => {
    expect((await write(address())).status).toBe(200)
    await bench.walk({ as: 'rsci', langue: 'en' }, async (walk) => {
      const { page } = walk
      asked.splice(0)
      await openPlot(walk)
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      const zooms = asked.map(({ url }) => Number(url.split('/')[1]))
      expect(Math.max(...zooms)).toBeGreaterThanOrEqual(15)
      expect(asked.every(({ referer, cookie }) => referer === '' && cookie === '')).toBe(true)
      await page
        .getByText(en.fond_images.replace('{hote}', new URL(origin).host))
        .first()
        .waitFor()

      // The page itself may not reach the server of the tiles.
      const reached = await page.evaluate(
        `fetch('${origin}/0/0/0.png').then(() => 'reached', () => 'refused')`,
      )
      expect(reached).toBe('refused')

      const canvas = page.getByRole('region', { name: new RegExp(`^${plotsEn.carte}\\.`) })
      await canvas.hover()
      await expect
        .poll(() => page.locator('[data-lieu]').first().innerText())
        .toMatch(/^-?\d+\.\d{5}, -?\d+\.\d{5}$/)
      await expect.poll(() => page.locator('.maplibregl-ctrl-scale').first().innerText()).toMatch(/^\d+\sm$/)
      await page.evaluate('window.printed = 0; window.print = () => { window.printed += 1 }')
      await page.getByRole('button', { name: en.imprimer }).first().click()
      expect(await page.evaluate('window.printed')).toBe(1)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.maplibregl-canvas').first().isVisible()).toBe(true)
      expect(await page.locator('.maplibregl-ctrl-scale').first().isVisible()).toBe(true)
      expect(await page.locator('[data-lieu]').first().isVisible()).toBe(true)
      expect(await page.getByRole('navigation').isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      await walk.picture('imagery')
      walk.watch.forgive(
        new RegExp(`^left the origin: ${origin}|^CSP connect-src ${origin}|Content Security Policy`),
      )
      walk.watch.forgive(/Refused to connect|Fetch API cannot load/)
      await walk.expectGood()
    })
  })

  test('maps of another organization, and its own once it is taken away, ask nobody', async () => {
    await write(address())
    asked.splice(0)
    await bench.walk({ as: 'voisine-rsci' }, async (walk) => {
      await walk.to('/parcelles')
      await walk.page.locator('.maplibregl-canvas').first().waitFor()
      await walk.settle()
      await walk.page.getByText(fr.fond).first().waitFor()
    })
    expect((await write(null)).status).toBe(200)
    await bench.walk({ as: 'rsci' }, async (walk) => {
      await openPlot(walk)
      await walk.page.getByText(fr.fond).first().waitFor()
    })
    expect(asked).toEqual([])
  })
})
