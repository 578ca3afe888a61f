// Lists as tables, CSV or workbook: the whole list, streamed page by page out of one moment of the database, or the page whose
// `limite` is given.
import { isPublisher, type Route, XLSX } from '../contract/route.ts'
import type { RouteSchemas } from '../contract/routeSchemas.ts'
import type { Call, Document, Run, Serve } from './call.ts'
import type { Cell, Clock } from './cells.ts'
import { csvHead, csvLines } from './csv.ts'
import { type Layout, layoutOf, type Names } from './layout.ts'
import type { OpenSnapshot } from './snapshot.ts'
import { writeWorkbook } from './workbook.ts'

/**
 * Serves a list as a table of one of its media types; `next` is the address of the page after a cursor, `open` opens the moment
 * that a whole one is read at.
 */
export type ServeTable = (
  call: Call,
  media: string,
  next: (cursor: string) => string,
  open: OpenSnapshot,
) => Promise<Document>

/** What a route writes its list as, beside JSON. */
export type Tables = { media: readonly string[]; serve: ServeTable }

// How many rows are in hand at a time.
const ROWS = 500

type Page = { readonly rows: readonly unknown[]; readonly suivant: string | null }

/** The tables of a route; null of one that answers no list. */
export function tablesOf(route: Route, schemas: RouteSchemas, serve: Serve): Tables | null {
  const { list, who, name, table } = route
  if (list === undefined) return null
  const media = ['text/csv', XLSX]
  const isNamed = isOfOrganization(route)
  const layouts = new Map(media.map((type) => [type, tableLayout(route, schemas, type)]))
  const pageOf = async (call: Call): Promise<Page> => {
    const { body } = await serve(call)
    const page = JSON.parse(body) as Record<string, unknown>
    return { rows: page[list] as unknown[], suivant: page.suivant as string | null }
  }
  return {
    media,
    async serve(asked, type, next, open) {
      // Nobody reads in a table how many rows all pages have.
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
        return { body: await whole(write(only(cells))), type, headers }
      }
      // Of a table that its client leaves nothing stays, not even that support read it: it is written down first, by itself.
      if (isNamed) await clockOf(call.run, who, [])
      const snapshot = await open(call.caller)
      const pages = pagesOf((curseur) => {
        const request = { ...call.request, limite: ROWS, ...(curseur === null ? {} : { curseur }) }
        return pageOf({ ...call, request, run: snapshot.run })
      })
      const cells = mapped(pages, (rows) => cellsOf(route, layout, snapshot.run, rows))
      return { body: await begun(write(cells), snapshot.close), type, headers }
    },
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

async function* mapped<A, B>(source: AsyncIterable<A>, to: (one: A) => Promise<B>): AsyncGenerator<B> {
  for await (const one of source) yield await to(one)
}

async function* only<T>(one: T): AsyncGenerator<T> {
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

// The first piece is made before anything is sent: what is refused is refused by then.
async function begun<T>(pieces: AsyncGenerator<T>, close: () => Promise<void>): Promise<AsyncIterable<T>> {
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

async function whole(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(Buffer.from(piece as Uint8Array))
  return Buffer.concat(parts)
}

/** What stands beside the rows of a page: names of what they name, and what a clock shows at their instants. */
export type Beside = { readonly names: Names; readonly clock: Clock }

/** How a list stands in a table of a media type. */
export function tableLayout(route: Route, schemas: RouteSchemas, media: string): Layout {
  return layoutOf(route, schemas, media, isOfOrganization(route))
}

/** Asks for what stands beside the rows of a page, once a page, and only where it has any. */
export async function besideOf(
  route: Route,
  layout: Layout,
  run: Run,
  rows: readonly unknown[],
): Promise<Beside> {
  const ids = layout.ids(rows)
  const instants = layout.instants(rows)
  const names = Object.keys(ids).length === 0 ? {} : await namesOf(run, ids)
  const hasClock = isOfOrganization(route) || isPublisher(route.who)
  const clock = instants.length === 0 || !hasClock ? {} : await clockOf(run, route.who, instants)
  return { names, clock }
}

async function cellsOf(route: Route, layout: Layout, run: Run, rows: readonly unknown[]): Promise<Cell[][]> {
  const { names, clock } = await besideOf(route, layout, run, rows)
  return layout.cells(rows, names, clock)
}

// Whether its rows are of the organization of an active member: it has names, a clock, and a journal of what support reads.
function isOfOrganization({ who }: Route): boolean {
  return who === 'membre' || (typeof who === 'object' && !isPublisher(who))
}

async function namesOf(run: Run, ids: Readonly<Record<string, readonly string[]>>): Promise<Names> {
  return (JSON.parse(await run('noms_des_tables', { ids })) as { noms: Names }).noms
}

// The zone is known to the database alone, and so is what a clock showed there on that day.
async function clockOf(run: Run, who: Route['who'], instants: readonly string[]): Promise<Clock> {
  const asked = isPublisher(who) ? { ...who, instants } : { instants }
  return (JSON.parse(await run('heures_des_tables', asked)) as { heures: Clock }).heures
}

/** What was asked, of how many rows, and when, as the last sheet of a workbook says it. */
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
