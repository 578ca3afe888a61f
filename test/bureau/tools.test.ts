// Spec: api#tables. Every list of the desk has the same tools: its table as CSV and as a workbook with how many rows they have, an
// order, its columns, and a paper that says when rows are missing. Looked at as pictures in three widths and both schemes.
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { sortRows } from '../../apps/bureau/src/parts/list/sorting.ts'
import { LIST } from '../../apps/bureau/src/parts/list/texts.ts'
import { ORGANISATION } from '../../demo/ids.ts'
import { withClient } from '../support/clone.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { type Look, openWorkbench, type Walk, type Workbench } from './support/desk.ts'

/** A list, the person who looks at it, and what it has of the tools besides table and paper. */
type Listed = {
  readonly path: string
  readonly as: string
  readonly without?: readonly ('ordre' | 'colonnes')[]
}

const LISTS: readonly Listed[] = [
  { path: '/imports', as: 'admin' },
  { path: '/lots/dossiers', as: 'direction' },
  { path: '/trace', as: 'rsci' },
  { path: '/lots?vue=receptions', as: 'magasinier' },
  { path: '/lots?vue=lieux', as: 'magasinier' },
  { path: '/paiements/a-payer', as: 'direction' },
  { path: '/expeditions/eudr', as: 'direction' },
  { path: '/conformite/tableau', as: 'rsci' },
  { path: '/conformite/grille', as: 'rsci' },
  { path: '/capacites/a-decider', as: 'rsci' },
  { path: '/produits', as: 'admin' },
  { path: '/activites', as: 'admin', without: ['ordre'] },
  { path: '/controles', as: 'rsci', without: ['ordre'] },
  { path: '/editeur/cockpit', as: 'editeur', without: ['ordre'] },
  { path: '/editeur/journal', as: 'editeur' },
]

const LOOKS = [
  { langue: 'fr', scheme: 'light', width: 1440 },
  { langue: 'en', scheme: 'dark', width: 1024 },
  { langue: 'fr', scheme: 'dark', width: 390 },
] as const satisfies readonly Look[]

test('rows without a value stand at the end of both directions; figures in texts count as figures', () => {
  const rows = [{ at: 'P-10' }, { at: null }, { at: 'P-9' }]
  const sorts = [{ id: 'at', head: 'At', by: ({ at }: { at: string | null }) => at }]
  const sorted = (tri: string | undefined) => sortRows(rows, sorts, tri, 'fr').map(({ at }) => at)
  expect([sorted('at'), sorted('-at'), sorted('name')]).toEqual([
    ['P-9', 'P-10', null],
    ['P-10', 'P-9', null],
    ['P-10', null, 'P-9'],
  ])
})

describe.skipIf(!ALL_WALKS)('the tools of every list', LONG, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, LONG.timeout)

  // Every list has one of the looks in turn; the files are kept in each.
  test.each(LISTS.map((list, n) => ({ ...list, look: LOOKS[n % LOOKS.length] ?? LOOKS[0] })))(
    '$path at $look.width px',
    async ({ path, as, without = [], look }) => {
      await bench.walk({ as, ...look }, async (walk) => {
        const { page } = walk
        const say = LIST[look.langue]
        await walk.to(path)
        await walk.picture(`tools ${look.width} ${path.replaceAll(/\W+/g, '-').slice(1)}`)
        await walk.expectGood()
        expect(await page.getByRole('button', { name: say.imprimer }).count()).toBe(1)
        const offered = {
          ordre: page.getByLabel(say.ordre),
          colonnes: page.getByRole('button', { name: say.colonnes }),
        }
        for (const [tool, found] of Object.entries(offered))
          expect([tool, await found.count()]).toEqual([tool, without.includes(tool as never) ? 0 : 1])
        const title = await page.getByRole('button', { name: say.exporter_csv }).getAttribute('title')
        // A list of one or no row says so in words.
        const told = /: (\d[\d\s\u202f]*)/.exec(title ?? '')?.[1]?.replaceAll(/\D/g, '')
        const rows = await keptRows(walk, say.exporter_csv)
        if (told !== undefined) expect([path, rows]).toEqual([path, Number(told)])
        expect([path, title === say.exporter_sans || title?.includes(':')]).toEqual([path, true])
        await keptRows(walk, say.exporter_xlsx)
      })
    },
  )

  test('the order of a list that comes whole is sorted here, and stays in the address', async () => {
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      await walk.to('/lots?vue=lieux')
      const masses = async () =>
        (await page.locator('main tr[data-index] td:nth-child(3)').allInnerTexts()).map((text) =>
          Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')),
        )
      await page.getByLabel(LIST.fr.ordre).selectOption('-stock_g')
      await expect.poll(() => new URL(page.url()).searchParams.get('tri')).toBe('-stock_g')
      const sorted = await masses()
      expect(sorted.length).toBeGreaterThan(1)
      expect(sorted).toEqual([...sorted].sort((a, b) => b - a))
    })
  })

  test('paper says how many rows it has not, and that the export has them', async () => {
    await withClient(bench.server.database.adminUrl, (client) => client.query(MANY, [ORGANISATION.demo]))
    await bench.walk({ as: 'rsci' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles')
      const missing = page.getByText(/^Ce papier a 50 lignes : la liste en a \d+\. L’export les a toutes\.$/)
      expect(await missing.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      expect(await missing.isVisible()).toBe(true)
      await walk.picture('tools papier')
    })
  })
})

const MANY = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le)
  select c.organisation_id, c.commande_id, m.motif, 'collecte', c.id, c.utilisateur_id, '{}',
         '2027-01-01'::timestamptz
  from collecte.collecte c
    cross join unnest('{hors_ligne_depasse,apres_revocation,ecart_calcul,droit_manquant}'::text[])
      as m (motif)
  where c.organisation_id = $1 on conflict do nothing`

// Keeps the table of the list; returns how many rows a CSV has.
async function keptRows({ page }: Walk, name: string): Promise<number> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const bytes = readFileSync(await (await download).path())
  if (name === LIST.fr.exporter_xlsx) {
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    return 0
  }
  return (parse(bytes.toString('utf8'), { bom: true }) as string[][]).length - 1
}
