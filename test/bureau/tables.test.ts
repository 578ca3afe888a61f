// docs/decisions/0159: lists and record pages are rows of a table. Each list opens, and so does its first record, for a holder of
// its permission.
import { beforeAll, describe, expect, test } from 'vitest'
import { hasSheet } from '../../apps/bureau/src/parts/fiche/kind.ts'
import { KINDS } from '../../apps/bureau/src/parts/fiche/kinds.ts'
import { type Ensemble, grants } from '../access/grants.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { type Look, openWorkbench, type Workbench } from './support/desk.ts'
import { SCREENS, WORDS } from './support/words.ts'

const PERSONS = {
  direction: { ensemble: 'direction', look: {} },
  admin: { ensemble: 'administrateur_client', look: { langue: 'en', scheme: 'dark', width: 390 } },
  rsci: { ensemble: 'rsci', look: { width: 390 } },
  commercial: { ensemble: 'commercial', look: { langue: 'en' } },
  magasinier: { ensemble: 'magasinier', look: { scheme: 'dark' } },
  editeur: { ensemble: null, look: { langue: 'en', width: 390 } },
} as const satisfies Record<string, { ensemble: Ensemble | null; look: Look }>

const tables = SCREENS.filter(({ isTable }) => isTable === true)
// The publisher holds roles, and no permission of an organization.
const personOf = (permissions: readonly string[]) =>
  Object.entries(PERSONS).find(([, { ensemble }]) =>
    ensemble === null
      ? permissions.every((one) => one.startsWith('editeur_'))
      : grants(ensemble, ...permissions),
  )?.[0]

test('somebody holds a permission of every table', () => {
  expect(tables.filter(({ permissions }) => personOf(permissions) === undefined)).toEqual([])
})

describe.skipIf(!ALL_WALKS)('tables and sheets', LONG, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, LONG.timeout)

  test.each(Object.entries(PERSONS))('of %s', async (as, { look }) => {
    await bench.walk({ as, ...look }, async (walk) => {
      const { page } = walk
      const langue = 'langue' in look ? look.langue : 'fr'
      for (const { path, name, permissions } of tables) {
        if (personOf(permissions) !== as) continue
        await walk.to(path)
        await page.getByRole('heading', { level: 1, name: WORDS[langue][name] }).waitFor()
        await walk.settle()
        const quiet = async () => expect(await page.getByRole('alert').allInnerTexts(), path).toEqual([])
        await quiet()
        await walk.expectGood()
        const first = page.getByRole('main').getByRole('row').getByRole('link').first()
        const isShown = KINDS.some((kind) => kind.path === path && hasSheet(kind))
        if (!isShown || (await first.count()) === 0) continue
        await first.click()
        await walk.settle()
        await quiet()
        await walk.picture(`table ${name}`)
        await walk.expectGood()
      }
    })
  })
})
