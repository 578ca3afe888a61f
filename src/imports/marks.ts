// Recognizes the conventions of a file's columns. `1.250` may be two different numbers and `03/04/2026` two different days; the
// other cells of the column decide.

import { areaFigure } from '@sillon/telephone/values/areas'
import { type DayOrder, orderOf } from '@sillon/telephone/values/dates'
import { type Mark, markOf } from '@sillon/telephone/values/numbers'
import type { Cell } from '@sillon/telephone/values/reading'
import { letterOf, type SexWords } from '@sillon/telephone/values/sexes'
import type { Column } from './kind.ts'
import type { Context } from './values.ts'

/** The currencies of the organization. */
export type Currencies = {
  /** The code of its own currency. */
  readonly defaut: string
  /** The codes of its currencies without decimals. */
  readonly entieres: readonly string[]
}

/** The conventions seen in the columns of a file. */
export type ColumnMarks = {
  /** Records the convention of a cell, and returns the context in which its column is read. */
  see(column: Column, cell: Cell, currency: string | undefined): Context
  /** Decides the conventions at the end of the file; returns true if some cells must be read again. */
  settle(): boolean
}

type ColumnObservations = {
  readonly marks: Set<Mark>
  readonly orders: Set<DayOrder>
  readonly sexes: Set<string>
  isAmbiguous: boolean
}
type ColumnConventions = { readonly mark?: Mark; readonly order?: DayOrder; readonly sexes?: SexWords }

/** Starts before the first cell. */
export function columnMarks({ defaut, entieres }: Currencies = { defaut: '', entieres: [] }): ColumnMarks {
  const seen = new Map<string, ColumnObservations>()
  const decided = new Map<string, ColumnConventions>()
  return {
    see({ code, type, mots, monnaie }, cell, currency = defaut) {
      const column = seen.get(code) ?? newColumn()
      seen.set(code, column)
      const order = type === 'date' ? orderOf(cell) : null
      if (order !== null) column.orders.add(order)
      if (mots === 'sexe') column.sexes.add(letterOf(cell.text))
      const figureIn = mots === 'surface' ? areaFigure : (text: string) => text
      const mark = type === 'decimal' && cell.kind === undefined ? markOf(figureIn(cell.text)) : null
      if (mark === 'ambiguous') column.isAmbiguous = true
      else if (mark !== null) column.marks.add(mark)
      const isWhole = monnaie !== undefined && entieres.includes(currency.toUpperCase())
      return { ...decided.get(code), isWhole }
    },
    settle() {
      const before = decided.size
      for (const [code, column] of seen) {
        const found = decisionOf(column)
        if (found !== null) decided.set(code, found)
      }
      return decided.size > before
    },
  }
}

const newColumn = (): ColumnObservations => ({
  marks: new Set(),
  orders: new Set(),
  sexes: new Set(),
  isAmbiguous: false,
})

// Decides the convention of a column. If no date shows the order, the day comes before the month.
function decisionOf({ marks, orders, sexes, isAmbiguous }: ColumnObservations): ColumnConventions | null {
  const [mark] = marks
  if (sexes.has('h') && sexes.has('m')) return { sexes: 'both' }
  if (isAmbiguous && marks.size === 1 && mark !== undefined) return { mark }
  return orders.has('month') ? { order: orders.has('day') ? 'both' : 'month' } : null
}
