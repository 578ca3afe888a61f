// The columns of a list, and those that a person chose.
import { type ReactNode, useState } from 'react'
import { useDesk } from '../../desk.ts'
import { keepColumns, readColumns } from './kept.ts'
import type { Names } from './records.ts'
import type { Chooser } from './Tools.tsx'

/** A column: its heading, and the content of a row's cell. While names are loading, the name of a record may be missing. */
export type ColumnOf<Row> = {
  readonly head: string
  /** The name under which a person's choice of columns keeps it; the heading unless said. */
  readonly id?: string
  /** True for a column that is shown once a person chooses it. */
  readonly isExtra?: true
  readonly cell: (row: Row, names: Names) => ReactNode
  readonly isNumber?: boolean
  /** The width of the screen from which the column is shown. */
  readonly visibleFrom?: 'sm' | 'lg'
  /** The width of the column; the columns without a width share the rest, and longer content is cut. */
  readonly width?: string
}

const idOfColumn = <Row>({ id, head }: ColumnOf<Row>) => id ?? head

/** Returns the columns that the person chose. The first one names the row and always stays. */
export function useChosen<Row>(columns: readonly ColumnOf<Row>[], kept: string | undefined) {
  const { me } = useDesk()
  const [chosen, set] = useState(() => (kept === undefined ? null : readColumns(me.utilisateur.id, kept)))
  const usual = columns.slice(1).filter(({ isExtra }) => isExtra !== true)
  const ids = chosen ?? usual.map(idOfColumn)
  const chooser: Chooser | undefined =
    kept === undefined
      ? undefined
      : {
          offered: columns.slice(1).map((column) => ({ id: idOfColumn(column), head: column.head })),
          chosen: ids,
          choose: (next) => {
            keepColumns(me.utilisateur.id, kept, next)
            set(next)
          },
        }
  return { columns: columns.filter((column, n) => n === 0 || ids.includes(idOfColumn(column))), chooser }
}
