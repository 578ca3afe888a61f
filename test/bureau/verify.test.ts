// Spec: documents#verification: the public page asks for a code, by keyboard or camera, and fits a phone.
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, WCAG } from './support/axe.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
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

  // Chromium on Linux can not read QR codes, so the test replaces the browser's code reader.
  test('a picture of the code opens its paper where the browser reads codes, and says when it shows none', async () => {
    await bench.walk({ as: null, langue: 'en' }, async ({ page }) => {
      await page.goto(`${bench.server.url}/verifier`)
      expect(await page.getByLabel('Or take a picture').isVisible()).toBe(false)
      const seen: string[] = []
      await page.exposeFunction('seen', () => seen.shift() ?? '')
      await page.addInitScript(`window.BarcodeDetector = class {
        async detect() { const rawValue = await window.seen(); return rawValue ? [{ rawValue }] : [] }
      }`)
      await page.reload()
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      const photo = { name: 'code.png', mimeType: 'image/png', buffer: png }
      const field = page.getByLabel('Or take a picture')
      await field.setInputFiles(photo)
      await expect
        .poll(() => field.evaluate((node) => Reflect.get(node, 'validationMessage')))
        .toBe('No readable code in this picture.')
      seen.push(`${bench.server.url}/verifier/${code}`)
      await field.setInputFiles({ ...photo, name: 'again.png' })
      await page.getByText('Genuine document').first().waitFor()
    })
  })
})
