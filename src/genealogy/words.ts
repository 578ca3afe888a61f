// What a picture and a page of a genealogy say in words.
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
// What is only what a movement lost, found, or had from nobody known: it has no name of its own.
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

/** So many of something, whose plural takes an s. */
export const count = (n: number, what: string): string => `${NUMBER.format(n)} ${what}${n > 1 ? 's' : ''}`

/** The day that the calendars of a time zone showed. */
export const day = (date: string, timeZone: string): string =>
  new Intl.DateTimeFormat('fr', { timeZone, dateStyle: 'short' }).format(new Date(date))

/** The day and time that the clocks of a time zone showed. */
export const moment = (date: string, timeZone: string): string =>
  new Intl.DateTimeFormat('fr', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(date))

/** What a record is called. */
export function nameOf({ genre, libelle, id }: Pick<Node, 'genre' | 'libelle' | 'id'>): string {
  const kind = GENRES[genre] ?? genre
  return libelle === null && NAMELESS.has(genre) ? kind : `${kind} ${libelle ?? id.slice(0, 8)}`
}

/** The state of a record. */
export const statusOf = ({ statut }: Node): string => (statut === null ? '' : (STATUSES[statut] ?? statut))

/** What a movement is called. */
export const movementOf = ({ genre }: Pick<Link, 'genre'>): string => MOVEMENTS[genre] ?? genre

/** What a genealogy is headed with. */
export function titleOf({ noeuds, lot_id }: Genealogy): string {
  const lot = noeuds.find(({ sens }) => sens === 'lot')
  return `Généalogie : ${lot === undefined ? lot_id : nameOf(lot)}`
}

/** A record in a few lines: name, mass, product and date, place, person. */
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
