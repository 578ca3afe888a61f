// Limits of a query: no input gives a 5xx, and more rows need no more statements.
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { withClient } from '../support/clone.ts'
import { openServer } from '../support/server.ts'
import { ask, post } from './support/graphql.ts'
import { BODIES, VALUES } from './support/hostile.ts'

const TIMEOUT_MS = 400
const http = await openServer({ READ_TIMEOUT_MS: String(TIMEOUT_MS) })
const as = 'direction'
const codeOf = async (query: string, variables = {}) => {
  const { status, code } = await ask(http, query, { as, variables })
  return status === 200 ? '200' : `${status} ${code}`
}
const nested = (levels: number) => {
  const inside = '{ producteur { collectes { nodes '.repeat(levels)
  return `{ collectes(first: 1) { nodes ${inside} { id } ${'} } }'.repeat(levels)} } }`
}
const deep = (levels: number) =>
  `{ collectes(first: 1) { nodes ${'{ producteur { parcelles(first: 1) { nodes '.repeat(levels)}{ id }${' } } }'.repeat(levels)} } }`

describe('limits', () => {
  test.each<[string, string, string]>([
    ['200 rows a page', '{ collectes(first: 200) { nodes { id } } }', '200'],
    ['201 rows', '{ collectes(first: 201) { nodes { id } } }', '400 page_trop_grande'],
    ['rows below zero', '{ collectes(first: -1) { nodes { id } } }', '400 page_trop_grande'],
    ['no number of rows', '{ collectes(first: null) { nodes { id } } }', '400 requete_invalide'],
    ['an offset', '{ collectes(offset: 1) { nodes { id } } }', '400 requete_invalide'],
    ['the last rows', '{ collectes(last: 1) { nodes { id } } }', '400 requete_invalide'],
    [
      '50 rows in each of 100',
      '{ producteurs(first: 100) { nodes { parcelles(first: 50) { nodes { id } } } } }',
      '200',
    ],
    [
      '100 in each of 100',
      '{ producteurs(first: 100) { nodes { parcelles(first: 100) { nodes { id } } } } }',
      '400 requete_trop_couteuse',
    ],
    ['default pages in default pages in default pages', nested(3), '400 requete_trop_couteuse'],
    ['11 levels', deep(3), '200'],
    ['14 levels', deep(4), '400 requete_trop_profonde'],
    [
      '50 aliases',
      `{ ${'x'
        .repeat(50)
        .split('')
        .map((x, i) => `${x}${i}: __typename`)
        .join(' ')} }`,
      '200',
    ],
    [
      '51 aliases',
      `{ ${Array.from({ length: 51 }, (_, i) => `x${i}: __typename`).join(' ')} }`,
      '400 alias_trop_nombreux',
    ],
    ['501 fields', `{ ${'__typename '.repeat(501)} }`, '400 requete_trop_longue'],
    [
      '5,001 tokens',
      `{ collectes(filter: {id: {in: [${'"x" '.repeat(5_000)}]}}) { totalCount } }`,
      '400 requete_trop_longue',
    ],
  ])('%s', async (_, query, expected) => expect(await codeOf(query)).toBe(expected))

  test('a variable counts as what it says, its default as well', async () => {
    const query = 'query ($n: Int! = 201) { collectes(first: $n) { nodes { id } } }'
    expect(await codeOf(query)).toBe('400 page_trop_grande')
    expect(await codeOf(query, { n: 1000 })).toBe('400 page_trop_grande')
    expect(await codeOf(query, { n: 20 })).toBe('200')
    expect(await codeOf(query, { n: null })).toBe('400 requete_invalide')
    expect(await codeOf(query, { n: 'many' })).toBe('400 requete_invalide')
  })

  // Spec: api#graphql: a filter has the same limits in variables as in the query.
  test('a filter has two hundred objects at most, in variables, defaults and the query itself', async () => {
    const branches = (n: number) => ({ or: Array(n).fill({ id: { isNull: false } }) })
    const query = 'query ($f: CollecteFilter) { collectes(filter: $f) { totalCount } }'
    expect(await codeOf(query, { f: branches(99) })).toBe('200')
    expect(await codeOf(query, { f: branches(100) })).toBe('400 requete_trop_longue')
    const twice =
      'query ($f: CollecteFilter) { collectes(filter: $f) { totalCount } lots(filter: {id: {}}) { totalCount } }'
    expect(await codeOf(twice, { f: branches(99) })).toBe('400 requete_trop_longue')
    const literal = `{or: [${'{id: {isNull: false}} '.repeat(100)}]}`
    expect(await codeOf(`{ collectes(filter: ${literal}) { totalCount } }`)).toBe('400 requete_trop_longue')
    expect(await codeOf(query.replace(')', ` = ${literal})`))).toBe('400 requete_trop_longue')
  })

  test('lists of arguments hold five thousand items at most, wherever they are used', async () => {
    const uses = (n: number) =>
      `query ($o: [CollecteOrderBy!]) { ${Array.from({ length: n }, (_, at) => `a${at}: collectes(orderBy: $o) { totalCount }`).join(' ')} }`
    expect(await codeOf(uses(2), { o: Array(2_500).fill('ID_ASC') })).toBe('200')
    expect(await codeOf(uses(3), { o: Array(2_500).fill('ID_ASC') })).toBe('400 requete_trop_longue')
    const among = 'query ($f: CollecteFilter) { collectes(filter: $f) { totalCount } }'
    const ids = Array.from({ length: 5_001 }, (_, at) => `${at}`)
    expect(await codeOf(among, { f: { numeroOfficiel: { in: ids } } })).toBe('400 requete_trop_longue')
  })

  test('a fragment counts wherever it is opened', async () => {
    const rows = 'fragment F on Producteur { parcelles(first: 100) { nodes { id } } }'
    expect(await codeOf(`{ producteurs(first: 100) { nodes { ...F } } } ${rows}`)).toBe(
      '400 requete_trop_couteuse',
    )
    expect(await codeOf(`{ producteurs(first: 20) { nodes { ...F ... { id } } } } ${rows}`)).toBe('200')
  })

  test('a bomb of fragments is given up at its five hundredth field', async () => {
    const bomb = Array.from({ length: 30 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)
    const query = `{ ...F0 } ${bomb.join(' ')} fragment F30 on Query { __typename }`
    // If it were executed completely, the query would return a thousand million fields.
    expect(await codeOf(query)).toBe('400 requete_trop_longue')
  })
})

describe('what is no query', () => {
  test.each<[string, string, string]>([
    ['a mutation', 'mutation { a }', '400 requete_invalide'],
    ['a subscription', 'subscription { collectes { totalCount } }', '400 requete_invalide'],
    ['a fragment that opens itself', '{ ...F } fragment F on Query { ...F }', '400 requete_invalide'],
    [
      'two that open each other',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      '400 requete_invalide',
    ],
    ['two operations and no name', 'query A { __typename } query B { __typename }', '400 requete_invalide'],
    ['an unknown field', '{ secrets { id } }', '400 requete_invalide'],
    ['a hidden table', '{ piecesIdentite { nodes { numero } } }', '400 requete_invalide'],
    ['a hidden column', '{ commandes { nodes { enveloppe } } }', '400 requete_invalide'],
    ['the organization of a row', '{ collectes { nodes { organisationId } } }', '400 requete_invalide'],
    ['no uuid', '{ collecte(id: "x") { id } }', '400 requete_invalide'],
    ['a cursor of nobody', '{ collectes(after: "x") { nodes { id } } }', '400 valeur_invalide'],
    [
      'a cursor of another list',
      '{ collectes(after: "WyJuYXR1cmFsIiwxXQ==") { nodes { id } } }',
      '400 valeur_invalide',
    ],
    [
      'a date of nobody',
      '{ collectes(filter: {dateOperation: {equalTo: "demain"}}) { totalCount } }',
      '400 valeur_invalide',
    ],
    ['U+0000', '{ produitByCode(code: "a\\u0000b") { id } }', '400 valeur_invalide'],
    [
      'an integer out of range',
      '{ campagnes(filter: {id: {isNull: true}}) { totalCount } pesee(collecteId: "01960000-00ff-7000-8000-000000000001", rang: 99999, version: 1) { rang } }',
      '400 valeur_invalide',
    ],
    [
      'brackets thousands deep',
      `{ a(b: ${'['.repeat(2_400)}${']'.repeat(2_400)}) }`,
      '400 requete_trop_profonde',
    ],
    ['braces a thousand deep', `${'{a'.repeat(1_200)}${'}'.repeat(1_200)}`, '400 requete_trop_profonde'],
    ['nothing', '{', '400 requete_invalide'],
  ])('%s', async (_, query, expected) => expect(await codeOf(query)).toBe(expected))

  test.each<[string, string, object, [number, number]]>([
    ['an unknown field', '{\n  secrets { id }\n}', {}, [2, 3]],
    ['what can not be read', '{ collectes { nodes { id } ', {}, [1, 28]],
    ['a mutation', '\n mutation { a }', {}, [2, 2]],
    ['a page that is too large', '{ collectes(first: 201) { nodes { id } } }', {}, [1, 3]],
    ['a null', 'query A($n: Int = 1) {\n collectes(first: $n) { nodes { id } } }', { n: null }, [2, 19]],
    ['a cursor', '{\n collectes(after: "x") { nodes { id } } }', {}, [2, 2]],
  ])(
    'tells where it is, where the standard says that it stands: %s',
    async (_, query, variables, [line, column]) => {
      const { body } = await post(http, { query, variables }, as)
      const [error] = body.errors
      expect(error.locations).toEqual([{ line, column }])
      expect(Object.keys(error)).toEqual(['message', 'locations', 'extensions'])
      expect(error.extensions).not.toHaveProperty('locations')
    },
  )

  test.each(Object.entries(BODIES))('a body: %s', async (_, body) => {
    const token = await http.token(as)
    const sent = typeof body === 'string' ? body : new Uint8Array(body)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { status } = await fetch(`${http.url}/graphql`, { method: 'POST', headers, body: sent })
    // Two of the bodies exceed the maximum length of a query: they get 413.
    expect([400, 413]).toContain(status)
  })

  test.each([
    ['a list of queries', [{ query: '{ __typename }' }], 'parametre_invalide'],
    ['a stored query', { id: 'abc' }, 'parametre_invalide'],
    ['no query', { variables: {} }, 'parametre_invalide'],
    ['variables in a list', { query: '{ __typename }', variables: [] }, 'parametre_invalide'],
    ['a name that is no text', { query: '{ __typename }', operationName: 1 }, 'parametre_invalide'],
  ])('%s', async (_, body, code) => {
    const answer = await post(http, body, as)
    expect([answer.status, answer.code]).toEqual([400, code])
  })

  test('more than 64 kB, another media type', async () => {
    const large = await post(http, { query: `{ __typename } #${'x'.repeat(65_536)}` }, as)
    expect([large.status, large.code]).toEqual([413, 'corps_trop_grand'])
    const headers = { 'content-type': 'application/graphql' }
    const other = await http.request('POST', '/graphql', { as, headers, body: '{ __typename }' })
    expect([other.status, other.body.erreur]).toEqual([415, 'type_contenu_non_supporte'])
  })

  const QUERIES = [
    'query ($v: UUID!) { collecte(id: $v) { id } }',
    'query ($v: String!) { produitByCode(code: $v) { id } }',
    'query ($v: Int!) { collectes(first: $v) { totalCount } }',
    'query ($v: Cursor) { collectes(after: $v) { nodes { id } } }',
    'query ($v: CollecteFilter) { collectes(filter: $v) { totalCount } }',
    'query ($v: [CollecteOrderBy!]) { collectes(orderBy: $v) { totalCount } }',
    'query ($v: Datetime) { collectes(filter: {dateOperation: {lessThan: $v}}) { totalCount } }',
    'query ($v: BigInt!) { evenement(id: $v) { id } }',
  ]
  test.each(Object.entries(VALUES))('a variable: %s', async (_, value) => {
    for (const query of QUERIES) {
      const body = `{"query":${JSON.stringify(query)},"variables":{"v":${value}}}`
      const { status } = await post(http, body, as)
      expect([query, status < 500]).toEqual([query, true])
    }
  })
})

test('twenty rows with parents, children and computed fields take as many statements as one', async () => {
  const query = `query ($n: Int!) { parcelles(first: $n) { totalCount nodes {
    nom active etats(first: 5) { nodes { code } } releveEnVigueur { surfaceM2 forme }
    producteur { nomComplet actif groupement { nom } soldesCapacite(first: 3) { nodes { resteG } } }
    cultures(first: 3) { nodes { partCp produit { nomFr actif } } } collectes(first: 3) { nodes { motifs paiementBloque } } } } }`
  const statements = async (n: number) => {
    const sent: string[] = []
    const original = Client.prototype.query
    const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...args: unknown[]
    ) {
      const asked = args[0] as string | { text?: string }
      const of = (this as unknown as { connectionParameters: { application_name: string } })
        .connectionParameters
      if (of.application_name === 'sillon-lecture')
        sent.push(typeof asked === 'string' ? asked : (asked.text ?? ''))
      return Reflect.apply(original, this, args)
    } as typeof original)
    const { data } = await ask(http, query, { as, variables: { n } })
    spy.mockRestore()
    return { rows: data.parcelles.nodes.length, sent: sent.filter((text) => !text.startsWith('set jit')) }
  }
  await statements(1)
  const one = await statements(1)
  const twenty = await statements(20)
  expect([one.rows, twenty.rows]).toEqual([1, 20])
  expect(twenty.sent).toHaveLength(one.sent.length)
  // The service sends two `begin`, the settings, one read of the plots with their surveys in force, and the commit.
  expect(twenty.sent.length).toBeLessThanOrEqual(8)
})

test('a read that takes too long is told so, and the next one is answered', async () => {
  await withClient(http.database.adminUrl, async (client) => {
    await client.query('begin; lock table collecte.collecte in access exclusive mode')
    // The table stays locked until this response has arrived.
    expect(await codeOf('{ collectes { totalCount } }')).toBe('503 lecture_trop_longue')
    await client.query('rollback')
  })
  expect(await codeOf('{ collectes { totalCount } }')).toBe('200')
})

test('a database that goes away is unavailable, and read again when it is back', async () => {
  await withClient(http.database.adminUrl, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sillon-lecture' and datname = current_database()`),
  )
  const codes = [await codeOf('{ collectes { totalCount } }'), await codeOf('{ collectes { totalCount } }')]
  expect(codes.at(-1)).toBe('200')
  expect(['200', '503 service_indisponible']).toContain(codes[0])
})

test('nothing unexpected was logged', () => {
  expect(http.logs.filter(({ level }) => level === 50)).toEqual([])
})
