// Sorts the rows of a whole list. The URL keeps the order.
import { useMemo } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { type Orders, type Sort, sortRows } from './sorting.ts'
import { LIST } from './texts.ts'

/** The rows in the order of the URL, and the orders that the tools offer; none while rows are missing. */
export function useSorting<Row>(
  rows: readonly Row[],
  sorts: readonly Sort<Row>[] = [],
  isLoaded = true,
): { readonly rows: readonly Row[]; readonly orders: Orders | undefined } {
  const { langue } = useDesk()
  const say = useWords(LIST)
  const [{ tri }, change] = useAddress()
  const isSorted = isLoaded && sorts.length > 0
  const names = sorts.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: orders of the same names compare alike at each call
  const sorted = useMemo(
    () => (isSorted ? sortRows(rows, sorts, tri, langue) : rows),
    [rows, names, tri, langue, isSorted],
  )
  if (!isSorted) return { rows, orders: undefined }
  const offered = sorts.flatMap(({ id, head }) => [
    { value: id, label: say('montant', { membre: head }) },
    { value: `-${id}`, label: say('descendant', { membre: head }) },
  ])
  const isOffered = offered.some(({ value }) => value === tri)
  return {
    rows: sorted,
    orders: {
      value: isOffered ? (tri ?? '') : '',
      offered: [{ value: '', label: say('ordre_usuel') }, ...offered],
      change: (next) => change({ tri: next === '' ? undefined : next }, { replace: true }),
    },
  }
}
