// The decimal marks of a file's columns. `1.250` may mean two numbers; the other cells of its column decide which.
import type { Column } from './kind.ts'
import { type Mark, type Marked, markOf } from './values/numbers.ts'
import type { Cell } from './values/reading.ts'

/** Currencies as the organization uses them. */
export type Currencies = {
  /** The code of its own currency. */
  readonly defaut: string
  /** The codes of those that have no decimals. */
  readonly entieres: readonly string[]
}

/** The marks that were seen in the columns of a file. */
export type ColumnMarks = {
  /** Notes the mark of a cell, and returns how its column is read. */
  see(column: Column, cell: Cell, currency: string | undefined): Marked
  /** Decides at the end of the file; returns true if cells that were ambiguous can be read now. */
  settle(): boolean
}

type Seen = { readonly marks: Set<Mark>; isAmbiguous: boolean }

/** Begins with a file of which nothing was read. */
export function columnMarks({ defaut, entieres }: Currencies = { defaut: '', entieres: [] }): ColumnMarks {
  const seen = new Map<string, Seen>()
  const decided = new Map<string, Mark>()
  return {
    see({ code, monnaie }, { text, kind }, currency = defaut) {
      const mark = kind === undefined ? markOf(text) : null
      const column = seen.get(code) ?? { marks: new Set(), isAmbiguous: false }
      seen.set(code, column)
      if (mark === 'ambiguous') column.isAmbiguous = true
      else if (mark !== null) column.marks.add(mark)
      return {
        mark: decided.get(code),
        isWhole: monnaie !== undefined && entieres.includes(currency.toUpperCase()),
      }
    },
    settle() {
      const before = decided.size
      for (const [code, { marks, isAmbiguous }] of seen) {
        const [mark] = marks
        if (isAmbiguous && marks.size === 1 && mark !== undefined) decided.set(code, mark)
      }
      return decided.size > before
    },
  }
}
