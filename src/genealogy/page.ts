// Writes a genealogy as a page for people: the picture, then the same data in tables.
import { createHash } from 'node:crypto'
import { keyOf, type Link, type Node, type ZonedGenealogy } from './model.ts'
import { draw } from './picture.ts'
import {
  count,
  escapeXml,
  kilograms,
  moment,
  movementOf,
  nameOf,
  statusOf,
  titleOf,
  truncations,
} from './words.ts'

const WAYS = { lot: 'le lot', amont: 'amont', aval: 'aval' } as const
const STYLE = `
:root { color-scheme: light dark }
body { font: 16px/1.45 Arial, Helvetica, sans-serif; margin: 1rem }
h1 { font-size: 1.5rem }
.large { overflow: auto; max-width: 100% }
.image { max-height: 85vh; border: 1px solid #888 }
a:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
:target td { background: #fdf0c4; color: #1a1a1a }
:target a { color: #0b57d0 }
table { border-collapse: collapse; margin: 1rem 0; font-size: .875rem }
caption { font-weight: bold; text-align: left; padding: .5rem 0 }
th, td { border: 1px solid #888; padding: .25rem .5rem; text-align: left; vertical-align: top }
.nombre { text-align: right; white-space: nowrap }
@media print {
  @page { size: landscape; margin: 10mm }
  :root { color-scheme: light }
  .image { max-height: none; border: 0; overflow: visible }
  svg { max-width: 100%; height: auto }
  tr { break-inside: avoid }
}
`
/** The content security policy: allows only the page's own style sheet. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

type Column<Row> = {
  heading: string
  isNumber?: boolean
  of(row: Row): string | null | undefined
  href?(row: Row): string
}

const idOf = ({ genre, id }: Node) => `${genre}-${id}`

// Links a box to its target: another lot to its own page, other records to their row in the table.
const leadingTo = (node: Node): string =>
  node.genre === 'lot' && node.sens !== 'lot'
    ? `../${encodeURIComponent(node.id)}/genealogie?format=html`
    : `#${idOf(node)}`

/** Writes a genealogy as an HTML document without scripts. */
export function toPage(shown: ZonedGenealogy): string {
  const { genealogie: genealogy, fuseau_horaire } = shown
  const { noeuds, liens, amont, aval, quantite_g } = genealogy
  const title = escapeXml(titleOf(genealogy))
  const when = (date: string | null) => (date === null ? '' : moment(date, fuseau_horaire))
  const names = new Map(noeuds.map((node) => [keyOf(node), nameOf(node)]))
  const anchorOf = (node: Node) => ({ id: `image-${idOf(node)}`, href: leadingTo(node) })
  const named = (genre: string, id: string) => names.get(keyOf({ genre, id }))
  const records: Column<Node>[] = [
    { heading: 'Sens', of: ({ sens }) => WAYS[sens] },
    { heading: 'Élément', of: nameOf, href: (node) => `#image-${idOf(node)}` },
    { heading: 'Part de la masse du lot', isNumber: true, of: (node) => kilograms(node.quantite_g) },
    { heading: 'Mouvements d’écart', isNumber: true, of: ({ profondeur }) => String(profondeur) },
    { heading: 'Produit', of: ({ produit }) => produit?.nom },
    { heading: 'Date', of: ({ date }) => when(date) },
    { heading: 'Lieu', of: ({ lieu }) => lieu?.nom },
    { heading: 'Personne', of: ({ personne }) => personne?.nom },
    { heading: 'Statut', of: statusOf },
  ]
  const movements: Column<Link>[] = [
    { heading: 'Date', of: ({ date_operation }) => when(date_operation) },
    { heading: 'Mouvement', of: movementOf },
    { heading: 'De', of: ({ de_genre, de_id }) => named(de_genre, de_id) },
    { heading: 'Vers', of: ({ vers_genre, vers_id }) => named(vers_genre, vers_id) },
    { heading: 'Masse', isNumber: true, of: (link) => kilograms(link.quantite_g) },
  ]
  return [
    '<!doctype html>',
    `<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body>`,
    `<h1>${title}</h1>`,
    `<p>${kilograms(quantite_g)} ; ${count(amont.noeuds, 'élément')} en amont (origines), ${count(aval.noeuds, 'élément')} en aval (destinations). Dates et heures : ${escapeXml(fuseau_horaire)}.</p>`,
    ...truncations(genealogy).map((note) => `<p><strong>${escapeXml(note)}</strong></p>`),
    `<div class="large image" role="region" aria-label="Image" tabindex="0">${draw(shown, anchorOf).replace(/^<\?xml[^>]*\?>\n/, '')}</div>`,
    table('Éléments', records, noeuds, idOf),
    table('Mouvements entre eux', movements, liens),
    '</body></html>',
  ].join('\n')
}

function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  idOf: ((row: Row) => string) | null = null,
): string {
  const cell = ({ isNumber, of, href }: Column<Row>, row: Row) => {
    const said = escapeXml(of(row) ?? '')
    const shown = href === undefined ? said : `<a href="${escapeXml(href(row))}">${said}</a>`
    return `<td${isNumber ? ' class="nombre"' : ''}>${shown}</td>`
  }
  const start = (row: Row) => (idOf === null ? '<tr>' : `<tr id="${escapeXml(idOf(row))}">`)
  return [
    `<div class="large"><table><caption>${caption}</caption><thead><tr>`,
    ...columns.map(({ heading }) => `<th scope="col">${heading}</th>`),
    '</tr></thead><tbody>',
    ...rows.map((row) => `${start(row)}${columns.map((column) => cell(column, row)).join('')}</tr>`),
    '</tbody></table></div>',
  ].join('\n')
}
