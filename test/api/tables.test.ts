// api#tables: a whole list is sent as CSV or as a workbook: every row once, from one snapshot of the database, in bounded memory.
// Readers with the permission get codes and names next to ids. Nothing is kept after the client disconnects.
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { PRODUCTEUR } from '../../demo/ids.ts'
import { rowsMemberOf, XLSX } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withClient } from '../support/clone.ts'
import { sheetOf } from '../support/workbook.ts'
import { openApi } from './support/api.ts'
import { openOffice } from './support/office.ts'
import { openScene, ordinary } from './support/ordinary.ts'
import { net } from './support/phones.ts'

const api = await openApi()
const scene = await openScene(api)
// Gives every named record a name that spreadsheets would read as a formula.
const FORMULA = '=HYPERLINK("http://x")'
const NAMED: Readonly<Record<string, string>> = {
  'campagne.campagne': 'nom',
  'client.client': 'nom',
  'emplacement.emplacement': 'nom',
  'fournisseur.fournisseur': 'nom',
  'intrant.intrant': 'nom',
  'organisation.groupement': 'nom',
  'parcelle.parcelle': 'nom',
  'producteur.producteur': 'nom',
  'produit.produit': 'nom_fr',
  'utilisateur.utilisateur': 'nom_affiche',
}
// Uses a separate connection, because plans made for a few rows would stay with their connection.
await withClient(api.server.database.adminUrl, async (client) => {
  for (const [table, column] of Object.entries(NAMED))
    await client.query(`update ${table} set ${column} = $1`, [FORMULA])
})
const LISTS = ROUTES.filter((route) => rowsMemberOf(route) !== undefined)
const MANY = 10_500
const MEMBERS = `insert into producteur.producteur (organisation_id, id, groupement_id, nom, prenoms, cree_le)
  select organisation_id, gen_random_uuid(), groupement_id, '=N' || n, prenoms, cree_le
  from producteur.producteur, generate_series(1, $2::integer) as n where id = $1`

/** Reads the bytes of a table in the order of their arrival. */
async function streamed(path: string, as: string, accept: string): Promise<Response> {
  const authorization = `Bearer ${await api.tokenOf(as)}`
  return fetch(api.url + path, { headers: { authorization, accept } })
}
const lines = (text: string) => text.trimEnd().split('\n')

let formulas = 0
describe.each(LISTS.map((route) => [route.path, route] as const))('%s', (_, route) => {
  test('leaves whole: as many rows as its pages have, as CSV and as a workbook', async () => {
    const { path, as = '' } = await ordinary(api, scene, route)
    const mark = path.includes('?') ? '&' : '?'
    let count = 0
    for (let next: string | null = ''; next !== null; ) {
      const page = route.whole === undefined ? `${mark}limite=200${next && `&curseur=${next}`}` : ''
      const { body } = await api.get(`${path}${page}`, as)
      count += body[rowsMemberOf(route) ?? ''].length
      next = body.suivant ?? null
    }
    const csv = await streamed(path, as, 'text/csv')
    expect([csv.status, csv.headers.get('content-type'), csv.headers.get('link')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      null,
    ])
    const written = await csv.text()
    const [head = ''] = lines(written)
    const texts = (parse(written, { bom: true }) as string[][]).flat()
    expect(texts.filter((text) => /^[=@\t\r]/.test(text))).toEqual([])
    formulas += texts.some((text) => text.includes(FORMULA)) ? 1 : 0
    const book = await streamed(path, as, XLSX)
    expect([book.status, book.headers.get('content-type')]).toEqual([200, XLSX])
    const bytes = Buffer.from(await book.arrayBuffer())
    const sheet = sheetOf(bytes)
    expect(sheet[0]?.join(',')).toBe(head)
    expect(sheet.length).toBe(count + 1)
    expect(sheetOf(bytes, 2)).toContainEqual(['Lignes', String(count)])
  })
})

test('names like a formula stood in many of them, and were text', () => {
  expect(formulas).toBeGreaterThan(10)
})

test('codes and names stand beside ids, of what the caller may read', async () => {
  const path = `/v1/collectes?producteur_id=${PRODUCTEUR.ordinary}`
  await (await openOffice(api)).send(net(1000))
  const of = async (as: string) => {
    const [head = '', row = ''] = lines(await (await streamed(path, as, 'text/csv')).text())
    const cells = row.split(',')
    const at = (name: string) => cells[head.split(',').indexOf(name)]
    return ['producteur_id.nom', 'produit_id.code', 'utilisateur_id.code'].map(at)
  }
  const [name = '', product = '', account = ''] = await of('admin')
  expect([name, product, account]).toEqual([
    expect.stringMatching(/\w/),
    expect.stringMatching(/\w/),
    expect.stringMatching(/^agent/),
  ])
  expect(await of('direction')).toEqual([name, product, ''])
})

describe('a list of many rows', () => {
  const pool = api.server.database.pool('api')
  test('is the rows of its pages, in bounded memory, and no formula', { timeout: 180_000 }, async () => {
    await api.sql(MEMBERS, [PRODUCTEUR.ordinary, MANY])
    const ids: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await api.get(`/v1/producteurs?limite=200${next && `&curseur=${next}`}`, 'admin')
      ids.push(...body.producteurs.map(({ id }: { id: string }) => id))
      next = body.suivant
    }
    expect(ids.length).toBeGreaterThan(MANY)
    let most = 0
    const before = process.memoryUsage().heapUsed
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().heapUsed - before)
    }, 20)
    const csv = await (await streamed('/v1/producteurs', 'admin', 'text/csv')).text()
    expect(
      lines(csv)
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(ids)
    expect(csv).toContain(",'=N1,")
    const book = sheetOf(Buffer.from(await (await streamed('/v1/producteurs', 'admin', XLSX)).arrayBuffer()))
    clearInterval(watch)
    expect(book.slice(1).map(([id]) => id)).toEqual(ids)
    // The figure includes both tables, which this process holds.
    expect(most).toBeLessThan(120e6)
  })

  test('ends with its client: the connection is free again', { timeout: 60_000 }, async () => {
    for (let time = 0; time < 3; time += 1) {
      const gone = new AbortController()
      const authorization = `Bearer ${await api.tokenOf('admin')}`
      const headers = { authorization, accept: 'text/csv' }
      const answer = await fetch(`${api.url}/v1/producteurs`, { headers, signal: gone.signal })
      await answer.body?.getReader().read()
      gone.abort()
    }
    // If one of the two slots were still taken, the third and fourth requests would wait for a slot and be refused.
    expect((await streamed('/v1/producteurs?recherche=personne', 'admin', 'text/csv')).status).toBe(200)
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and state like 'idle in transaction%'`,
        )
        return rows[0].n
      })
      .toBe(0)
  })
})

test('what is refused is refused before anything is sent', async () => {
  for (const accept of ['text/csv', XLSX]) {
    const answer = await streamed('/v1/utilisateurs', 'agent1', accept)
    expect([answer.status, ((await answer.json()) as { erreur: string }).erreur]).toEqual([
      403,
      'droit_manquant',
    ])
    const wrong = await streamed('/v1/producteurs?curseur=e30', 'admin', accept)
    expect(wrong.status).toBe(400)
  }
})
