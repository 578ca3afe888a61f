// Issue «The office works without a command line (I)»: the daily desks are looked at as pictures at 1440 and 1024 px, light and dark.
import { beforeAll, describe, test } from 'vitest'
import { en as actsEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as actsFr } from '../../apps/bureau/src/parts/act/fr.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { type Look, openWorkbench, type Workbench } from './support/desk.ts'

const ACTS = { fr: actsFr, en: actsEn }
const LOOKS = [
  { langue: 'fr', scheme: 'light', width: 1440 },
  { langue: 'en', scheme: 'dark', width: 1024 },
] as const satisfies readonly Look[]

/** A screen of a desk, and if its first record or the form of a new one is opened too. */
type Seen = { readonly path: string; readonly name: string; readonly opens?: true; readonly form?: Form }
type Form = 'receptions_creer' | 'etapes_creer' | 'utilisateurs_creer' | 'capacites_proposer'

const DESKS: Readonly<Record<string, readonly Seen[]>> = {
  magasinier: [
    { path: '/receptions', name: 'receptions', opens: true, form: 'receptions_creer' },
    { path: '/lots', name: 'lots', opens: true },
    { path: '/lots?vue=lieux', name: 'stock' },
    { path: '/etapes', name: 'steps', opens: true, form: 'etapes_creer' },
    { path: '/inventaires', name: 'counts' },
    { path: '/bilan', name: 'balance' },
  ],
  admin: [
    { path: '/comptes', name: 'accounts', opens: true, form: 'utilisateurs_creer' },
    { path: '/ensembles', name: 'sets', opens: true },
    { path: '/telephones', name: 'phones', opens: true },
    { path: '/imports?nouveau=oui&genre=producteurs', name: 'import' },
    { path: '/imports', name: 'imports' },
  ],
  rsci: [
    { path: '/capacites', name: 'capacities', opens: true, form: 'capacites_proposer' },
    { path: '/capacites/a-decider', name: 'decide' },
    { path: '/rendements', name: 'yields' },
    { path: '/conformite/grille', name: 'grids' },
  ],
}

describe.skipIf(!ALL_WALKS).each(LOOKS)('the daily desks at $width px, $scheme', LONG, (look) => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, LONG.timeout)

  test.each(Object.entries(DESKS))('of %s', async (as, seen) => {
    await bench.walk({ as, ...look }, async (walk) => {
      const { page } = walk
      const keep = async (name: string) => {
        await walk.settle()
        await walk.picture(`wide ${look.width} ${name}`)
        await walk.expectGood()
      }
      for (const { path, name, opens, form } of seen) {
        await walk.to(path)
        await keep(name)
        if (form !== undefined) {
          await page.getByRole('button', { name: ACTS[look.langue][form] }).click()
          await keep(`${name} form`)
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        }
        if (opens !== true) continue
        await page.getByRole('main').getByRole('row').getByRole('link').first().click()
        await page.waitForURL(/[?&]id=/)
        await keep(`${name} sheet`)
      }
    })
  })
})
