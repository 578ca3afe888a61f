// Draws a genealogy as a layered SVG, with origins on the left. It uses presentation attributes only: the service's security policy would
// refuse a style sheet.
import { BOX, type Box, LABEL, layOut, type Path } from './layout.ts'
import { widthOf, wrap } from './lettering.ts'
import type { Genealogy, Node, ZonedGenealogy } from './model.ts'
import { count, escapeXml, GENRES, kilograms, titleOf, truncations } from './words.ts'

/** Greatest number of records per direction in a picture: more are illegible. */
export const MOST_NODES = 150

const [MARGIN, LEAST_WIDTH] = [24, 720] // the text above the picture wraps at this width, to be readable on phones
const [INK, LINK] = ['#1a1a1a', '#56675a']
const FILLS: Readonly<Record<string, string>> = {
  lot: '#e3f0dd',
  collecte: '#fdf0c4',
  attendu: '#f1dff7',
  fournisseur: '#fbe3d0',
  producteur: '#fbe3d0',
  expedition: '#d8e7f8',
  perte: '#f9d9d9',
  ajustement: '#e6e6e6',
  reprise: '#e6e6e6',
  inconnu: '#e6e6e6',
}

/** The id of a box and the target of its link, for a picture in a page. */
export type Anchor = { id: string; href: string }

/** Draws a genealogy as a complete SVG document; in a page, its boxes are links. */
export function draw(shown: ZonedGenealogy, anchorOf: ((node: Node) => Anchor) | null = null): string {
  const { genealogie: genealogy } = shown
  const { boxes, paths, width, height } = layOut(shown)
  const w = Math.max(LEAST_WIDTH, Math.ceil(width + 2 * MARGIN))
  const head = header(genealogy, genealogy.liens.length - paths.length, LEAST_WIDTH - 2 * MARGIN)
  const h = Math.ceil(MARGIN + head.height + height + MARGIN)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-labelledby="titre description" font-family="Arial, Helvetica, sans-serif" font-size="${BOX.size}" fill="${INK}">`,
    `<title id="titre">${escapeXml(titleOf(genealogy))}</title>`,
    `<desc id="description">${escapeXml(descriptionOf(genealogy))}</desc>`,
    `<defs><marker id="fleche" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 L10 5 L0 10 z" fill="${LINK}"/></marker></defs>`,
    `<rect width="${w}" height="${h}" fill="#ffffff"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">${head.text}</g>`,
    `<g transform="translate(${MARGIN} ${MARGIN + head.height})">`,
    ...paths.map(drawPath),
    ...paths.map(drawLabel),
    ...boxes.map((box) => {
      const drawn = drawBox(box, box.node.sens === 'lot')
      return anchorOf === null ? drawn : linkTo(drawn, anchorOf(box.node), box.node.sens === 'lot')
    }),
    '</g></svg>',
  ].join('\n')
}

function descriptionOf({ amont, aval }: Genealogy): string {
  const ways = `${count(amont.noeuds, 'élément')} en amont, ${count(aval.noeuds, 'élément')} en aval.`
  return `Les origines du lot sont à gauche, ce qu’il est devenu à droite. ${ways}`
}

// Writes the header: the title, the meaning of the picture, the number of omitted records, and the meaning of the colours.
function header(genealogy: Genealogy, untold: number, width: number): { text: string; height: number } {
  const kinds = [...new Set(genealogy.noeuds.map(({ genre }) => genre))]
  const meaning =
    `Origines à gauche, destinations à droite. Dans chaque case, la part de la masse du lot (${kilograms(genealogy.quantite_g)}) ` +
    'qui y est passée ; un trait est d’autant plus épais que son mouvement est lourd.'
  const rows = [
    { size: 18, isBold: true, color: INK, said: titleOf(genealogy) },
    { size: 13, isBold: false, color: INK, said: meaning },
    ...[...truncations(genealogy), ...leftOut(untold)].map((said) => ({
      size: 13,
      isBold: true,
      color: '#8a1f1f',
      said,
    })),
  ].flatMap(({ said, ...style }) =>
    wrap(said, width, style.size, 4, style.isBold).map((row) => ({ ...style, row })),
  )
  let y = 0
  const texts = rows.map(({ size, isBold, color, row }) => {
    y += Math.round(size * 1.5)
    const weight = isBold ? ' font-weight="bold"' : ''
    return `<text x="0" y="${y}" font-size="${size}"${weight} fill="${color}">${escapeXml(row.trim())}</text>`
  })
  const key = legend(kinds, width, y + 18)
  return { text: [...texts, ...key.marks].join('\n'), height: key.bottom + 20 }
}

function legend(kinds: readonly string[], width: number, top: number): { marks: string[]; bottom: number } {
  let [x, y] = [0, top]
  const marks = kinds.map((kind) => {
    const name = GENRES[kind] ?? kind
    const room = 20 + widthOf(name, BOX.size) + 20
    if (x > 0 && x + room > width) [x, y] = [0, y + 20]
    const mark = `<g><path d="M${x.toFixed(1)} ${y} h14 v12 h-14 z" fill="${fillOf(kind)}" stroke="#555555"/><text x="${(x + 20).toFixed(1)}" y="${y + 11}">${escapeXml(name)}</text></g>`
    x += room
    return mark
  })
  return { marks, bottom: y + 12 }
}

function leftOut(links: number): string[] {
  return links === 0
    ? []
    : [`${links} liens parmi les plus longs ne sont pas tracés ; la forme JSON les dit.`]
}

const fillOf = (genre: string): string => FILLS[genre] ?? '#f4f4f4'

// Draws a curve that is level at every point, so that a link meets boxes from the side.
function drawPath({ points: [start = { x: 0, y: 0 }, ...others], weight, title }: Path): string {
  let [x, y] = [start.x, start.y]
  const bends = others.map((to) => {
    const middle = ((x + to.x) / 2).toFixed(1)
    const bend =
      to.y === y
        ? `L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
        : `C${middle} ${y.toFixed(1)} ${middle} ${to.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
    ;[x, y] = [to.x, to.y]
    return bend
  })
  const d = [`M${start.x.toFixed(1)} ${start.y.toFixed(1)}`, ...bends].join(' ')
  return `<path d="${d}" fill="none" stroke="${LINK}" stroke-width="${(1 + 4 * weight).toFixed(1)}" marker-end="url(#fleche)"><title>${escapeXml(title)}</title></path>`
}

// Draws a label on a white ground, under which the line passes.
function drawLabel({ label }: Path): string {
  if (label === null) return ''
  const { x, y, rows } = label
  const texts = rows.map((row, i) => {
    const said = wrap(row, LABEL.width, LABEL.size, 1)[0] ?? ''
    return `<text x="${x.toFixed(1)}" y="${(y - 10 + i * LABEL.line).toFixed(1)}" font-size="${LABEL.size}" text-anchor="middle">${escapeXml(said)}</text>`
  })
  const width = Math.min(LABEL.width, Math.max(...rows.map((row) => widthOf(row, LABEL.size))) + 16)
  const [left, top] = [x - width / 2, y - LABEL.height / 2]
  return `<g><path d="M${left.toFixed(1)} ${top.toFixed(1)} h${width.toFixed(1)} v${LABEL.height} h-${width.toFixed(1)} z" fill="#ffffff"/>${texts.join('')}</g>`
}

// Makes a box a link. The requested lot has the focus, so that the browser scrolls to it without a script.
function linkTo(drawn: string, { id, href }: Anchor, isLot: boolean): string {
  return `<a id="${escapeXml(id)}" href="${escapeXml(href)}"${isLot ? ' autofocus=""' : ''}>${drawn}</a>`
}

function drawBox({ node, x, y, height, text, full }: Box, isLot: boolean): string {
  const [left, top] = [x - BOX.width / 2, y - height / 2]
  const stroke = isLot ? 'stroke="#1d5c1d" stroke-width="3"' : 'stroke="#555555"'
  const rows = text.map(({ row, isName }, i) => {
    const weight = isName ? ' font-weight="bold"' : ''
    const said = isLot && i === 0 ? `▶ ${row}` : row
    return `<text x="${(left + BOX.padding).toFixed(1)}" y="${(top + BOX.padding + 12 + i * BOX.line).toFixed(1)}"${weight}>${escapeXml(said.trimEnd())}</text>`
  })
  return [
    `<g><title>${escapeXml(full)}</title>`,
    `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${BOX.width}" height="${height}" rx="4" fill="${fillOf(node.genre)}" ${stroke}/>`,
    ...rows,
    '</g>',
  ].join('')
}
