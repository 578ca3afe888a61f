// The columns of a list as a table: the columns that its route declares, or else one per member of a row in the order of the
// response schema. An id also gets a column for the code and a column for the name of its record.
import { type Column, type Route, rowsMemberOf, XLSX } from '../../contract/route.ts'
import { dereference, type RouteSchemas, type Schema } from '../../contract/routeSchemas.ts'
import { type Cell, type Clock, cellsOf, instantsOf, memberOf } from './cells.ts'

/** Code and name of records, by id. */
export type Names = Readonly<Record<string, readonly [code: string | null, nom: string | null]>>

/** The layout of a list for one media type. */
export type Layout = {
  readonly title: string
  readonly heads: readonly string[]
  /** Returns the ids of a page that need a name, by kind of record. */
  ids(rows: readonly unknown[]): Readonly<Record<string, readonly string[]>>
  /** Returns the instants of a page that are shown as local times. */
  instants(rows: readonly unknown[]): readonly string[]
  cells(rows: readonly unknown[], names: Names, clock: Clock): Cell[][]
}

const BOTH = ['code', 'nom'] as const
const CODE = ['code'] as const
const NAME = ['nom'] as const
const ACCOUNT = ['compte', BOTH] as const
// The kind of record that a member refers to, and the labels that its columns show.
const NAMED: Readonly<Record<string, readonly [kind: string, parts: readonly ('code' | 'nom')[]]>> = {
  appareil_id: ['appareil', CODE],
  campagne_id: ['campagne', BOTH],
  certificat_id: ['certificat', CODE],
  client_id: ['client', BOTH],
  collecte_id: ['collecte', CODE],
  contrat_id: ['contrat', CODE],
  emplacement_id: ['emplacement', BOTH],
  fournisseur_id: ['fournisseur', BOTH],
  groupement_id: ['groupement', BOTH],
  intrant_id: ['intrant', BOTH],
  lot_id: ['lot', CODE],
  parcelle_id: ['parcelle', NAME],
  producteur_id: ['producteur', NAME],
  produit_id: ['produit', BOTH],
  reception_id: ['reception', CODE],
  vente_id: ['vente', CODE],
  utilisateur_id: ACCOUNT,
  auteur_id: ACCOUNT,
  affecte_par: ACCOUNT,
  annule_par: ACCOUNT,
  attribue_par: ACCOUNT,
  clos_par: ACCOUNT,
  cree_par: ACCOUNT,
  declare_par: ACCOUNT,
  execute_par: ACCOUNT,
  leve_par: ACCOUNT,
  modifie_par: ACCOUNT,
  ouvert_par: ACCOUNT,
  proposee_par: ACCOUNT,
  termine_par: ACCOUNT,
}

/** Makes the layout of a list for a media type. The publisher's lists show no names (`isNamed` false). */
export function layoutOf(route: Route, schemas: RouteSchemas, media: string, isNamed: boolean): Layout {
  const { table } = route
  if (table !== undefined)
    return {
      title: table.title,
      heads: table.columns.map(({ header }) => header),
      ids: () => ({}),
      instants: (rows) => instantsOf(table.columns, rows),
      cells: (rows, _names, clock) => cellsOf(table.columns, rows, clock),
    }
  const columns = membersOf(route, schemas)
  const named = isNamed ? columns.filter(({ member }) => nameOf(member) !== undefined) : []
  const dated: readonly Column[] = media === XLSX ? columns : []
  return {
    title: rowsMemberOf(route) ?? '',
    heads: columns.flatMap(({ member, header }) => [
      header,
      ...(isNamed ? (nameOf(member)?.[1] ?? []) : []).map((part) => `${member}.${part}`),
    ]),
    ids: (rows) => idsOf(named, rows),
    instants: (rows) => instantsOf(dated, rows),
    cells: (rows, names, clock) =>
      rows.map((row) =>
        columns.flatMap((column) => [
          media === XLSX ? (cellsOf([column], [row], clock)[0]?.[0] ?? NOTHING) : plainCell(row, column),
          ...(isNamed ? (nameOf(column.member)?.[1] ?? []) : []).map((part) =>
            beside(row, column, part, names),
          ),
        ]),
      ),
  }
}

const NOTHING: Cell = { text: '' }

function nameOf(member: string) {
  const last = member.slice(member.lastIndexOf('.') + 1)
  return Object.hasOwn(NAMED, last) ? NAMED[last] : undefined
}

function idsOf(columns: readonly Column[], rows: readonly unknown[]): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const { member } of columns) {
    const [kind = ''] = nameOf(member) ?? []
    const ids = found.get(kind) ?? new Set()
    for (const row of rows) {
      const id = memberOf(row, member)
      if (typeof id === 'string') ids.add(id)
    }
    if (ids.size > 0) found.set(kind, ids)
  }
  return Object.fromEntries([...found].map(([kind, ids]) => [kind, [...ids]]))
}

function beside(row: unknown, { member }: Column, part: 'code' | 'nom', names: Names): Cell {
  const id = memberOf(row, member)
  const known = typeof id === 'string' && Object.hasOwn(names, id) ? names[id] : undefined
  return { text: known?.[part === 'code' ? 0 : 1] ?? '' }
}

// CSV for programs: every value as in the JSON.
function plainCell(row: unknown, { member }: Column): Cell {
  const value = memberOf(row, member)
  if (value === undefined || value === null) return NOTHING
  if (typeof value === 'number') return { digits: String(value) }
  return { text: typeof value === 'object' ? JSON.stringify(value) : String(value) }
}

function membersOf(route: Route, schemas: RouteSchemas): Column[] {
  const { name } = route
  const document = schemas.get(name)
  const rows = document?.$defs.reponse?.properties?.[rowsMemberOf(route) ?? '']?.items
  if (document === undefined || rows === undefined) {
    throw new Error(`schemas/routes/${name}.json describes no list`)
  }
  return columnsOf(rows, (schema) => dereference(schemas, document, schema))
}

function columnsOf(schema: Schema, resolve: (schema: Schema) => Schema, path: string[] = []): Column[] {
  const whole = resolve(schema)
  const choices = [whole, ...(whole.oneOf ?? []).map(resolve)]
  const members = choices.find((choice) => choice.properties)?.properties
  if (members !== undefined)
    return Object.entries(members).flatMap(([name, member]) => columnsOf(member, resolve, [...path, name]))
  const formats = choices.map(({ format }) => format)
  const member = path.join('.')
  if (formats.includes('date-time')) return [{ member, header: member, as: 'instant' }]
  if (formats.includes('date')) return [{ member, header: member, as: 'jour' }]
  return [{ member, header: member }]
}
