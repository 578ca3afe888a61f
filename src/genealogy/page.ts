// A genealogy as a page that a person reads: the picture, then the same in a table.
import type { Genealogy, Node } from './model.ts'
import { draw } from './picture.ts'
import { escapeXml, kilograms, nameOf, truncations } from './words.ts'

const WAYS = { lot: 'le lot', amont: 'amont', aval: 'aval' } as const
const HEADINGS = [
  'Sens',
  'Élément',
  'Quantité',
  'Distance',
  'Produit',
  'Date',
  'Lieu',
  'Personne',
  'Statut',
] as const

/** Writes a genealogy as an HTML document without script or style sheet. */
export function toPage(genealogy: Genealogy): string {
  const picture = draw(genealogy).replace(/^<\?xml[^>]*\?>\n/, '')
  const lot = genealogy.noeuds.find(({ sens }) => sens === 'lot')
  const title = escapeXml(`Généalogie : ${lot === undefined ? genealogy.lot_id : nameOf(lot)}`)
  return [
    '<!doctype html>',
    `<html lang="fr"><head><meta charset="utf-8"><title>${title}</title></head><body>`,
    `<h1>${title}</h1>`,
    `<p>${kilograms(genealogy.quantite_g)} ; ${genealogy.amont.noeuds} éléments en amont, ${genealogy.aval.noeuds} en aval.</p>`,
    ...truncations(genealogy).map((note) => `<p><strong>${escapeXml(note)}</strong></p>`),
    picture,
    '<table border="1" cellpadding="4"><thead><tr>',
    ...HEADINGS.map((heading) => `<th scope="col">${heading}</th>`),
    '</tr></thead><tbody>',
    ...genealogy.noeuds.map(row),
    '</tbody></table></body></html>',
  ].join('\n')
}

function row(node: Node): string {
  const cells = [
    WAYS[node.sens],
    nameOf(node),
    kilograms(node.quantite_g),
    String(node.profondeur),
    node.produit?.nom,
    node.date,
    node.lieu?.nom,
    node.personne?.nom,
    node.statut,
  ]
  return `<tr>${cells.map((cell) => `<td>${escapeXml(cell ?? '')}</td>`).join('')}</tr>`
}
