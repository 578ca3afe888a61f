// Lists as CSV or XLSX: the whole list, streamed page by page from one snapshot, or one page if `limite` is given.
import { isPublisher, type Route, rowsMemberOf, XLSX } from '../../contract/route.ts'
import type { RouteSchemas } from '../../contract/routeSchemas.ts'
import type { Call, Document, Run, Serve } from '../calls/call.ts'
import type { OpenSnapshot } from '../calls/snapshot.ts'
import type { Cell, Clock } from './cells.ts'
import { csvHead, csvLines } from './csv.ts'
import { type Layout, layoutOf, type Names } from './layout.ts'
import { writeWorkbook } from './workbook.ts'

/** The media types of tables. */
export const TABLE_MEDIA = ['text/csv', XLSX]

/**
 * Writes a list as a table of a media type. `next` returns the URL of the page after a cursor; `open` opens the snapshot for a
 * whole list.
 */
export type WriteTable = (
  call: Call,
  media: string,
  next: (cursor: string) => string,
  open: OpenSnapshot,
) => Promise<Document>

// Number of rows that are read at a time.
const ROWS = 500

type Page = { readonly rows: readonly unknown[]; readonly suivant: string | null }

/** Writes the list of a route as tables. */
export function tableWriter(route: Route, schemas: RouteSchemas, serve: Serve): WriteTable {
  const { who, name, table, whole } = route
  const rowsMember = rowsMemberOf(route)
  if (rowsMember === undefined) throw new Error(`${name} has no list`)
  const isNamed = isOfOrganization(route)
  const layouts = new Map(TABLE_MEDIA.map((type) => [type, tableLayout(route, schemas, type)]))
  const pageOf = async (call: Call): Promise<Page> => {
    const { body } = await serve(call)
    const page = JSON.parse(body) as Record<string, unknown>
    return { rows: page[rowsMember] as unknown[], suivant: (page.suivant ?? null) as string | null }
  }
  return async (asked, type, next, open) => {
    // A table shows no total: counting it would cost a scan.
    const { total: _, ...request } = asked.request
    const call = { ...asked, request: { ...table?.unless, ...request } }
    const layout = layouts.get(type)
    if (layout === undefined) throw new Error(`${name} is not written as ${type}`)
    const file = `${name}.${type === XLSX ? 'xlsx' : 'csv'}`
    const headers: Record<string, string> = { 'Content-Disposition': `attachment; filename="${file}"` }
    const write = (
      pages: AsyncIterable<readonly (readonly Cell[])[]>,
    ): AsyncGenerator<string | Uint8Array> =>
      type === XLSX
        ? writeWorkbook(
            layout.title,
            layout.heads,
            pages,
            legendOf(layout, call.request, new Date().toISOString()),
          )
        : writeCsv(layout.heads, pages)
    if (call.request.limite !== undefined) {
      const page = await pageOf(call)
      const cells = await cellsOf(route, layout, call.run, page.rows)
      if (page.suivant !== null) headers.Link = `<${next(page.suivant)}>; rel="next"`
      return { body: await readAll(write(yieldOnce(cells))), type, headers }
    }
    // If the client leaves, the snapshot is rolled back, and with it the journal entry of a read by support. So a separate call
    // commits that entry first.
    if (isNamed) await clockOf(call.run, who, [])
    const snapshot = await open(call.caller)
    const pages = pagesOf((curseur) => {
      const paged = { limite: ROWS, ...(curseur === null ? {} : { curseur }) }
      const request = { ...call.request, ...(whole === undefined ? paged : {}) }
      return pageOf({ ...call, request, run: snapshot.run })
    })
    const cells = mapEach(pages, (rows) => cellsOf(route, layout, snapshot.run, rows))
    return { body: await startStream(write(cells), snapshot.close), type, headers }
  }
}

async function* pagesOf(read: (cursor: string | null) => Promise<Page>): AsyncGenerator<readonly unknown[]> {
  for (let cursor: string | null = null; ; ) {
    const page: Page = await read(cursor)
    yield page.rows
    if (page.suivant === null) return
    cursor = page.suivant
  }
}

async function* mapEach<A, B>(source: AsyncIterable<A>, to: (one: A) => Promise<B>): AsyncGenerator<B> {
  for await (const one of source) yield await to(one)
}

async function* yieldOnce<T>(one: T): AsyncGenerator<T> {
  yield one
}

/** Writes the pages of a table as text/csv. */
export async function* writeCsv(
  heads: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  let head = csvHead(heads)
  for await (const page of pages) {
    yield head + csvLines(page)
    head = ''
  }
}

// Makes the first piece before anything is sent, so that an error until then is sent as a refusal.
async function startStream<T>(
  pieces: AsyncGenerator<T>,
  close: () => Promise<void>,
): Promise<AsyncIterable<T>> {
  let first: IteratorResult<T, unknown> | null
  try {
    first = await pieces.next()
  } catch (error) {
    await close()
    throw error
  }
  return {
    async *[Symbol.asyncIterator]() {
      try {
        if (first !== null && !first.done) yield first.value
        first = null
        yield* pieces
      } finally {
        await pieces.return(undefined)
        await close()
      }
    },
  }
}

async function readAll(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(Buffer.from(piece as Uint8Array))
  return Buffer.concat(parts)
}

/** Labels of the rows of a page: names of the records that they refer to, and local times of their instants. */
export type Labels = { readonly names: Names; readonly clock: Clock }

/** Returns the layout of a list for a media type. */
export function tableLayout(route: Route, schemas: RouteSchemas, media: string): Layout {
  return layoutOf(route, schemas, media, isOfOrganization(route))
}

/** Reads the labels of a page: by two calls at most, and by none if the page needs no label. */
export async function readLabels(
  route: Route,
  layout: Layout,
  run: Run,
  rows: readonly unknown[],
): Promise<Labels> {
  const ids = layout.ids(rows)
  const instants = layout.instants(rows)
  const names = Object.keys(ids).length === 0 ? {} : await namesOf(run, ids)
  const hasClock = isOfOrganization(route) || isPublisher(route.who)
  const clock = instants.length === 0 || !hasClock ? {} : await clockOf(run, route.who, instants)
  return { names, clock }
}

async function cellsOf(route: Route, layout: Layout, run: Run, rows: readonly unknown[]): Promise<Cell[][]> {
  const { names, clock } = await readLabels(route, layout, run, rows)
  return layout.cells(rows, names, clock)
}

// Returns true if the rows belong to an organization, which has labels, a time zone and a journal of reads by support.
function isOfOrganization({ who }: Route): boolean {
  return who === 'membre' || (typeof who === 'object' && !isPublisher(who))
}

async function namesOf(run: Run, ids: Readonly<Record<string, readonly string[]>>): Promise<Names> {
  return (JSON.parse(await run('noms_des_tables', { ids })) as { noms: Names }).noms
}

// Only the database knows the organization's time zone and its offset on a given day.
async function clockOf(run: Run, who: Route['who'], instants: readonly string[]): Promise<Clock> {
  const asked = isPublisher(who) ? { ...who, instants } : { instants }
  return (JSON.parse(await run('heures_des_tables', asked)) as { heures: Clock }).heures
}

/** Writes the last sheet of a workbook: the list, its filters, the number of rows and the time of reading. */
export function legendOf(
  { title }: Layout,
  request: Readonly<Record<string, unknown>>,
  at: string,
): (count: number) => [string, string][] {
  return (count) => [
    ['Liste', title],
    ...Object.entries(request).map(([member, value]): [string, string] => [member, String(value)]),
    ['Lignes', String(count)],
    ['Lue le', at],
  ]
}
