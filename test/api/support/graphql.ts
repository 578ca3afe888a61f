// Sends GraphQL requests over GET and POST.
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isNonNullType,
  isRequiredArgument,
} from 'postgraphile/graphql'
import type { Answer, HttpClient } from '../../support/http.ts'
import type { Api } from './api.ts'

/** A GraphQL response: its data, or the codes of its errors. */
export type GraphqlAnswer = Answer & {
  readonly data: Answer['body']
  /** Returns the code of the first error, from REST or from GraphQL. */
  readonly code: string | undefined
}

/** The variables of a query. */
export type Asking = {
  readonly as?: string
  readonly token?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a query. */
export async function ask(http: HttpClient, query: string, asking: Asking = {}): Promise<GraphqlAnswer> {
  const { as, token, variables, headers = {} } = asking
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const options = { as, headers: { ...headers, ...bearer }, body: { query, variables } }
  return read(await http.request('POST', '/graphql', options))
}

/** Sends any body. */
export async function post(http: HttpClient, body: unknown, as = 'admin'): Promise<GraphqlAnswer> {
  return read(await http.request('POST', '/graphql', { as, body }))
}

function read(answer: Answer): GraphqlAnswer {
  const { body } = answer
  return { ...answer, data: body?.data, code: body?.erreur ?? body?.errors?.[0]?.extensions?.code }
}

/** A field of the GraphQL root, with the smallest query that reads it. */
export type RootField = {
  readonly field: string
  /** True for a page of rows, false for one row by its keys. */
  readonly kind: 'page' | 'row'
  /** The type of the field's rows. */
  readonly type: string
  /** For the field of a single row, `keys` contains values that no row has. */
  readonly query: string
}

/** Returns every root field of a schema, given the schema's text. */
export function rootFields(written: string): RootField[] {
  const fields = buildSchema(written).getQueryType()?.getFields() ?? {}
  return Object.values(fields).map((field) => {
    const type = getNamedType(field.type).name
    return type.endsWith('Connection')
      ? {
          field: field.name,
          kind: 'page',
          type: type.replace(/Connection$/, ''),
          query: `{ ${field.name}(first: 1) { totalCount nodes { __typename } } }`,
        }
      : { field: field.name, kind: 'row', type, query: `{ ${field.name}${keysOf(field)} { __typename } }` }
  })
}

const ABSENT: Readonly<Record<string, string>> = {
  UUID: '"01960000-00ff-7000-8000-000000000001"',
  String: '"ABSENT"',
  // The largest value of the smallest integer type that GraphQL calls `Int`.
  Int: '32767',
  BigInt: '"9007199254740991"',
}

function keysOf({ args }: GraphQLField<unknown, unknown>): string {
  const keys = args.filter(isRequiredArgument).map((key) => `${key.name}: ${absent(key)}`)
  return keys.length > 0 ? `(${keys.join(', ')})` : ''
}

function absent({ type }: GraphQLArgument): string {
  const named = isNonNullType(type) ? type.ofType : type
  const value = ABSENT[String(named)]
  if (value === undefined) throw new Error(`no absent value of type ${String(named)}`)
  return value
}

/** A served table: the GraphQL type of its rows, its readers, and SQL for the number of an organization's rows. */
export type Served = {
  readonly type: string
  readonly readers: readonly string[]
  /** SQL that counts the rows of organization `$1`. */
  readonly count: string
}

/** Reads every served table from the database. */
export async function servedTables(sql: Api['sql']): Promise<Served[]> {
  type Row = { nom: string; vue: string | null; alias: string; lecteurs: string[]; colonne: string | null }
  const rows = await sql<Row>(
    `select t.nom, to_regclass(replace(t.nom, '.', '.toute_')) as vue, coalesce(t.alias, split_part(t.nom, '.', 2)) as alias, t.lecteurs,
       (select a.attname from pg_attribute a where a.attrelid = t.nom::regclass and not a.attisdropped
          and a.attname = case t.nom when 'organisation.organisation' then 'id' else 'organisation_id' end) as colonne
     from backoffice.table_lue t where t.lecteurs is not null order by t.nom`,
  )
  // If a record is stored in two tables, a view shows it (docs/performance.md#rows).
  return rows.map(({ nom, vue, alias, lecteurs, colonne }) => ({
    type: alias.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    readers: lecteurs,
    count: `select count(*)::integer as n from ${vue ?? nom} where ${colonne ?? '$1::uuid'} = $1`,
  }))
}
