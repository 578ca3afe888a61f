// Reads the names of the records that rows refer to by id.
import { useQueries } from '@tanstack/react-query'
import type { Names, Records } from './records.ts'

type NamesProps<Row> = {
  readonly name: string
  readonly of: Records<Row>
  readonly idOf: (row: Row) => string
  readonly names: ((rows: readonly Row[]) => Promise<Names>) | undefined
}

/**
 * Reads the names of the records on each loaded page. Their cache keys differ from those of the list, so that an act that reloads
 * the list does not reload the names.
 */
export function useNamesOf<Row>({ name, of, idOf, names }: NamesProps<Row>): Names {
  return useQueries({
    queries: (of.data?.pages ?? []).map(({ rows }) => ({
      queryKey: ['noms de', name, rows.map(idOf)],
      queryFn: async () => (names === undefined || rows.length === 0 ? NO_NAMES : await names(rows)),
    })),
    combine: (all): Names => new Map(all.flatMap(({ data }) => [...(data ?? [])])),
  })
}

const NO_NAMES: Names = new Map()
