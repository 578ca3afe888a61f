// A row understood: its values where the office act has them, judged by the act's own schema; what its words refer to is
// looked up by the database.
import { type Finding, faultOf, warningOf } from './fault.ts'
import { against, judgeOf } from './judge.ts'
import type { Column, Demand, Kind } from './kind.ts'
import { columnMarks } from './marks.ts'
import { linesOf, type Row } from './readers/sheet.ts'
import type { Cell } from './values/reading.ts'
import { oneLine, unprintedIn } from './values/texts.ts'
import { type Context, isFailed, isUnsaid, readCell } from './values.ts'

/** A row as the database keeps it. */
export type Understood = {
  readonly numero: number
  readonly cellules: Record<string, string>
  readonly demande: Demand | null
  readonly renvois: Record<string, { entite: string; texte: string; colonne: string }>
  readonly cle: string | null
  readonly constats: Finding[]
}

/** Reads rows of one kind, in their order. */
export type Understand = (row: Row) => Understood

// Stands for what is not looked up yet.
const SOMEBODY = '00000000-0000-4000-8000-000000000000'
const MAX_CELL = 1_000

/** Makes the reader of a kind: it remembers what the rows before were called. */
export function understanding(kind: Kind, marks = columnMarks(), judge = judgeOf(kind)): Understand {
  const called = new Map<string, number>()
  const contextOf = ({ column, cell }: Place, { cells }: Row): Context =>
    cell === undefined ? {} : marks.see(column, cell, cells[column.monnaie ?? '']?.text)
  return (row) => {
    const { numero, cells } = row
    const constats: Finding[] = []
    const renvois: Understood['renvois'] = {}
    const demande = kind.base?.() ?? {}
    if (kind.lignes !== undefined) demande[kind.lignes] = linesOf(row).map(() => ({}))
    for (const place of kind.colonnes.flatMap((column) => placesOf(kind, column, row)))
      constats.push(...take(place, contextOf(place, row), demande, renvois))
    constats.push(...otherwise(kind, row), ...beyond(row))
    if (linesOf(row).some(({ isHidden }) => isHidden)) constats.push(warningOf('ligne_masquee'))
    const cle = nameOf(kind, cells)
    const before = cle === null ? undefined : called.get(cle)
    if (before !== undefined)
      constats.push(faultOf('doublon_fichier', { colonne: kind.cle ?? null, details: { numero: before } }))
    else if (cle !== null) called.set(cle, numero)
    kind.finish?.(demande)
    constats.push(...against(kind, row, judge(demande), constats))
    const isSound = constats.every(({ gravite }) => gravite !== 'faute')
    return {
      numero,
      cellules: shownCells(kind, row),
      demande: isSound ? demande : null,
      renvois,
      cle,
      constats,
    }
  }
}

// A value's place in the file and in the demand; the line, where its record stands on several.
type Place = {
  readonly column: Column
  /** Whether the column that may stand in its place is filled. */
  readonly isReplaced: boolean
  readonly cell: Cell | undefined
  readonly path: string | undefined
  readonly ligne?: { readonly ligne: number }
}

function placesOf({ lignes }: Kind, column: Column, row: Row): Place[] {
  const { code, chemin, parLigne, sauf = '' } = column
  if (parLigne !== true)
    return [{ column, cell: row.cells[code], isReplaced: row.cells[sauf] !== undefined, path: chemin }]
  return linesOf(row).map(({ numero: ligne, cells }, at) => ({
    column,
    cell: cells[code],
    isReplaced: cells[sauf] !== undefined,
    path: `${lignes}.${at}.${chemin}`,
    ligne: { ligne },
  }))
}

// Puts a value where the demand has it, and what its words refer to beside it; answers what is wrong with it.
function take(
  { column, cell, isReplaced, path, ligne }: Place,
  context: Context,
  demande: Demand,
  renvois: Understood['renvois'],
): Finding[] {
  const { code: colonne, entite, obligatoire } = column
  if (cell === undefined || isUnsaid(cell, column)) {
    if (obligatoire !== true || isReplaced) return []
    const details = { ...(cell && { lu: shown(cell.text) }), ...ligne }
    return [faultOf('valeur_manquante', { colonne, ...((cell ?? ligne) && { details }) })]
  }
  const reading = readCell(cell, column, context)
  if ('fault' in reading)
    return [
      faultOf(reading.fault, { colonne, details: { lu: shown(cell.text), ...reading.details, ...ligne } }),
    ]
  if (path === undefined) return []
  const doubts =
    cell.left === undefined ? [] : [warningOf('forme_partielle', { colonne, details: { ecarte: cell.left } })]
  const letters = column.type === 'texte' && entite === undefined ? unprintedIn(cell.text) : []
  if (letters.length > 0)
    doubts.push(
      warningOf('lettres_non_imprimees', { colonne, details: { lettres: letters.slice(0, 20), ...ligne } }),
    )
  const { value } = reading
  if (entite === undefined) put(demande, path, value)
  else if (Array.isArray(value)) {
    put(
      demande,
      path,
      value.map(() => SOMEBODY),
    )
    for (const [at, texte] of value.entries())
      renvois[`${path}.${at}`] = { entite, texte: String(texte), colonne }
  } else {
    put(demande, path, SOMEBODY)
    renvois[path] = { entite, texte: String(value), colonne }
  }
  return doubts
}

// A later line may leave out what the first one says of the record, and not say otherwise; each other value is told once.
function otherwise({ colonnes }: Kind, row: Row): Finding[] {
  const told = new Set<string>()
  return linesOf(row)
    .slice(1)
    .flatMap(({ numero: ligne, cells }) =>
      colonnes.flatMap(({ code: colonne, parLigne }) => {
        const text = cells[colonne]?.text
        const value = JSON.stringify([colonne, text])
        if (parLigne === true || text === undefined || text === row.cells[colonne]?.text) return []
        if (told.has(value)) return []
        told.add(value)
        return [faultOf('valeur_differente', { colonne, details: { lu: shown(text), ligne } })]
      }),
    )
}

// Cells beyond the last heading: a comma of a number or of an address parted one, and the cells after it have moved.
function beyond(row: Row): Finding[] {
  return linesOf(row).flatMap(({ numero, beyond: text }) =>
    text === undefined ? [] : [faultOf('cellules_en_trop', { details: { lu: shown(text), numero } })],
  )
}

// Of the lines after the first, what each has of its own, under the column and the line.
function shownCells({ colonnes }: Kind, row: Row): Record<string, string> {
  const own = new Set(colonnes.filter(({ parLigne }) => parLigne).map(({ code }) => code))
  const told = linesOf(row).flatMap(({ numero, cells }, at) =>
    Object.entries(cells)
      .filter(([code]) => at === 0 || own.has(code))
      .map(([code, { text }]) => [at === 0 ? code : `${code} (${numero})`, shown(text)] as const),
  )
  return Object.fromEntries(told)
}

function nameOf({ cle, colonnes }: Kind, cells: Row['cells']): string | null {
  const column = colonnes.find(({ code }) => code === cle)
  const cell = column && cells[column.code]
  if (column === undefined || cell === undefined) return null
  if (isUnsaid(cell, column) || cell.kind === 'formule' || isFailed(cell)) return null
  return shown(oneLine(cell.text))
}

// `a.0.b`: what stands on the way is an object, unless the kind's base put a list there.
function put(demande: Demand, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let at = demande
  for (const step of steps) {
    at[step] ??= {}
    at = at[step] as Demand
  }
  at[last] = value
}

// PostgreSQL keeps no NUL in a text, and nobody reads a cell of a megabyte.
function shown(text: string): string {
  return text.slice(0, MAX_CELL).toWellFormed().replaceAll('\0', '\uFFFD')
}
