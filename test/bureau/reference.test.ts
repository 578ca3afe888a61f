// Spec: api#reference: in a browser the page at `/` calls only this service, breaks no policy, and tries operations as a demo
// account.
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, WCAG } from './support/axe.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'

describe.skipIf(!ALL_WALKS)('the reference', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  const open = async ({ page, settle }: Walk, operation = '') => {
    await page.goto(`${bench.server.url}/${operation}`)
    await page.getByText('Needs the permission').first().waitFor()
    await settle()
  }

  // The library determines its own headings and landmarks, so rules about them are left out.
  const expectGood = async ({ page }: Walk) => {
    await expectFits(page)
    await expectAccessible(page, WCAG)
  }

  test('an operation is tried as a demo account; what it needs and refuses stands beside it, in words', async () => {
    await bench.walk({ as: null, langue: 'en' }, async (walk) => {
      const { page } = walk
      await open(walk, '#tag/control-queue/GET/v1/controles')
      await page.getByLabel('Try as').selectOption('rsci')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('as rsci', { exact: true }).waitFor()
      const operation = page.locator('section', { hasText: 'Each item says what it bars' }).last()
      await operation.getByText('review.resolve').waitFor()
      await operation.getByRole('button', { name: /^403/ }).first().click()
      await operation.getByText('The caller lacks the permission or role').first().waitFor()
      await operation.getByRole('button', { name: /Test Request/ }).click()
      const [answer] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/controles'),
        page.getByRole('dialog').getByRole('button', { name: /Send/ }).first().click(),
      ])
      expect(answer.status()).toBe(200)
    })
  })

  test('on a phone, in the dark: everything fits, and the sign-in is there', async () => {
    await bench.walk({ as: null, langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      await open(walk, '#tag/control-queue/POST/v1/controles/{id}/lever')
      await walk.page.getByRole('button', { name: 'Sign in' }).waitFor()
      await expectGood(walk)
      await walk.picture('reference')
    })
  })
})
