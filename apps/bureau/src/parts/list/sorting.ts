// The order of a list that is loaded to its end: the browser sorts its rows.

/** The orders of a list, and the one that is asked for. */
export type Orders = {
  readonly value: string
  readonly offered: readonly { readonly value: string; readonly label: string }[]
  change(order: string): void
}

/** An order of a list: its name in the URL, the heading of its column, and what of a row is compared. */
export type Sort<Row> = {
  readonly id: string
  readonly head: string
  readonly by: (row: Row) => string | number | null
}

/** Sorts rows by the order that the URL names (`-` before one that goes down); without one the rows stay as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  sorts: readonly Sort<Row>[],
  tri: string | undefined,
  langue: string,
): readonly Row[] {
  const sort = sorts.find(({ id }) => id === tri?.replace('-', ''))
  if (sort === undefined) return rows
  const sign = tri?.startsWith('-') === true ? -1 : 1
  const collator = new Intl.Collator(langue, { numeric: true })
  // Rows without a value stand at the end of both directions.
  return rows.toSorted((one, other) => {
    const [a, b] = [sort.by(one), sort.by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`))
  })
}
