// Reads the values that a person types, on a phone or in a form of the office, by the same rules as the cells of a file. One
// table lists the members that are names, telephones, days and document numbers.
import { country } from './countries.ts'
import { readDay } from './dates.ts'
import type { Reading } from './reading.ts'
import { sex } from './sexes.ts'
import { telephone } from './telephones.ts'
import { identityNumber, isBlank, ownNumber, properName, visible, written } from './texts.ts'

/** A member that can not be read: its JSON pointer, the code of its fault, and the value that people mean by it, if known. */
export type Flaw = { readonly chemin: string; readonly raison: string; readonly proche?: string }

/** The members after reading; a member that can not be read stays as typed. */
export type Members<T> = { readonly lu: T; readonly fautes: readonly Flaw[] }

/** Reads the number of a document or a record: its digits become ASCII, its dashes hyphens. */
export const documentNumber = (text: string): Reading => named(text, ownNumber)

function named(text: string, read: (text: string) => Reading): Reading {
  return isBlank(text) ? { fault: 'texte_illisible' } : read(visible(text))
}

const words = (text: string) => named(text, written)
const name = (text: string) => named(text, properName)

const READERS: Readonly<Record<string, (text: string) => Reading>> = {
  adresse: words,
  categorie: words,
  chauffeur: name,
  contact: words,
  controleur: name,
  destinataire: words,
  immatriculation: documentNumber,
  laboratoire: words,
  localite: words,
  matiere: words,
  nom: name,
  nom_affiche: name,
  organisme: words,
  pays: (text) => country(visible(text)),
  prenoms: name,
  reference: documentNumber,
  sexe: (text) => sex(visible(text)),
  site: words,
  date_naissance: (text) => readDay({ text: visible(text) }),
  telephone: (text) => telephone(visible(text)),
  'mesures/nom': words,
  'piece_identite/numero': (text) => named(text, identityNumber),
  'portee/unite': words,
}

/** Reads the members of a payload or a body, and the members of its objects and lists. */
export function readMembers<T>(given: T): Members<T> {
  const fautes: Flaw[] = []
  return { lu: readAt(given, { chemin: '', names: [] }, fautes) as T, fautes }
}

/** The JSON pointer of a value, and the names of the members that hold it: a list adds no name. */
type Place = { readonly chemin: string; readonly names: readonly string[]; readonly isPlot?: boolean }

// The name of a plot may be a number.
function readerAt({ names, isPlot = false }: Place) {
  const member = names.at(-1) ?? ''
  if (isPlot && member === 'nom') return words
  return READERS[names.slice(-2).join('/')] ?? READERS[member]
}

function readAt(value: unknown, place: Place, fautes: Flaw[]): unknown {
  const { chemin, names } = place
  if (typeof value === 'string') {
    const reading = readerAt(place)?.(value) ?? { value }
    if ('value' in reading) return reading.value
    const { proche } = (reading.details ?? {}) as { readonly proche?: string }
    fautes.push({ chemin, raison: reading.fault, ...(proche !== undefined && { proche }) })
    return value
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((one, at) => readAt(one, { chemin: `${chemin}/${at}`, names }, fautes))
  const isPlot = 'parcelle_id' in value
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => {
      const inner = { chemin: `${chemin}/${member}`, names: [...names, member], isPlot }
      return [member, readAt(one, inner, fautes)]
    }),
  )
}
