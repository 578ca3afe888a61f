// Lists as tables: a page as CSV, and, where the route says which columns, the whole list as CSV or as a workbook.
import { Refusal } from '../contract/errors.ts'
import { isPublisher, type Route, TABLE_ROWS, XLSX } from '../contract/route.ts'
import type { RouteSchemas } from '../contract/routeSchemas.ts'
import type { Answer, Call, Document, Serve } from './call.ts'
import { type Clock, cellsOf, instantsOf } from './cells.ts'
import { createCsvWriter, writeCsv } from './csv.ts'
import { writeWorkbook } from './workbook.ts'

/** Serves a list as a table of one of its media types; `next` is the address of the page after a cursor. */
export type ServeTable = (call: Call, media: string, next: (cursor: string) => string) => Promise<Document>

/** What a route writes its list as, beside JSON. */
export type Tables = { media: readonly string[]; serve: ServeTable }

/** The tables of a route; null of one that answers no list. */
export function tablesOf(route: Route, schemas: RouteSchemas, serve: Serve): Tables | null {
  if (route.table !== undefined) return { media: ['text/csv', XLSX], serve: declared(route, serve) }
  if (route.list === undefined) return null
  const write = createCsvWriter(route, schemas)
  return {
    media: ['text/csv'],
    async serve(call, media, next) {
      const page = pageOf(await serve(call))
      return { body: write(page), type: media, headers: headersOf(route, media, page, next) }
    },
  }
}

// Whoever names no size wants the list, not the page that a screen would show: all of it, or a refusal.
function declared(route: Route, serve: Serve): ServeTable {
  const { table, list = '' } = route
  return async (call, media, next) => {
    const isWhole = call.request.limite === undefined
    const asked = { ...table?.unless, ...call.request }
    const request = isWhole ? { ...asked, limite: TABLE_ROWS } : asked
    const page = pageOf(await serve({ ...call, request }))
    if (table === undefined || (isWhole && page.suivant !== null))
      throw new Refusal('liste_trop_longue', { maximum: TABLE_ROWS })
    const listed = page[list] as unknown[]
    const rows = cellsOf(table.columns, listed, await clockOf(route, call, instantsOf(table.columns, listed)))
    const heads = table.columns.map(({ header }) => header)
    const body = media === XLSX ? await writeWorkbook(table.title, heads, rows) : writeCsv(heads, rows)
    return { body, type: media, headers: headersOf(route, media, page, next) }
  }
}

// The zone is known to the database alone, and so is what a clock showed there on that day.
async function clockOf({ who }: Route, { run }: Call, instants: readonly string[]): Promise<Clock> {
  if (instants.length === 0) return {}
  const asked = isPublisher(who) ? { ...who, instants } : { instants }
  const { heures } = JSON.parse(await run('heures_des_tables', asked)) as { heures: Clock }
  return heures
}

function pageOf({ body }: Answer): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>
}

function headersOf(
  { name }: Route,
  media: string,
  { suivant }: Record<string, unknown>,
  next: (cursor: string) => string,
): Record<string, string> {
  const file = `${name}.${media === XLSX ? 'xlsx' : 'csv'}`
  return {
    'Content-Disposition': `attachment; filename="${file}"`,
    ...(typeof suivant === 'string' ? { Link: `<${next(suivant)}>; rel="next"` } : {}),
  }
}
