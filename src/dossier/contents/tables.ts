// Tables of a dossier that are not lists of the API, each as CSV and as a workbook.
import type { Cell } from '../../http/tables/cells.ts'
import { csvHead, csvLines } from '../../http/tables/csv.ts'
import { writeWorkbook } from '../../http/tables/workbook.ts'
import type { Frame, Made } from '../piece.ts'
import { bytesOf } from './files.ts'

type Value = string | number | null

/** A column: its heading, its value in a row, and true if that is an instant. */
export type Column<Row> = {
  readonly head: string
  readonly of: (row: Row) => Value
  readonly isInstant?: true
}

/** A table: its path without extension, the name of its sheet, its columns, and the decoder of its stored rows. */
export type Table<Row> = {
  readonly path: string
  readonly sheet: string
  readonly columns: readonly Column<Row>[]
  readonly read: (written: AsyncIterable<Uint8Array>) => AsyncIterable<readonly Row[]>
}

/** Returns the files of a table. */
export function madeOf<Row>({ path, sheet, columns, read }: Table<Row>): Made[] {
  const heads = columns.map(({ head }) => head)
  return [
    {
      path: `${path}.csv`,
      async *make(written) {
        yield bytesOf(csvHead(heads))
        for await (const rows of read(written)) yield bytesOf(csvLines(cellsOf(columns, rows, plain)))
      },
    },
    {
      path: `${path}.xlsx`,
      make(written, frame) {
        const onClock = clockOf(frame.fuseau_horaire)
        const cells = mapBatches(read(written), (rows) => cellsOf(columns, rows, onClock))
        return writeWorkbook(sheet, heads, cells, legendOf(sheet, frame), { at: new Date(frame.arrete_au) })
      },
    },
  ]
}

async function* mapBatches<A, B>(source: AsyncIterable<A>, to: (one: A) => B): AsyncGenerator<B> {
  for await (const one of source) yield to(one)
}

type Instant = (written: string) => Cell

// A CSV writes instants as the API does; a workbook writes them in the organization's time zone.
const plain: Instant = (text) => ({ text })

function clockOf(timeZone: string): Instant {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (written) => ({ moment: clock.format(new Date(written)) })
}

function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], instant: Instant): Cell[][] {
  return rows.map((row) =>
    columns.map(({ of, isInstant }): Cell => {
      const value = of(row)
      if (value === null) return { text: '' }
      if (typeof value === 'number') return { digits: String(value) }
      return isInstant ? instant(value) : { text: value }
    }),
  )
}

function legendOf(sheet: string, { organisation, campagne, du, au, arrete_au }: Frame) {
  return (count: number): [string, string][] => [
    ['Liste', sheet],
    ['organisation', organisation.code],
    ['campagne', campagne.code],
    ['du', du],
    ['au', au],
    ['arrete_au', arrete_au],
    ['Lignes', String(count)],
  ]
}
