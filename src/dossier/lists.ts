// The lists of a dossier as tables. Each is a list of the API with filters of its route, so that a request to the route with the
// same filters returns the same rows. The rows are stored once; the CSV and the workbook are made from them.
import { type Route, XLSX } from '../contract/route.ts'
import { type RouteSchemas, readRouteSchemas } from '../contract/routeSchemas.ts'
import type { Cell } from '../http/tables/cells.ts'
import type { Layout } from '../http/tables/layout.ts'
import { type Labels, legendOf, readLabels, tableLayout, writeCsv } from '../http/tables/tables.ts'
import { writeWorkbook } from '../http/tables/workbook.ts'
import { ROUTES } from '../routes/table.ts'
import { bytesOf, linesOf, rowsOf } from './contents/files.ts'
import { type DossierList, LISTS } from './listTable.ts'
import type { Frame, Piece } from './piece.ts'

type Page = Labels & { readonly rows: readonly unknown[] }

let schemas: RouteSchemas | undefined

/** Returns every list of the table as a piece. */
export function listPieces(): readonly Piece[] {
  return LISTS.map(pieceOf)
}

/** Returns the route and the query of each list: the same request to the API returns the same rows. */
export function sourcesOf(frame: Frame): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LISTS.map(({ list, file, filters }) => {
      const query = new URLSearchParams(filters(frame)).toString()
      return [`listes/${file}`, `${routeOf(list).path}${query === '' ? '' : `?${query}`}`]
    }),
  )
}

function pieceOf({ list, file, title, about, filters }: DossierList): Piece {
  const path = `listes/${file}`
  return {
    path: `${path}.jsonl`,
    title,
    about,
    async *write({ run, pages }, frame) {
      const [route, layout] = [routeOf(list), layoutOf(list, XLSX)]
      for await (const rows of pages(list, filters(frame))) {
        const page: Page = { rows, ...(await readLabels(route, layout, run, rows)) }
        yield linesOf([page])
      }
    },
    made: [
      {
        path: `${path}.csv`,
        async *make(written) {
          const layout = layoutOf(list, 'text/csv')
          for await (const text of writeCsv(layout.heads, cells(layout, written))) yield bytesOf(text)
        },
      },
      {
        path: `${path}.xlsx`,
        make(written, frame) {
          const layout = layoutOf(list, XLSX)
          const legend = legendOf(layout, filters(frame), frame.arrete_au)
          const at = new Date(frame.arrete_au)
          return writeWorkbook(title[frame.langue], layout.heads, cells(layout, written), legend, { at })
        },
      },
    ],
  }
}

async function* cells(
  layout: Layout,
  written: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const pages of rowsOf<Page>(written))
    for (const { rows, names, clock } of pages) yield layout.cells(rows, names, clock)
}

function routeOf(list: string): Route {
  const route = ROUTES.find(({ name }) => name === list)
  if (route === undefined) throw new Error(`no route is called ${list}`)
  return route
}

function layoutOf(list: string, media: string): Layout {
  schemas ??= readRouteSchemas()
  return tableLayout(routeOf(list), schemas, media)
}
