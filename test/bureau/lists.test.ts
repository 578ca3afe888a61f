// Lists: the table of the service is kept, the order is turned, columns are chosen per person, paper shows all rows; a search over the
// whole office by key finds records, screens and acts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findOffers } from '../../apps/bureau/src/frame/search/find.ts'
import { SEARCH } from '../../apps/bureau/src/frame/search/texts.ts'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { KINDS } from '../../apps/bureau/src/parts/fiche/kinds.ts'
import { ORDERS } from '../../apps/bureau/src/parts/fiche/orders.ts'
import { LIST } from '../../apps/bureau/src/parts/list/texts.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { cameraOf, drawLines, drawSquare } from './support/codes.ts'
import { openWorkbench, ROOT, type Workbench } from './support/desk.ts'
import { WORDS } from './support/words.ts'

const MEMBERS = schemas.membres

test('a list of the table of kinds has the order of its route', () => {
  const orders = KINDS.map(({ list }) => [list, orderOf(list)] as const)
  expect(Object.fromEntries(orders.filter(([, order]) => order !== undefined))).toEqual(ORDERS)
})

test('words find what has all of them, accents and case aside, in both languages', () => {
  const offers = [
    { key: 'a', to: '/paiements', label: 'Écran · Paiements', words: 'Payments payer pay' },
    { key: 'b', to: '/contrats', label: 'Écran · Contrats', words: 'Contracts' },
  ]
  const found = (typed: string) => findOffers(offers, typed, 5).map(({ key }) => key)
  expect([found('pay'), found('PAYER'), found('ecran'), found('ecran pay'), found(' ')]).toEqual([
    ['a'],
    ['a'],
    ['a', 'b'],
    ['a'],
    [],
  ])
})

// A camera that shows a code at its second picture.
const CAMERA = `
  let seen = 0
  globalThis.BarcodeDetector = class {
    static async getSupportedFormats() { return ['code_128', 'qr_code'] }
    async detect() { seen += 1; return seen < 2 ? [] : [{ rawValue: ' REC-ANANAS-26-000001 ' }] }
  }
  navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream()
  HTMLMediaElement.prototype.play = async () => undefined`

describe.skipIf(!ALL_WALKS)('lists and the search', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('the table of a list, its order, its columns and its paper', async () => {
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      const say = LIST.fr
      await walk.to('/producteurs?recherche=a')
      for (const [name, begins] of [
        [say.exporter_csv, '\ufeff'],
        [say.exporter_xlsx, 'PK'],
      ] as const) {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name }).click()
        expect(readFileSync(await (await download).path(), 'utf8').startsWith(begins)).toBe(true)
      }
      const first = () => page.getByRole('main').locator('[data-index="0"] a').first().innerText()
      const before = await first()
      await page.getByLabel(say.ordre).selectOption('-id')
      await walk.settle()
      expect(await first()).not.toBe(before)
      await page.getByRole('button', { name: say.colonnes }).click()
      await page.getByRole('checkbox', { name: 'Localité' }).uncheck()
      await walk.expectGood()
      await walk.picture('lists-colonnes')
      await page.keyboard.press('Escape')
      await walk.go('/producteurs')
      expect(await page.getByRole('columnheader', { name: 'Localité' }).count()).toBe(0)
      expect(await page.getByRole('columnheader', { name: 'Téléphone' }).count()).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate("dispatchEvent(new Event('beforeprint'))")
      expect(await page.getByRole('button').count()).toBe(0)
      const drawn = await page.locator('main tr[data-index]').count()
      const told = await page.locator('main table').first().getAttribute('aria-rowcount')
      expect(drawn).toBeGreaterThanOrEqual(Math.min(50, Number(told) - 1))
      await walk.picture('lists-papier')
    })
  })

  test('Ctrl+K finds a person, a screen and an act by word, and opens them by key', async () => {
    await bench.walk({ as: 'direction', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/lots')
      const box = page.getByRole('combobox', { name: SEARCH.en.champ })
      await page.keyboard.press('Control+k')
      await box.fill('payer')
      await page
        .getByRole('listbox')
        .getByRole('option', { name: /Payments$/ })
        .waitFor()
      await walk.settle()
      await walk.expectGood()
      await walk.picture('lists-recherche-390')
      await box.fill('payer')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: WORDS.en.a_payer }).waitFor()
      await walk.go('/producteurs')
      const named = await page.getByRole('main').locator('[data-index="0"] a').first().innerText()
      await page.getByRole('button', { name: WORDS.en.chercher_partout, exact: true }).press('Enter')
      await box.fill(named.replace(' · ', ' '))
      await page
        .getByRole('option', { name: /^Producer/ })
        .first()
        .click()
      await expect.poll(() => new URL(page.url()).searchParams.get('producteur')).toMatch(/^[0-9a-f-]{36}$/)
    })
  })

  test('a code is read by the camera where the browser has a reader of codes', async () => {
    await bench.walk({ as: 'magasinier', width: 390 }, async (walk) => {
      const { page } = walk
      await page.addInitScript(CAMERA)
      await walk.go('/receptions')
      await page.getByRole('button', { name: LIST.fr.scanner }).press('Enter')
      await expect.poll(() => new URL(page.url()).searchParams.get('recherche')).toBe('REC-ANANAS-26-000001')
      await walk.settle()
      await walk.expectGood()
    })
  })

  test('a form takes the lot whose label the camera reads, and says when there is none', async () => {
    const { body } = await bench.server.get('/v1/lots?en_stock=true&limite=1', 'magasinier')
    const number: string = body.lots[0].numero_officiel
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      await page.addInitScript(CAMERA.replace("' REC-ANANAS-26-000001 '", `globalThis.shown ?? '${number}'`))
      await walk.go('/etapes')
      await page.getByRole('button', { name: acts.etapes_creer }).press('Enter')
      const dialog = page.getByRole('dialog', { name: acts.etapes_creer })
      const add = dialog.getByRole('button', { name: /^Ajouter/ }).first()
      if ((await dialog.getByRole('combobox', { name: MEMBERS.lot_id.fr }).count()) === 0) await add.click()
      const lot = dialog.getByRole('combobox', { name: MEMBERS.lot_id.fr }).first()
      const read = dialog.getByRole('button', { name: LIST.fr.scanner }).first()
      await page.evaluate("globalThis.shown = 'PA-26-000042'")
      await read.click()
      await dialog.getByText(/PA-26-000042/).waitFor()
      await page.evaluate('globalThis.shown = undefined')
      await read.click()
      await expect.poll(() => lot.inputValue()).toContain(number)
      await walk.expectGood()
    })
  })

  const CODES = [
    ['QR', 'https://sillon.example/verifier/REC-ANANAS-26-000001', drawSquare, false],
    ['Code 128', 'REC-ANANAS-26-000001', drawLines, false],
    ['Code 128, upright', 'PA-26-000042', drawLines, true],
  ] as const

  test.each(CODES)('a browser without a reader reads %s', async (_, text, draw, isTurned) => {
    await bench.walk({ as: 'magasinier', langue: 'en', width: 390 }, async (walk) => {
      const { page } = walk
      await page.addInitScript(cameraOf(draw(text), isTurned))
      await walk.go('/receptions')
      const readers = async () =>
        [...(await walk.watch.sizes()).keys()].filter((url) => url.includes('/zxing-')).length
      expect(await readers()).toBe(0)
      await page.getByRole('button', { name: LIST.en.scanner }).press('Enter')
      const sought = () => new URL(page.url()).searchParams.get('recherche')
      await expect.poll(sought, { timeout: 30_000 }).toBe(text)
      await walk.settle()
      expect(await readers()).toBe(1)
    })
  })

  test('French: an act found in English opens its form', async () => {
    await bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await walk.to('/comptes')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: SEARCH.fr.champ }).fill('new account')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      expect(new URL(page.url()).searchParams.get('nouveau')).toBe('oui')
      await walk.expectGood()
    })
  })
})

type Sheet = {
  readonly route?: { readonly method: string; readonly path: string; readonly list?: string }
  readonly $defs: {
    readonly query?: { readonly properties: { readonly tri?: { readonly default?: string } } }
  }
}

const SHEETS = globSync(join(ROOT, 'schemas/routes/*.json')).map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Sheet,
)

function orderOf(list: string): string | undefined {
  const sheet = SHEETS.find(({ route }) => route?.method === 'GET' && route.path === list && route.list)
  return sheet?.$defs.query?.properties.tri?.default
}
