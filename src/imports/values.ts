// Reads cells by the type of their column.

import { area } from '@sillon/telephone/values/areas'
import { country } from '@sillon/telephone/values/countries'
import { type DayOrder, readDay } from '@sillon/telephone/values/dates'
import { toNarrow } from '@sillon/telephone/values/digits'
import { documentNumber } from '@sillon/telephone/values/members'
import { decimal, type NumberContext } from '@sillon/telephone/values/numbers'
import { type Cell, MAX_TEXT, type Reading } from '@sillon/telephone/values/reading'
import { type SexWords, sex } from '@sillon/telephone/values/sexes'
import { telephone } from '@sillon/telephone/values/telephones'
import {
  identifier,
  identityNumber,
  isBlank,
  ownNumber,
  properName,
  written,
} from '@sillon/telephone/values/texts'
import type { Column } from './kind.ts'

/** The convention for ambiguous cells, which the rest of the column decides. */
export type Context = NumberContext & {
  readonly order?: DayOrder | undefined
  readonly sexes?: SexWords | undefined
}

/** Reads a cell that is not empty. */
export function readCell(cell: Cell, column: Column, context: Context = {}): Reading {
  if (cell.kind === 'formule') return { fault: 'formule_refusee' }
  if (cell.kind === 'booleen') return { fault: 'booleen_inattendu' }
  if (isFailed(cell)) return { fault: 'cellule_en_erreur' }
  if (cell.text.length > MAX_TEXT) return { fault: 'texte_trop_long' }
  if (cell.text.includes('\0') || !cell.text.isWellFormed()) return { fault: 'texte_illisible' }
  return READERS[column.type](cell, column, context)
}

/** Returns true for a cell without letters or digits: it counts as empty. */
export function isUnsaid({ text, kind }: Cell, { type }: Column): boolean {
  return type !== 'forme' && kind === undefined && isBlank(text)
}

/** Returns true for a column whose texts name a record: a code, a number, a reference. */
export function isIdentifier({ type, mots, chiffres, cle, entite }: Column): boolean {
  return (type === 'code' && mots === undefined) || chiffres === true || cle === true || entite !== undefined
}

// Texts that spreadsheets leave for a failed computation, in either language.
const ERRORS =
  /^(?:Err:[0-9]{3}|#(?:N\/A|NA|REF!|VALUE!|VALEUR!|NAME\?|NOM\?|DIV\/0!|NULL!|NUL!|NUM!|NOMBRE!|SPILL!|CALC!|GETTING_DATA))$/i

// Texts that programs write for a missing value. The match is case-sensitive, because Null and Nan are family names.
const NOTHING = new Set(['NULL', 'null', '(null)', '\\N', 'NaN', 'nan', '<NA>', 'N/A', 'n/a', 'undefined'])

/** Returns true if a cell holds a computation error, or a program's text for a missing value. */
export function isFailed({ text, kind }: Cell): boolean {
  return kind === 'erreur' || ERRORS.test(text) || NOTHING.has(text)
}

function readerOf(column: Column): (text: string) => Reading {
  if (column.chiffre === true) return identityNumber
  if (column.chiffres === true) return documentNumber
  if (column.entite !== undefined) return identifier
  if (column.cle === true) return ownNumber
  return column.appelle === true ? properName : written
}

type CellReader = (cell: Cell, column: Column, context: Context) => Reading

const READERS: Readonly<Record<Column['type'], CellReader>> = {
  texte: (cell, column) => spoiledFault(cell) ?? readerOf(column)(cell.text),
  code: (cell, column, context) => spoiledFault(cell) ?? codeIn(cell.text, column, context),
  telephone: (cell) => spoiledFault(cell) ?? telephone(cell.text),
  decimal: readNumber,
  date: (cell, _column, { order }) => readDay(cell, order),
  liste: ({ text }) => ({
    value: text
      .split(/[,;|\n\u060C\u061B\u3001\uFF0C\uFF1B]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  }),
  ajustements: ({ text }) => adjustments(text),
  forme: ({ shape, wrong }) =>
    shape === undefined ? { fault: 'forme_illisible', ...(wrong && { details: wrong }) } : { value: shape },
}

function codeIn(text: string, { mots }: Column, { sexes }: Context): Reading {
  if (mots === 'sexe') return sex(text, sexes)
  return mots === 'pays' ? country(text) : upperCase(identifier(text))
}

const upperCase = (reading: Reading): Reading =>
  'fault' in reading ? reading : { value: toNarrow(String(reading.value)).toUpperCase() }

// Returns the fault of a cell that a workbook stores as a day or a number instead of text; numbers keep only 15 digits.
function spoiledFault(cell: Cell): Reading | undefined {
  if (cell.kind === 'jour') {
    const day = readDay(cell)
    return { fault: 'jour_inattendu', details: 'value' in day ? { lu: day.value } : {} }
  }
  const isShortened = cell.kind === 'nombre' && Math.abs(Number(cell.text)) >= 1e15
  return isShortened ? { fault: 'nombre_abrege' } : undefined
}

// A number stored by a workbook is never ambiguous: its decimal mark is a point. `5 %` is valid only in a column of percents.
function readNumber({ text, kind }: Cell, column: Column, marked: Context): Reading {
  const { decimales: decimals = 0, pourcent = false } = column
  const isShare = SHARE.test(text)
  if ((isShare && !pourcent) || kind === 'jour') return { fault: 'nombre_illisible' }
  if (column.mots === 'surface' && kind === undefined) return area(text, marked)
  const bare = isShare ? text.slice(0, -1) : text
  const reading =
    kind === undefined ? decimal(bare, decimals, marked) : decimal(bare, decimals, { mark: '.' })
  return pourcent && !isShare ? shareOf(reading, decimals) : reading
}

const SHARE = /[%\uFF05\u066A]$/u

// A spreadsheet stores 5 % as 0.05, so a share below one percent without a percent sign may be either.
function shareOf(reading: Reading, decimals: number): Reading {
  const value = 'value' in reading ? Number(reading.value) : 0
  if (value <= 0 || value >= 10 ** decimals) return reading
  const share = value / 10 ** decimals
  return {
    fault: 'part_ambigue',
    details: { lectures: [`${share} %`, `${Number((share * 100).toFixed(decimals))} %`] },
  }
}

// `brix > 140 par 10 : 5 max 3`: above 140, each whole step of 10 adds 5 to the price per kilogram, three times at most.
const ADJUSTMENT =
  /^([a-z][a-z0-9_]*)\s*([<>])\s*(-?\d{1,9})\s+(?:par|per)\s+(\d{1,9})\s*:\s*([+-]?\d{1,9})(?:\s+max\s+(\d{1,9}))?$/

function adjustments(text: string): Reading {
  const read = text
    .split(/[|\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => ADJUSTMENT.exec(item))
  if (read.includes(null)) return { fault: 'ajustement_illisible' }
  const value = read.map((found) => {
    const [, mesure, sign, seuil, pas, montant_kg, maximum_pas] = found ?? []
    return {
      mesure,
      sens: sign === '>' ? 'au_dessus' : 'au_dessous',
      seuil: Number(seuil),
      pas: Number(pas),
      montant_kg: Number(montant_kg),
      ...(maximum_pas === undefined ? {} : { maximum_pas: Number(maximum_pas) }),
    }
  })
  return { value }
}
