// Lays out the picture of a genealogy with dagre: records in layers from left to right, and links between them.
import dagre from '@dagrejs/dagre'
import { wrap } from './lettering.ts'
import { keyOf, type Link, type Node, type ZonedGenealogy } from './model.ts'
import { day, kilograms, lines, movementOf } from './words.ts'

// Greatest number of bends in a picture: a link over many layers has a bend in each. More bends are illegible and take too long.
const MOST_BENDS = 1500
// Greatest number of links with a label: more labels would hide the picture.
const MOST_LABELS = 60
// Greatest number of records for the better layering, which is slow with more.
const MOST_TIGHT = 120

/** Measures in pixels: a box and its text. */
export const BOX = { width: 240, line: 16, padding: 9, size: 12 } as const
/** Measures in pixels: the label of a link. */
export const LABEL = { width: 112, height: 44, line: 13, size: 11 } as const

type Point = { x: number; y: number }

/** A record: the middle of its box, and the rows of its text; the first rows are its name. */
export type Box = Point & {
  node: Node
  height: number
  text: { row: string; isName: boolean }[]
  full: string
}

/** A link: its points, its weight relative to the heaviest link, its title, and its label with the label's position. */
export type Path = {
  points: Point[]
  weight: number
  title: string
  label: (Point & { rows: string[] }) | null
}

/** The records and links of a picture; the plane starts at 0, 0. */
export type Layout = { boxes: Box[]; paths: Path[]; width: number; height: number }

/** Lays out a genealogy. */
export function layOut({ genealogie: { noeuds, liens }, fuseau_horaire }: ZonedGenealogy): Layout {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  const ranker = noeuds.length <= MOST_TIGHT ? 'network-simplex' : 'longest-path'
  const drawn = drawable(noeuds, liens)
  const isLabelled = drawn.length <= MOST_LABELS
  graph.setGraph({ rankdir: 'LR', nodesep: 16, edgesep: 12, ranksep: isLabelled ? 80 : 160, ranker })
  const blank = noeuds.map((node) => boxOf(node, fuseau_horaire))
  for (const { node, height } of blank) graph.setNode(keyOf(node), { width: BOX.width, height })
  for (const [n, { from, to }] of drawn.entries())
    graph.setEdge(from, to, isLabelled ? { ...LABEL, labelpos: 'c' } : {}, String(n))
  dagre.layout(graph)
  const boxes = blank.map((box) => ({ ...box, ...(graph.node(keyOf(box.node)) as Point) }))
  const placed = new Map(boxes.map((box) => [keyOf(box.node), box]))
  const columns = new Set(boxes.map(({ x }) => Math.round(x)))
  const beside = offsetsOf(drawn)
  const heaviest = Math.max(1, ...liens.map(({ quantite_g }) => quantite_g))
  const paths = drawn.map(({ from, to, link }, n): Path => {
    const { points, x, y } = graph.edge(from, to, String(n)) as Point & { points: Point[] }
    const [start, end] = [placed.get(from), placed.get(to)]
    const aside = beside[n] ?? 0
    const rows = [movementOf(link), day(link.date_operation, fuseau_horaire), kilograms(link.quantite_g)]
    return {
      points: start && end ? route(start, end, points, columns, isLabelled, aside) : points,
      weight: link.quantite_g / heaviest,
      title: rows.join(' · '),
      label: isLabelled ? { x, y, rows } : null,
    }
  })
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return { boxes, paths, width, height }
}

function boxOf(node: Node, timeZone: string): Box {
  const all = lines(node, timeZone)
  const text = all.flatMap((line, i) =>
    wrap(
      line,
      BOX.width - 2 * BOX.padding - (node.sens === 'lot' && i === 0 ? 16 : 0),
      BOX.size,
      2,
      i === 0,
    ).map((row) => ({
      row,
      isName: i === 0,
    })),
  )
  return { node, x: 0, y: 0, height: text.length * BOX.line + 2 * BOX.padding, text, full: all.join('\n') }
}

// Routes a link from the right side of a box to the left side of another. The link is level where it passes boxes and labels of
// the columns between them; other bends of dagre are dropped.
function route(
  start: Box,
  end: Box,
  points: Point[],
  columns: ReadonlySet<number>,
  isLabelled: boolean,
  aside: number,
): Point[] {
  if (start.x >= end.x) return points // the link goes backwards: it is part of a cycle
  const half = BOX.width / 2
  const between = points.slice(1, -1).flatMap(({ x, y }) => {
    const reach = columns.has(Math.round(x)) ? half : isLabelled ? LABEL.width / 2 : 0
    return reach === 0 ? [] : [-reach, reach].map((side) => ({ x: x + side, y }))
  })
  return [{ x: start.x + half, y: start.y + aside }, ...between, { x: end.x - half, y: end.y + aside }]
}

// Offsets links between the same two records, so that they do not overlap.
function offsetsOf(drawn: readonly DrawnLink[]): number[] {
  const seen = new Map<string, number>()
  return drawn.map(({ from, to }) => {
    const key = `${from} ${to}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return (before % 2 === 0 ? 1 : -1) * Math.ceil(before / 2) * 7
  })
}

type DrawnLink = { from: string; to: string; link: Link }

// Returns the links to draw, up to the limit of bends. Links over few layers come first.
function drawable(nodes: readonly Node[], links: readonly Link[]): DrawnLink[] {
  const layers = new Map(
    nodes.map((node) => [keyOf(node), node.profondeur * (node.sens === 'amont' ? -1 : 1)]),
  )
  const spans = links
    .map((link) => {
      const from = keyOf({ genre: link.de_genre, id: link.de_id })
      const to = keyOf({ genre: link.vers_genre, id: link.vers_id })
      return { from, to, link, span: Math.abs((layers.get(to) ?? 0) - (layers.get(from) ?? 0)) }
    })
    .sort((a, b) => a.span - b.span)
  let bends = 0
  return spans.flatMap(({ span, ...drawn }) => {
    bends += span
    return bends <= MOST_BENDS ? [drawn] : []
  })
}
