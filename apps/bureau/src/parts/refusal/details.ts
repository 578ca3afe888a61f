// Explains the details of a refusal: members by their labels, masses in kilograms, records by their kind and id, permissions and
// reasons by their labels. No member is shown in the service's notation.
import type { Desk } from '../../desk.ts'
import { term } from '../../words/terms.ts'
import type { Language } from '../../words/words.ts'
import { memberWord, type Row, recordOf, told, valueWord } from '../fiche/values.ts'

/** A text, or a record that is shown as a link; `text` is the record's reference if the details contain it. */
export type Piece = string | { readonly fiche: string; readonly id: string; readonly text: string | null }
/** A line: the label of a member, its values, and the lines of the objects inside it. */
export type Line = {
  readonly label: string
  readonly pieces: readonly Piece[]
  readonly within: readonly (readonly Line[])[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
// Texts that are left out: the route of an act, which starts from the record's page, and the validator's sentence, which the form
// shows at the field.
const UNTOLD = /^(?:(?:GET|POST|PATCH|PUT) \/|must )/
// Members that are left out: the name of a database constraint, because the message already explains it.
const UNNAMED = new Set(['contrainte'])
// A code of the service: a motif, a decision, a permission, a measurement.
const WORD = /^[a-z][a-z0-9_.]*$/
// The members by which an object names a record: its kind, id and reference.
const NAMING = new Set(['entite', 'genre', 'id', 'entite_id', 'reference', 'numero', 'autre'])

/** Returns the lines that explain the details of a refusal; none if the form shows both versions or what is to be confirmed. */
export function linesOf(details: unknown, desk: Desk): Line[] {
  if (Array.isArray(details)) return [lineOf('', details, {}, desk)].flatMap(toldLine)
  if (!isRow(details) || 'fiche' in details || 'declassements' in details) return []
  return membersOf(details, desk)
}

function membersOf(row: Row, desk: Desk): Line[] {
  const named = namedBy(row)
  const first =
    named === null ? [] : [{ label: memberWord('entite', desk.langue), pieces: [named], within: [] }]
  const rest = Object.entries(row)
    .filter(([name]) => named === null || !NAMING.has(name))
    .flatMap(([name, value]) => toldLine(lineOf(name, value, row, desk)))
  return [...first, ...rest]
}

// An object that names a record by its kind and its id.
function namedBy(row: Row): Exclude<Piece, string> | null {
  const fiche = row.entite ?? row.genre
  const id = row.id ?? row.entite_id
  if (typeof fiche !== 'string' || typeof id !== 'string' || !UUID.test(id)) return null
  const text = row.reference ?? row.numero
  return { fiche, id, text: typeof text === 'string' ? text : null }
}

function lineOf(name: string, value: unknown, row: Row, desk: Desk): Line {
  const values = Array.isArray(value) ? value : [value]
  return {
    label: memberWord(name, desk.langue),
    pieces: values.flatMap((one) => pieceOf(name, one, row, desk)),
    within: values
      .flatMap((one) => (isRow(one) ? [membersOf(one, desk)] : []))
      .filter(({ length }) => length > 0),
  }
}

function pieceOf(name: string, value: unknown, row: Row, desk: Desk): Piece[] {
  if (value === null || value === undefined || value === '' || typeof value === 'object') return []
  const text = String(value)
  if (UNTOLD.test(text) || UNNAMED.has(name)) return []
  if (UUID.test(text)) {
    const fiche = recordOf(name) ?? recordOf(name.replace(/s$/, '_id'))
    return fiche === undefined ? [] : [{ fiche, id: text, text: null }]
  }
  if (PATHS.has(name))
    return [memberWord(text.split('/').findLast((part) => /\D/.test(part)) ?? text, desk.langue)]
  return [
    WORD.test(text) && typeof value === 'string' ? wordOf(text, desk.langue) : told(name, value, row, desk),
  ]
}

// Members whose value is the name or the path of another member.
const PATHS = new Set(['parametre', 'chemin', 'champ', 'champs'])

function wordOf(text: string, langue: Language): string {
  const words = [valueWord, term, memberWord].map((wordIn) => wordIn(text, langue))
  return words.find((word) => word !== text) ?? text
}

const toldLine = (line: Line): Line[] => (line.pieces.length + line.within.length > 0 ? [line] : [])
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the ids of the records in the given lines, by kind. */
export function recordsIn(lines: readonly Line[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const { pieces, within } of lines) {
    for (const piece of pieces)
      if (typeof piece !== 'string') all.set(piece.fiche, (all.get(piece.fiche) ?? new Set()).add(piece.id))
    for (const [fiche, ids] of recordsIn(within.flat()))
      all.set(fiche, new Set([...(all.get(fiche) ?? []), ...ids]))
  }
  return all
}
