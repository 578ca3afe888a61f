// Reads lots, producers and balances by every way of reading, with the same members, so that the results can be compared.
import { parse } from 'csv-parse/sync'
import { Client, type Pool } from 'pg'
import { afterAll, expect } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../../demo/ids.ts'
import { ask } from '../../api/support/graphql.ts'
import type { TestServer } from '../../support/server.ts'

/** A record as one way of reading returns it. */
export type Row = {
  // biome-ignore lint/suspicious/noExplicitAny: what came in is compared, member by member.
  readonly [member: string]: any
}
/** The records of one way of reading, by id. */
export type Said = Readonly<Record<string, Row>>

/** The ways to read a season: REST, GraphQL, reports and dossier. */
export type Ways = {
  /** Reads with the login of the service. */
  readonly pool: Pool
  rest(path: string, list: string): Promise<Row[]>
  one(path: string): Promise<Row>
  table(path: string): Promise<Row[]>
  graphql(query: string): Promise<Row>
  report(sql: string, period?: readonly [du: string, au: string]): Promise<Row[]>
  sql(text: string, values?: unknown[]): Promise<Row[]>
  act(path: string, body: object, as: string): Promise<Row>
  /** Merges a producer into another one, as a decision does. */
  merge(lost: string, kept: string): Promise<void>
  /** Makes a producer's statement of account now, and returns its content. */
  statement(producer: string): Promise<Row>
}

const AS = 'admin'

/** Opens every way of reading the season of DEMO. */
export function waysInto(server: TestServer): Ways {
  const sql: Ways['sql'] = (text, values) =>
    server.database.admin(async (client) => (await client.query<Row>(text, values)).rows)
  const act: Ways['act'] = async (path, demand, as) => {
    const { status, body, text } = await server.post(path, demand, as)
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
    return body
  }
  const one: Ways['one'] = async (path) => {
    const { status, body, text } = await server.get(path, AS)
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return body
  }
  return {
    pool: server.database.pool('api', 1),
    sql,
    one,
    async rest(path, list) {
      const rows: Row[] = []
      for (let next: string | null = ''; next !== null; ) {
        const mark = path.includes('?') ? '&' : '?'
        const page: Row = await one(`${path}${mark}limite=200${next && `&curseur=${next}`}`)
        rows.push(...page[list])
        next = page.suivant
      }
      return rows
    },
    async table(path) {
      const { text } = await server.get(path, AS, { accept: 'text/csv' })
      return parse(text, { bom: true, columns: true })
    },
    async graphql(query) {
      const { data, text } = await ask(server, query, { as: AS })
      if (data == null) throw new Error(text)
      return data
    },
    act,
    async merge(lost, kept) {
      await server.database.admin(async (client) => {
        await client.query('begin; set local role metier')
        await client.query(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
        await client.query(`select set_config('sillon.utilisateur_id', $1, true)`, [UTILISATEUR.rsci])
        await client.query('select adhesion.fusionner($1, $2, $3, now())', [lost, kept, UTILISATEUR.rsci])
        await client.query('commit')
      })
    },
    async statement(producer) {
      const body = await act(`/v1/producteurs/${producer}/releve`, {}, AS)
      const [paper] = await sql(
        `select donnees -> 'contenu' as contenu from document.document where id = $1`,
        [(body.document ?? body).id],
      )
      return paper?.contenu
    },
    report: openReports(server.database.adminUrl),
  }
}

// Opens a login for the organization's reports, in one transaction that sees what others commit meanwhile.
function openReports(adminUrl: string): Ways['report'] {
  const client = new Client({ connectionString: adminUrl })
  const opened = (async () => {
    await client.connect()
    await client.query('begin; create role alike login in role rapports; set local role metier')
    await client.query(`select set_config('sillon.organisation_id', $1, true)`, [ORGANISATION.demo])
    await client.query(`select rapports.rattacher('alike', true, now())`)
    await client.query('reset role; set local session authorization alike')
  })()
  afterAll(async () => {
    await opened.finally(() => client.end())
  })
  return async (text, [du, au] = ['', '']) => {
    await opened
    await client.query(`select set_config('sillon.du', $1, true), set_config('sillon.au', $2, true)`, [
      du,
      au,
    ])
    return (await client.query<Row>(text)).rows
  }
}

/** Expects the same about the same records from every way of reading, and at least one record. */
export function expectAlike(said: Readonly<Record<string, Said>>): void {
  const [[first, whole] = ['', {}], ...others] = Object.entries(said)
  expect([first, Object.keys(whole).length]).not.toEqual([first, 0])
  for (const [way, same] of others) expect({ way, said: same }).toEqual({ way, said: whole })
}

/** Returns the rows by their key. */
export function by(rows: readonly Row[], of: (row: Row) => Row, key = 'id'): Said {
  return Object.fromEntries(rows.map((row) => [row[key], of(row)]))
}

/** Returns the sums of some members of rows, per value of a key. */
export function sums(rows: readonly Row[], key: string, members: Readonly<Record<string, string>>): Said {
  const said: Record<string, Row> = {}
  for (const row of rows) {
    const before = said[row[key]]
    said[row[key]] = Object.fromEntries(
      Object.entries(members).map(([name, member]) => [name, (before?.[name] ?? 0) + Number(row[member])]),
    )
  }
  return said
}
