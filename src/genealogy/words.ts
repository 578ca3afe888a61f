// The French texts of a genealogy's picture and page.
import type { Genealogy, Link, Node, Way } from './model.ts'

/** Kinds of record. */
export const GENRES: Readonly<Record<string, string>> = {
  lot: 'Lot',
  collecte: 'Collecte',
  attendu: 'Référence attendue',
  fournisseur: 'Fournisseur',
  producteur: 'Producteur',
  expedition: 'Expédition',
  perte: 'Perte',
  ajustement: 'Ajustement',
  inconnu: 'Origine inconnue',
  reprise: 'Reprise',
}
// Records without a name: each represents a mass that a movement lost, found, or took from an unknown origin.
const NAMELESS = new Set(['perte', 'ajustement', 'inconnu'])
const MOVEMENTS: Readonly<Record<string, string>> = {
  collecte: 'Collecte',
  fusion: 'Fusion',
  reception: 'Réception',
  rapprochement: 'Rapprochement',
  reprise_reception: 'Reprise de réception',
  correction: 'Correction',
  etape: 'Étape',
  echantillon: 'Échantillon',
  destruction: 'Destruction',
  retour: 'Retour',
  expedition: 'Expédition',
  reprise: 'Reprise',
}
const STATUSES: Readonly<Record<string, string>> = {
  enregistree: 'enregistrée',
  devalidee: 'dévalidée',
  en_attente: 'en attente',
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

/** Escapes a text for an element or a quoted attribute of XML and HTML. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '\uFFFD')
    .replace(/[&<>"']/g, (letter) => MEANT[letter] ?? letter)
}

/** Writes grams as kilograms, without rounding. */
export function kilograms(grams: number): string {
  const rest = String(grams % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${NUMBER.format(Math.floor(grams / 1000))}${rest === '' ? '' : `,${rest}`} kg`
}

/** Writes a number with its noun; the plural takes an s. */
export const count = (n: number, what: string): string => `${NUMBER.format(n)} ${what}${n > 1 ? 's' : ''}`

/** Returns the date in a time zone. */
export const day = (date: string, timeZone: string): string =>
  new Intl.DateTimeFormat('fr', { timeZone, dateStyle: 'short' }).format(new Date(date))

/** Returns the date and time in a time zone. */
export const moment = (date: string, timeZone: string): string =>
  new Intl.DateTimeFormat('fr', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(date))

/** Returns the name of a record. */
export function nameOf({ genre, libelle, id }: Pick<Node, 'genre' | 'libelle' | 'id'>): string {
  const kind = GENRES[genre] ?? genre
  return libelle === null && NAMELESS.has(genre) ? kind : `${kind} ${libelle ?? id.slice(0, 8)}`
}

/** Returns the status of a record. */
export const statusOf = ({ statut }: Node): string => (statut === null ? '' : (STATUSES[statut] ?? statut))

/** Returns the name of a movement. */
export const movementOf = ({ genre }: Pick<Link, 'genre'>): string => MOVEMENTS[genre] ?? genre

/** Returns the title of a genealogy. */
export function titleOf({ noeuds, lot_id }: Genealogy): string {
  const lot = noeuds.find(({ sens }) => sens === 'lot')
  return `Généalogie : ${lot === undefined ? lot_id : nameOf(lot)}`
}

/** Describes a record in a few lines: name, mass, product and date, place, person. */
export function lines(node: Node, timeZone: string): string[] {
  const told = (...words: (string | null | undefined)[]) =>
    words.filter((word) => word != null && word !== '').join(' · ')
  return [
    nameOf(node),
    told(kilograms(node.quantite_g), statusOf(node)),
    told(node.produit?.nom, node.date === null ? null : day(node.date, timeZone)),
    node.lieu?.nom ?? '',
    node.personne?.nom === node.libelle ? '' : (node.personne?.nom ?? ''),
  ].filter((line) => line !== '')
}

/** Returns a sentence for each direction that is not complete. */
export function truncations({ amont, aval }: Genealogy): string[] {
  return [truncationOf(amont, 'en amont (origines)'), truncationOf(aval, 'en aval (destinations)')].filter(
    (sentence) => sentence !== null,
  )
}

function truncationOf({ noeuds, montres, complet }: Way, where: string): string | null {
  if (complet) return null
  const shown = `${NUMBER.format(montres)} des ${NUMBER.format(noeuds)} éléments ${where} sont montrés`
  return `${shown}, les plus proches du lot d’abord ; demandez la forme JSON ou EPCIS pour les autres.`
}
