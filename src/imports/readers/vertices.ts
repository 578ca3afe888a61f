// Lines of vertices as plots: those that follow each other and name the same plot are one shape.
import { type Cell, decimal, MAX_TEXT } from '../values.ts'
import { type Row, VERTEX } from './sheet.ts'

const DECIMALS = 9
const SCALE = 10 ** DECIMALS
/** Vertices of a ring at most: as many as the schemas of plots take. */
export const MAX_VERTICES = 10_000

/** Gathers vertices into the shapes of their plots. */
export async function* gatherVertices(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let plot: { row: Row; name: string; ring: (number[] | null)[] } | null = null
  for await (const row of rows) {
    const name = JSON.stringify([row.cells.producteur?.text, row.cells.nom?.text])
    if (plot !== null && plot.name !== name) {
      yield closed(plot.row, plot.ring)
      plot = null
    }
    plot ??= { row, name, ring: [] }
    if (plot.ring.length <= MAX_VERTICES) plot.ring.push(vertexOf(row))
  }
  if (plot !== null) yield closed(plot.row, plot.ring)
}

function vertexOf({ cells }: Row): number[] | null {
  const read = VERTEX.map((name) => degrees(cells[name]))
  return read.every((value) => value !== null) ? read : null
}

// Digits of degrees are an exact integer first, so that a comma reads as a point does.
function degrees(cell: Cell | undefined): number | null {
  if (cell === undefined || cell.kind === 'formule' || cell.text.length > MAX_TEXT) return null
  const reading = decimal(cell.text, DECIMALS)
  if ('value' in reading) return Number(reading.value) / SCALE
  const rounded = decimal(cell.text.replace(/([.,]\d{9})\d+$/, '$1'), DECIMALS)
  return 'value' in rounded ? Number(rounded.value) / SCALE : null
}

function closed(row: Row, ring: readonly (number[] | null)[]): Row {
  const { longitude, latitude, ...cells } = row.cells
  const points = ring.filter((point) => point !== null)
  const isWhole = points.length === ring.length && ring.length <= MAX_VERTICES
  const [first] = points
  const last = points.at(-1)
  if (isWhole && first !== undefined && last !== undefined && String(first) !== String(last))
    points.push(first)
  const text = `${ring.length} sommets`
  const shape = isWhole ? { type: 'Polygon', coordinates: [points] } : undefined
  return { numero: row.numero, cells: { ...cells, forme: shape === undefined ? { text } : { text, shape } } }
}
