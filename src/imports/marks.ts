// Recognizes the conventions of a file's columns. `1.250` may be two different numbers and `03/04/2026` two different days; the
// other cells of the column decide.

import { type DayOrder, orderOf } from '@sillon/telephone/values/dates'
import { type Mark, markOf } from '@sillon/telephone/values/numbers'
import type { Cell } from '@sillon/telephone/values/reading'
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

type ColumnObservations = { readonly marks: Set<Mark>; readonly orders: Set<DayOrder>; isAmbiguous: boolean }
type ColumnConventions = { readonly mark?: Mark; readonly order?: DayOrder }

/** Starts before the first cell. */
export function columnMarks({ defaut, entieres }: Currencies = { defaut: '', entieres: [] }): ColumnMarks {
  const seen = new Map<string, ColumnObservations>()
  const decided = new Map<string, ColumnConventions>()
  return {
    see({ code, type, monnaie }, cell, currency = defaut) {
      const column = seen.get(code) ?? { marks: new Set(), orders: new Set(), isAmbiguous: false }
      seen.set(code, column)
      const order = type === 'date' ? orderOf(cell) : null
      if (order !== null) column.orders.add(order)
      const mark = type === 'decimal' && cell.kind === undefined ? markOf(cell.text) : null
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

// Decides the convention of a column. If no date shows the order, the day comes before the month.
function decisionOf({ marks, orders, isAmbiguous }: ColumnObservations): ColumnConventions | null {
  const [mark] = marks
  if (isAmbiguous && marks.size === 1 && mark !== undefined) return { mark }
  return orders.has('month') ? { order: orders.has('day') ? 'both' : 'month' } : null
}
