// A genealogy drawn as a layered picture, origins on the left. Presentation attributes only: it needs no style sheet, which
// the service's security policy would refuse.
import dagre from '@dagrejs/dagre'
import { type Genealogy, keyOf, type Link, type Node } from './model.ts'
import { escapeXml, kilograms, lines, truncations } from './words.ts'

/** The most nodes that a picture shows of each way: more can not be read. */
export const MOST_NODES = 150
// A link over many layers costs a bend in each: more than so many bends are no picture, and keep everybody waiting.
const MOST_BENDS = 1500

const [WIDTH, LINE, PADDING, MARGIN] = [190, 14, 8, 24]
const FILLS: Readonly<Record<string, string>> = {
  lot: '#e8f1e4',
  collecte: '#fdf3d8',
  attendu: '#f3e3f7',
  expedition: '#dfeaf7',
  perte: '#f7dfdf',
  ajustement: '#eeeeee',
  inconnu: '#eeeeee',
}

type Box = { node: Node; x: number; y: number; height: number; text: string[] }
type Path = { points: { x: number; y: number }[]; width: number; title: string }

/** Draws a genealogy as an SVG document that stands by itself. */
export function draw(genealogy: Genealogy): string {
  const { boxes, paths, width, height } = layOut(genealogy)
  const notes = [...truncations(genealogy), ...untold(genealogy.liens.length - paths.length)]
  const top = MARGIN + notes.length * 20
  const [w, h] = [Math.ceil(width + 2 * MARGIN), Math.ceil(height + top + MARGIN)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-label="Généalogie du lot" font-family="sans-serif" font-size="11">`,
    `<title>Généalogie du lot</title><rect width="${w}" height="${h}" fill="#ffffff"/>`,
    ...notes.map(
      (note, i) => `<text x="${MARGIN}" y="${MARGIN + i * 20}" font-size="14">${escapeXml(note)}</text>`,
    ),
    `<g transform="translate(${MARGIN} ${top})">`,
    ...paths.map(drawPath),
    ...boxes.map(drawBox),
    '</g></svg>',
  ].join('\n')
}

function layOut({ noeuds, liens, lot_id }: Genealogy): {
  boxes: Box[]
  paths: Path[]
  width: number
  height: number
} {
  const graph = new dagre.graphlib.Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 60, ranker: 'longest-path' })
  const texts = new Map(noeuds.map((node) => [keyOf(node), lines(node)]))
  for (const [key, text] of texts)
    graph.setNode(key, { width: WIDTH, height: text.length * LINE + 2 * PADDING })
  const heaviest = Math.max(1, ...liens.map(({ quantite_g }) => quantite_g))
  const links = drawable(noeuds, liens).map((link, n) => {
    const de = keyOf({ genre: link.de_genre, id: link.de_id })
    const vers = keyOf({ genre: link.vers_genre, id: link.vers_id })
    graph.setEdge(de, vers, {}, String(n))
    return { ...link, edge: { v: de, w: vers, name: String(n) } }
  })
  dagre.layout(graph)
  const boxes = noeuds.map((node): Box => {
    const { x, y, height } = graph.node(keyOf(node)) as { x: number; y: number; height: number }
    return { node, x, y, height, text: texts.get(keyOf(node)) ?? [] }
  })
  const paths = links.map(
    ({ edge, quantite_g, genre, date_operation }): Path => ({
      points: (graph.edge(edge) as { points: Path['points'] }).points,
      width: 1 + (4 * quantite_g) / heaviest,
      title: `${genre}, ${date_operation.slice(0, 10)} : ${kilograms(quantite_g)}`,
    }),
  )
  for (const box of boxes) if (box.node.id === lot_id) box.text[0] = `▶ ${box.text[0] ?? ''}`
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return { boxes, paths, width, height }
}

// The links that span the fewest layers, as many as a picture can hold.
function drawable(nodes: readonly Node[], links: readonly Link[]): Link[] {
  const layers = new Map(
    nodes.map((node) => [keyOf(node), node.profondeur * (node.sens === 'amont' ? -1 : 1)]),
  )
  const layer = (genre: string, id: string) => layers.get(keyOf({ genre, id })) ?? 0
  const spans = links
    .map((link) => ({
      link,
      span: Math.abs(layer(link.vers_genre, link.vers_id) - layer(link.de_genre, link.de_id)),
    }))
    .sort((a, b) => a.span - b.span)
  let bends = 0
  return spans.flatMap(({ link, span }) => {
    bends += span
    return bends <= MOST_BENDS ? [link] : []
  })
}

function untold(links: number): string[] {
  return links === 0
    ? []
    : [`${links} liens parmi les plus longs ne sont pas tracés ; la forme JSON les dit.`]
}

function drawPath({ points, width, title }: Path): string {
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
  return `<path d="${d}" fill="none" stroke="#7a8a7a" stroke-opacity="0.7" stroke-width="${width.toFixed(1)}"><title>${escapeXml(title)}</title></path>`
}

function drawBox({ node, x, y, height, text }: Box): string {
  const [left, top] = [x - WIDTH / 2, y - height / 2]
  const stroke = node.sens === 'lot' ? 'stroke="#1d5c1d" stroke-width="3"' : 'stroke="#555555"'
  const rows = text.map((line, i) => {
    const weight = i === 0 ? ' font-weight="bold"' : ''
    return `<text x="${(left + PADDING).toFixed(1)}" y="${(top + PADDING + 10 + i * LINE).toFixed(1)}"${weight}>${escapeXml(clip(line))}</text>`
  })
  return [
    `<g><title>${escapeXml(text.join('\n'))}</title>`,
    `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${WIDTH}" height="${height}" rx="4" fill="${FILLS[node.genre] ?? '#f4f4f4'}" ${stroke}/>`,
    ...rows,
    '</g>',
  ].join('')
}

// About what fits a box; the whole text is the box's title.
function clip(line: string): string {
  const letters = [...line]
  return letters.length <= 30 ? line : `${letters.slice(0, 29).join('')}…`
}
