// docs/decisions/0037: «No row makes its list unreadable»: extreme values of every type are written into every served column, as
// far as the constraints accept them, and each list is read over HTTP.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { PRODUCTEUR } from '../../demo/ids.ts'
import { GRAPHQL_SCHEMA } from '../../scripts/generate/graphqlSchema.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { FILL, PREPARE, type ServedList, servedLists, TURNS, WRITE } from './support/extremes.ts'
import { ask } from './support/graphql.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const TEMPORAL = ['timestamptz', 'date', 'tstzrange', 'tstzmultirange']
const turns = Array.from({ length: TURNS }, (_, turn) => [turn] as const)
const write = async (turn: number, types: readonly string[] | null = null) =>
  (await api.sql<{ n: number }>(WRITE, [turn, types]))[0]?.n

beforeAll(async () => {
  await api.sql(PREPARE)
})

// Only columns without their own constraint, because a route can not write an unknown status.
describe('over REST', () => {
  const LISTS = ROUTES.filter(
    ({ list, path }) => list !== undefined && !path.includes(':') && !path.includes('/sync/'),
  )

  test('a date whose instant no column takes is refused: the first day of all, east of Greenwich', async () => {
    const origines = [{ genre: 'producteur', id: PRODUCTEUR.ordinary }]
    const plan = { sens: 'aval', origines, raison: 'x', exercice: true }
    const { status, body } = await api.post('/v1/rappels', { ...plan, du: '0001-01-01' }, 'direction')
    expect([status, body]).toEqual([400, { erreur: 'parametre_invalide' }])
    expect((await api.post('/v1/rappels', { ...plan, du: '0001-01-02' }, 'direction')).status).toBe(201)
  })

  test.each(turns.slice(1))('instants and periods of turn %i', async (turn) => {
    expect(await write(turn, TEMPORAL)).toBeGreaterThan(10)
    const faults: string[] = []
    for (const { path } of LISTS) {
      // Throws at a value that breaks the contract, for example an instant that is neither a date-time nor null.
      const { status, text } = await api
        .get(`${path}?limite=200`, 'admin')
        .catch(({ message }: Error) => ({ status: 0, text: message.slice(-400) }))
      if (status !== 200 && status !== 403) faults.push(`${path}: ${status} ${text.slice(-400)}`)
    }
    expect(faults).toEqual([])
    expect(api.server.logs.filter(({ level }) => level === 50)).toEqual([])
  })
})

describe('over GraphQL', () => {
  const LISTS = servedLists(readFileSync(GRAPHQL_SCHEMA, 'utf8'))
  beforeAll(async () => {
    await api.sql(FILL)
  })

  /** Reads the given lists in one query, and reports the smallest query that fails. */
  const faultsOf = async (
    lists: readonly ServedList[],
    as: string,
    seen: Set<string>,
  ): Promise<readonly string[]> => {
    const fields = lists.map(({ field, leaves }) => `${field}(first: 200) { nodes { ${leaves.join(' ')} } }`)
    const { status, data, text } = await ask(api.server, `{ ${fields.join(' ')} }`, { as })
    if (status === 200) {
      for (const { field } of lists) if (data[field].nodes.length > 0) seen.add(field)
      const lost = lists.filter(({ field }) => data[field].nodes.includes(null))
      return lost.map(({ field }) => `${field}: a row is null`)
    }
    if (lists.length === 1) return [`${lists[0]?.field}: ${status} ${text.slice(0, 200)}`]
    const half = Math.ceil(lists.length / 2)
    return [
      ...(await faultsOf(lists.slice(0, half), as, seen)),
      ...(await faultsOf(lists.slice(half), as, seen)),
    ]
  }

  test.each(turns)('every column of turn %i', async (turn) => {
    expect(await write(turn)).toBeGreaterThan(200)
    const faults: string[] = []
    const seen = new Set<string>()
    // Together, these two accounts can read every table.
    for (const as of ['admin', 'direction']) {
      const unseen = LISTS.filter(({ field }) => !seen.has(field))
      for (let start = 0; start < unseen.length; start += 40)
        faults.push(...(await faultsOf(unseen.slice(start, start + 40), as, seen)))
    }
    expect(faults).toEqual([])
    expect(LISTS.filter(({ field }) => !seen.has(field))).toEqual([])
  })

  test('every order goes on after any row', async () => {
    await write(1)
    const orders = LISTS.flatMap(({ field, orders }) =>
      orders.filter((order) => order.endsWith('_ASC')).map((order) => ({ field, order })),
    )
    for (let start = 0; start < orders.length; start += 50) {
      const part = orders.slice(start, start + 50)
      const page = (after: (index: number) => string) =>
        part.map(
          ({ field, order }, index) =>
            `o${index}: ${field}(first: 1, orderBy: [${order}]${after(index)}) { pageInfo { endCursor } }`,
        )
      const first = await ask(api.server, `{ ${page(() => '').join(' ')} }`, { as: 'admin' })
      expect([first.status, first.text.slice(0, 300)]).toEqual([200, expect.any(String)])
      const after = (index: number) =>
        `, after: ${JSON.stringify(first.data[`o${index}`].pageInfo.endCursor)}`
      const second = await ask(api.server, `{ ${page(after).join(' ')} }`, { as: 'admin' })
      expect([second.status, second.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    }
  })

  test('a filter takes the extremes, and refuses what is no value', async () => {
    const query = `query ($f: CollecteFilter) { collectes(filter: $f) { totalCount } }`
    for (const [given, status] of [
      ['infinity', 200],
      ['-infinity', 200],
      ['294276-12-31T23:59:59Z', 200],
      ['4713-01-01T00:00:00Z BC', 200],
      ['294277-01-01T00:00:00Z', 400],
      ['', 400],
      ['x', 400],
    ] as const) {
      const variables = { f: { dateOperation: { lessThan: given } } }
      const answer = await ask(api.server, query, { as: 'admin', variables })
      expect([given, answer.status, answer.code]).toEqual([
        given,
        status,
        status === 200 ? undefined : 'valeur_invalide',
      ])
    }
  })

  test('what is read says what it is', async () => {
    await api.sql(`begin;
      set local session_replication_role = replica;
      update rappel.rappel set du = null, au = null;
      update producteur.champ set valeur = 'null';
      update utilisateur.attribution set periode = 'empty'
        where ctid = (select place from public.ligne where cible = 'utilisateur.attribution'::regclass);
      update certificat.certificat set valide_pendant = '[2026-01-01 00:00+00,10000-01-01 00:00+00)';
      update inspection.interet set periode = '(-infinity,infinity)';
      update produit.produit set actif_pendant = '{[-infinity,2026-01-01 00:00+00),[2026-02-01 00:00+00,infinity)}';
      commit`)
    const { data } = await ask(
      api.server,
      `{ rappels { nodes { du au } } champsProducteur { nodes { valeur } } interets { nodes { periode { start { value } end { value } } } }
         attributions { nodes { periode { start { value } end { value } } } } produits(first: 1) { nodes { actifPendant } }
         certificats(first: 1) { nodes { validePendant { start { value inclusive } end { value inclusive } } } } }`,
      { as: 'admin' },
    )
    expect(data).toMatchObject({
      rappels: { nodes: expect.arrayContaining([{ du: null, au: null }]) },
      champsProducteur: { nodes: [{ valeur: null }] },
      certificats: {
        nodes: [
          {
            validePendant: {
              start: { value: '2026-01-01T00:00:00.000000+00:00', inclusive: true },
              end: null,
            },
          },
        ],
      },
      produits: {
        nodes: [
          {
            actifPendant: [
              { debut: null, fin: '2026-01-01T00:00:00.000000+00:00' },
              { debut: '2026-02-01T00:00:00.000000+00:00', fin: null },
            ],
          },
        ],
      },
    })
    // An empty period is returned as null; a period without limits has null limits.
    expect(data.attributions.nodes).toContainEqual({ periode: null })
    for (const { periode } of data.interets.nodes) expect(periode).toEqual({ start: null, end: null })
  })
})
