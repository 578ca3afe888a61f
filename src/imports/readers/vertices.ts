// Gathers lines of vertices into plots: consecutive lines that name the same plot are one shape; a single line is a point.
import { degrees } from '@sillon/telephone/values/degrees'
import type { Cell } from '@sillon/telephone/values/reading'
import { MAX_VERTICES, shapeOf } from '@sillon/telephone/values/shapes'
import { VERTEX } from './headings.ts'
import type { Row } from './sheet.ts'

// Greatest number of stored lines that contradict the first one: enough to show the fault.
const MAX_DIFFERENT = 20
const SHOWN = 40

type Vertex = { readonly position: number[] } | { readonly wrong: NonNullable<Cell['wrong']> }
type Plot = { readonly row: Row; readonly ring: Vertex[]; readonly different: Row[] }

// More plots than a file may have: above this number they are not compared, because the file is refused.
const MAX_HELD = 20_000

/**
 * Gathers vertices into the shapes of their plots; a row that already has a shape is a plot. Plots with the same reference, and
 * points with the same cells, are marked with each other's line if their lines do not follow each other.
 */
export async function* gatherVertices(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let held: Row[] = []
  for await (const plot of plotsOf(rows)) {
    if ('row' in plot) held.push(plotRowOf(plot))
    else yield plot
    if (held.length > MAX_HELD) {
      yield* held
      held = []
    }
  }
  const first = new Map<string, number>()
  const last = new Map(held.map((plot) => [nameOf(plot), plot.numero]))
  for (const plot of held) {
    const name = nameOf(plot)
    if (name !== undefined && !first.has(name)) first.set(name, plot.numero)
    const apart = [first.get(name ?? ''), last.get(name)].find((numero) => numero !== plot.numero)
    yield name === undefined || apart === undefined ? plot : { ...plot, apart }
  }
}

// Returns the text that identifies a plot: its reference; for a point without a reference, all of its other cells, because the
// lines of an outline that do not follow each other look like points with the same surface.
function nameOf({ cells }: Row): string | undefined {
  const { reference, forme, ...rest } = cells
  if (reference !== undefined) return JSON.stringify(reference.text)
  if (forme?.text !== 'Point') return undefined
  return JSON.stringify(Object.entries(rest).map(([code, { text }]) => [code, text]))
}

async function* plotsOf(rows: AsyncIterable<Row>): AsyncGenerator<Row | Plot> {
  let plot: Plot | null = null
  for await (const row of rows) {
    if (plot !== null && !continues(plot.row, row)) {
      yield plot
      plot = null
    }
    if (row.cells.forme !== undefined) {
      yield row
      continue
    }
    plot ??= { row, ring: [], different: [] }
    if (plot.ring.length <= MAX_VERTICES) plot.ring.push(vertexOf(row))
    if (plot.different.length < MAX_DIFFERENT && isDifferent(plot.row, row)) plot.different.push(row)
  }
  if (plot !== null) yield plot
}

// Returns true if a row belongs to the same plot. A line names its plot by its reference, or else by its producer and name. An
// empty cell has the value of the plot's first line.
function continues(first: Row, row: Row): boolean {
  const { reference, forme } = row.cells
  if (forme !== undefined) return false
  if (reference !== undefined) return reference.text === first.cells.reference?.text
  return ['producteur', 'nom'].every((code) => isInherited(first, row, code))
}

function isInherited(first: Row, row: Row, code: string): boolean {
  const text = row.cells[code]?.text
  return text === undefined || text === first.cells[code]?.text
}

function isDifferent(first: Row, row: Row): boolean {
  if (row.beyond !== undefined) return true
  return Object.keys(row.cells).some((code) => !isVertex(code) && !isInherited(first, row, code))
}

const isVertex = (code: string) => VERTEX.some((name) => name === code)

function vertexOf({ numero, cells }: Row): Vertex {
  const position: number[] = []
  for (const colonne of VERTEX) {
    const value = degrees(cells[colonne], colonne)
    if (value === null) {
      const lu = cells[colonne]?.text.slice(0, SHOWN) ?? ''
      return { wrong: { raison: 'degres', numero, colonne, lu } }
    }
    position.push(value)
  }
  return { position }
}

function plotRowOf({ row, ring, different }: Plot): Row {
  const { longitude, latitude, ...cells } = row.cells
  if (ring.length === 1 && longitude === undefined && latitude === undefined) return row
  const points = ring.flatMap((one) => ('position' in one ? [one.position] : []))
  const faulty = ring.find((one) => 'wrong' in one)
  const isWhole = faulty === undefined && ring.length <= MAX_VERTICES
  const [first] = points
  const last = points.at(-1)
  if (isWhole && first !== undefined && last !== undefined && String(first) !== String(last))
    points.push(first)
  const outline = { text: `${ring.length} sommets`, shape: { type: 'Polygon', coordinates: [points] } }
  const found = ring.length === 1 ? shapeOf({ type: 'Point', coordinates: first }) : outline
  const forme: Cell = isWhole ? found : { text: outline.text, ...faulty }
  const plot = { ...row, cells: { ...cells, forme } }
  return different.length === 0 ? plot : { ...plot, lines: [plot, ...different] }
}
