// Lists as text/csv: a page with one column per member of its rows, in the order of the response schema, or the cells of
// a declared table.
import { stringify } from 'csv-stringify/sync'
import type { Route } from '../contract/route.ts'
import { dereference, type RouteSchemas, type Schema } from '../contract/routeSchemas.ts'
import type { Cell } from './cells.ts'

// The byte order mark is what tells a spreadsheet that the accents are UTF-8; the escape, that a text is no formula.
const OPTIONS = { bom: true, escape_formulas: true }

/** Writes the page of a list as text/csv. */
export type WriteCsv = (page: Record<string, unknown>) => string

/** Makes the writer of a list; a nested object with known members takes one column for each. */
export function createCsvWriter(route: Route, schemas: RouteSchemas): WriteCsv {
  const { list, name } = route
  const document = schemas.get(name)
  const rows = document?.$defs.reponse?.properties?.[list ?? '']?.items
  if (list === undefined || document === undefined || rows === undefined) {
    throw new Error(`schemas/routes/${name}.json describes no list`)
  }
  const columns = columnsOf(rows, (schema) => dereference(schemas, document, schema))
  return (page) => {
    const records = (page[list] as unknown[]).map((row) => columns.map((column) => cell(row, column)))
    return stringify([columns.map((column) => column.join('.')), ...records], OPTIONS)
  }
}

/** Writes the cells of a declared table under their headers. */
export function writeCsv(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cast = { object: plain }
  return stringify([heads, ...rows], { ...OPTIONS, cast })
}

const TELEPHONE = /^\+\d{7,15}$/

// A number begins with its sign and is no formula for that; nor is a telephone number, which an operator reads as it is.
function plain(cell: object): string | { value: string; escape_formulas: boolean } {
  const { text, digits, moment } = cell as { text?: string; digits?: string; moment?: string }
  if (digits !== undefined) return { value: digits, escape_formulas: false }
  if (text !== undefined && TELEPHONE.test(text)) return { value: text, escape_formulas: false }
  return text ?? moment ?? ''
}

function columnsOf(schema: Schema, resolve: (schema: Schema) => Schema): string[][] {
  const { properties, oneOf = [] } = resolve(schema)
  const members = properties ?? oneOf.map(resolve).find((choice) => choice.properties)?.properties
  if (members === undefined) return [[]]
  return Object.entries(members).flatMap(([name, member]) =>
    columnsOf(member, resolve).map((rest) => [name, ...rest]),
  )
}

function cell(row: unknown, column: string[]): string {
  let value = row
  for (const step of column) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined
  }
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
