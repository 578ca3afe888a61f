// What a picture and a page of a genealogy say in words.
import type { Genealogy, Node, Way } from './model.ts'

const GENRES: Readonly<Record<string, string>> = {
  lot: 'Lot',
  collecte: 'Collecte',
  attendu: 'Référence attendue',
  fournisseur: 'Fournisseur',
  producteur: 'Producteur',
  expedition: 'Expédition',
  perte: 'Perte',
  ajustement: 'Ajustement',
  inconnu: 'Origine inconnue',
}

const NUMBER = new Intl.NumberFormat('fr')
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const MEANT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as XML and HTML may hold it, in an element or in quotes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '\uFFFD')
    .replace(/[&<>"']/g, (letter) => MEANT[letter] ?? letter)
}

/** A mass in g, told in kg without rounding. */
export function kilograms(grams: number): string {
  const rest = String(grams % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${NUMBER.format(Math.floor(grams / 1000))}${rest === '' ? '' : `,${rest}`} kg`
}

/** What a record is called. */
export function nameOf({ genre, libelle, id }: Node): string {
  return `${GENRES[genre] ?? genre} ${libelle ?? id.slice(0, 8)}`
}

/** A record in a few lines: name, mass, product and date, place, person. */
export function lines(node: Node): string[] {
  const about = [node.produit?.nom, node.date?.slice(0, 10)].filter((word) => word != null)
  const status = node.statut === null ? '' : ` · ${node.statut}`
  return [
    nameOf(node),
    `${kilograms(node.quantite_g)}${status}`,
    about.join(' · '),
    node.lieu?.nom ?? '',
    node.personne?.nom ?? '',
  ].filter((line) => line !== '')
}

/** What the answer leaves out, in words; nothing when it shows all. */
export function truncations({ amont, aval }: Genealogy): string[] {
  return [told(amont, 'en amont (origines)'), told(aval, 'en aval (destinations)')].filter(
    (sentence) => sentence !== null,
  )
}

function told({ noeuds, montres, complet }: Way, where: string): string | null {
  if (complet) return null
  const shown = `${NUMBER.format(montres)} des ${NUMBER.format(noeuds)} éléments ${where} sont montrés`
  return `${shown}, les plus proches du lot d’abord ; demandez la forme JSON ou EPCIS pour les autres.`
}
