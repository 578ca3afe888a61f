// Spec: documents#verification: the public page asks for a code, by keyboard or camera, and fits a phone; another one verifies an
// audit dossier.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { MANIFEST, manifestOf, PUBLIC_KEY, SIGNATURE } from '../../src/dossier/manifest.ts'
import { openSyncKeys } from '../../src/tokens/keys.ts'
import { FRAME } from '../dossier/support.ts'
import { expectAccessible, expectFits, WCAG } from './support/axe.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { type Drawn, drawSquare } from './support/codes.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

describe.skipIf(!ALL_WALKS)('the verification of a paper', SLOW, () => {
  let bench: Workbench
  let code: string
  beforeAll(async () => {
    bench = await openWorkbench()
    const { body } = await bench.server.get('/v1/documents?limite=1', 'rsci')
    code = body.documents[0].code
  }, SLOW.timeout)

  test('a typed code opens its paper; another one follows from there', async () => {
    await bench.walk({ as: null, langue: 'fr', width: 390 }, async ({ page, picture }) => {
      await page.goto(`${bench.server.url}/verifier`)
      await expectFits(page)
      await expectAccessible(page, WCAG)
      await page.getByLabel('Code imprimé').fill(code.toUpperCase())
      await page.keyboard.press('Enter')
      await page.getByText('Document authentique').first().waitFor()
      expect(new URL(page.url()).pathname).toBe(`/verifier/${code}`)
      await expectFits(page)
      await expectAccessible(page, WCAG)
      await picture('verifier')
      await page.getByLabel('Code imprimé').fill('0000 0000 0000 0000')
      await page.getByRole('button', { name: 'Vérifier' }).click()
      await page.getByText('Code inconnu').first().waitFor()
    })
  })

  test('a picture of the code opens its paper in a browser without a reader of codes, and says when it shows none', async () => {
    await bench.walk({ as: null, langue: 'en' }, async ({ page }) => {
      await page.addInitScript('delete globalThis.BarcodeDetector')
      await page.goto(`${bench.server.url}/verifier`)
      const field = page.getByLabel('Or take a picture')
      await field.waitFor()
      const photo = async (name: string, drawn: Drawn) => ({
        name,
        mimeType: 'image/png',
        buffer: Buffer.from(await page.evaluate<string>(pictureOf(drawn)), 'base64'),
      })
      await field.setInputFiles(await photo('nothing.png', []))
      await expect
        .poll(() => field.evaluate((node) => Reflect.get(node, 'validationMessage')))
        .toBe('No readable code in this picture.')
      await field.setInputFiles(await photo('code.png', drawSquare(`${bench.server.url}/verifier/${code}`)))
      await page.getByText('Genuine document').first().waitFor()
      expect(new URL(page.url()).pathname).toBe(`/verifier/${code}`)
    })
  })

  // Spec: dossiers#verification.
  test('a dossier is verified in the browser: intact, then altered files, hidden bytes and another signature', async () => {
    const source = join(bench.server.dataDir, 'cles-verifier.json')
    const { seal, publicSet } = await openSyncKeys({ source, issuer: 'x', audience: 'x' })
    const content = (text: string) => new Uint8Array(Buffer.from(text))
    const files: Record<string, Uint8Array> = Object.fromEntries(
      ['LISEZMOI.txt', 'listes/01-membres.csv', 'parcelles.geojson'].map((path) => [
        path,
        content(path.repeat(9999)),
      ]),
    )
    const manifest = manifestOf(
      FRAME,
      Object.entries(files).map(([chemin, bytes]) => ({
        chemin,
        sha256: hash('sha256', bytes),
        taille_octets: bytes.length,
      })),
    )
    const { signature, key } = await seal(manifest)
    const whole: Record<string, Uint8Array> = {
      ...files,
      [MANIFEST]: new Uint8Array(manifest),
      [SIGNATURE]: content(signature),
      [PUBLIC_KEY]: content(JSON.stringify(key)),
    }
    const { 'parcelles.geojson': _, ...without } = whole
    const altered = { ...without, 'listes/01-membres.csv': content('x'), 'listes/99.csv': content('y') }
    const keys = await publicSet()
    for (const langue of ['fr', 'en'] as const)
      await bench.walk(
        { as: null, langue, width: langue === 'fr' ? 390 : 1440 },
        async ({ page, picture }) => {
          await page.route('**/.well-known/jwks.json', (route) => route.fulfill({ json: keys }))
          await page.goto(`${bench.server.url}/verifier`)
          await page
            .getByRole('link', { name: langue === 'fr' ? 'Vérifier un dossier' : 'Verify an audit' })
            .click()
          const status = page.getByRole('status')
          const drop = async (name: string, buffer: Uint8Array, said: string) => {
            const field = page.getByLabel('(ZIP)')
            await field.waitFor()
            // Removes the words about the file before.
            await status.evaluate((node) => Reflect.set(node, 'textContent', ''))
            await field.setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(buffer) })
            await status.getByText(said).first().waitFor()
            return status.innerText()
          }
          const isFrench = langue === 'fr'
          const good = isFrench ? 'Dossier intact' : 'Dossier intact'
          const said = await drop('dossier.zip', zipSync(whole), good)
          expect(said).toContain(FRAME.id)
          expect(said).toContain(isFrench ? '6 fichiers' : '6 files')
          await expectFits(page)
          await expectAccessible(page, WCAG)
          await picture(`verifier-dossier-${langue}`)
          const bad = isFrench ? 'Dossier modifié ou incomplet' : 'Dossier altered or incomplete'
          const faults = await drop('altered.zip', zipSync(altered), bad)
          expect(faults.split('\n').filter((line) => line.includes(' : '))).toEqual(
            isFrench
              ? [
                  'listes/01-membres.csv : a été modifié',
                  'parcelles.geojson : manque',
                  'listes/99.csv : a été ajouté',
                ]
              : [
                  'listes/01-membres.csv : was altered',
                  'parcelles.geojson : is missing',
                  'listes/99.csv : was added',
                ],
          )
          await expectAccessible(page, WCAG)
          await picture(`verifier-dossier-faute-${langue}`)
          const packed = zipSync(whole, { level: 0 })
          const hidden = await drop('hidden.zip', new Uint8Array([...content('hidden'), ...packed]), bad)
          expect(hidden).toContain(isFrench ? 'est caché' : 'is hidden')
          const other = { ...whole, [MANIFEST]: content(`${Buffer.from(manifest).toString()} `) }
          expect(await drop('other.zip', zipSync(other), bad)).toContain(
            isFrench ? 'pas celui qui a été signé' : 'not the one that was signed',
          )
          await drop('none.zip', content('no archive'), isFrench ? 'pas une archive' : 'no archive')
        },
      )
  })
})

// Draws a code as a photo of a paper: the page makes the picture.
const pictureOf = (drawn: Drawn) => `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
  const context = canvas.getContext('2d')
  context.fillStyle = '#e8e8e0'
  context.fillRect(0, 0, 1600, 1200)
  context.fillStyle = '#202020'
  for (const [left, top, width, height] of ${JSON.stringify(drawn)}) context.fillRect(left + 300, top + 200, width, height)
  return canvas.toDataURL('image/png').split(',')[1]
})()`
