// Converts a row to the request of its office act and validates it against the act's schema. The database looks up the records to
// which its texts refer.

import type { Cell } from '@sillon/telephone/values/reading'
import { oneLine } from '@sillon/telephone/values/texts'
import { doubtsAbout } from './doubts.ts'
import { type Finding, faultOf, warningOf } from './fault.ts'
import { findingsFrom, judgeOf } from './judge.ts'
import type { Column, Demand, Kind } from './kind.ts'
import { columnMarks } from './marks.ts'
import { linesOf, type Row } from './readers/sheet.ts'
import { storable } from './readers/text.ts'
import { type Context, isFailed, isIdentifier, isUnsaid, readCell } from './values.ts'

/** A row as the database stores it. */
export type ConvertedRow = {
  readonly numero: number
  readonly cellules: Record<string, string>
  readonly demande: Demand | null
  readonly renvois: Record<string, { entite: string; texte: string; colonne: string }>
  readonly cle: string | null
  readonly constats: Finding[]
}

/** Converts rows of one kind, in order. */
export type ConvertRow = (row: Row) => ConvertedRow

// A placeholder for an id that is not looked up yet, so that the schema accepts the request.
const SOMEBODY = '00000000-0000-4000-8000-000000000000'
const MAX_CELL = 1_000

/** Makes the converter of a kind; it stores the names of earlier rows to find duplicates. */
export function createRowConverter(kind: Kind, marks = columnMarks(), judge = judgeOf(kind)): ConvertRow {
  const called = new Map<string, number>()
  const contextOf = ({ column, cell }: Place, { cells }: Row): Context =>
    cell === undefined ? {} : marks.see(column, cell, cells[column.monnaie ?? '']?.text)
  return (row) => {
    const { numero, cells } = row
    const constats: Finding[] = []
    const renvois: ConvertedRow['renvois'] = {}
    const demande = kind.base?.() ?? {}
    if (kind.lignes !== undefined) demande[kind.lignes] = linesOf(row).map(() => ({}))
    for (const place of kind.colonnes.flatMap((column) => placesOf(kind, column, row)))
      constats.push(...take(place, contextOf(place, row), demande, renvois))
    constats.push(...contradictionsIn(kind, row), ...extraCellsIn(row))
    if (linesOf(row).some(({ isHidden }) => isHidden)) constats.push(warningOf('ligne_masquee'))
    const cle = nameOf(kind, cells)
    const before = cle === null ? undefined : called.get(cle)
    constats.push(...twinsOf(kind, row, before))
    if (cle !== null && before === undefined) called.set(cle, numero)
    kind.finish?.(demande)
    constats.push(...findingsFrom(kind, row, judge(demande), constats))
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

// The place of a value in the file and in the request, with its line for a record on several lines.
type Place = {
  readonly column: Column
  /** True if the alternative column of this column is filled. */
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

// Puts a value into the request, and its reference into `renvois`; returns the findings.
function take(
  { column, cell, isReplaced, path, ligne }: Place,
  context: Context,
  demande: Demand,
  renvois: ConvertedRow['renvois'],
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
  const doubts = doubtsAbout(column, cell, ligne)
  if (path === undefined) return doubts
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

// A later line may omit data of the whole record, but may not contradict the first line. Each different value is reported once.
function contradictionsIn({ colonnes }: Kind, row: Row): Finding[] {
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

// Reports another record with the same name, and lines of a plot that do not follow each other.
function twinsOf({ cle }: Kind, { apart }: Row, before: number | undefined): Finding[] {
  const colonne = cle ?? null
  if (apart !== undefined)
    return [faultOf('doublon_fichier', { colonne, details: { numero: apart, raison: 'lignes_separees' } })]
  return before === undefined ? [] : [faultOf('doublon_fichier', { colonne, details: { numero: before } })]
}

// Reports cells beyond the last heading: an unquoted comma in a number or an address split a cell and moved the cells after it.
function extraCellsIn(row: Row): Finding[] {
  return linesOf(row).flatMap(({ numero, beyond: text }) =>
    text === undefined ? [] : [faultOf('cellules_en_trop', { details: { lu: shown(text), numero } })],
  )
}

// Returns the cells of the report: all cells of the first line; of each later line only its own columns, named by column and line
// number.
function shownCells({ colonnes }: Kind, row: Row): Record<string, string> {
  const own = new Set(colonnes.filter(({ parLigne }) => parLigne).map(({ code }) => code))
  const told = linesOf(row).flatMap(({ numero, cells }, at) =>
    Object.entries(cells)
      .filter(([code]) => at === 0 || own.has(code))
      .map(([code, { text }]) => [at === 0 ? code : `${code} (${numero})`, shown(text)] as const),
  )
  return Object.fromEntries(told)
}

const NO_NAMES = new Set(['formule', 'booleen'])

function nameOf({ cle, colonnes }: Kind, cells: Row['cells']): string | null {
  const column = colonnes.find(({ code }) => code === cle)
  const cell = column && cells[column.code]
  if (column === undefined || cell === undefined) return null
  if (isUnsaid(cell, column) || NO_NAMES.has(cell.kind ?? '') || isFailed(cell)) return null
  const reading = isIdentifier(column) ? readCell(cell, column) : null
  return shown(reading !== null && 'value' in reading ? String(reading.value) : oneLine(cell.text))
}

// Sets a value by its path (`a.0.b`). Missing steps become objects; lists already exist in the kind's base.
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

// Cuts a cell for display.
const shown = (text: string): string => storable(text.slice(0, MAX_CELL))
