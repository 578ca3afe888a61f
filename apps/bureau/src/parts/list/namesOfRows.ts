// Reads the names of the records that rows refer to by id.
import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Loaded, Names } from './records.ts'

type NamesProps<Row> = {
  readonly name: string
  readonly of: Loaded<Row>
  readonly idOf: (row: Row) => string
  readonly names: ((rows: readonly Row[]) => Promise<Names>) | undefined
}

/**
 * Reads the names of the records on each loaded page. Their cache keys differ from those of the list, so that an act that reloads
 * the list does not reload the names. The queries are made again only when a page arrives: a list of 10,000 rows is drawn many
 * times a second while it is scrolled.
 */
export function useNamesOf<Row>({ name, of, idOf, names }: NamesProps<Row>): Names {
  const latest = useRef({ idOf, names })
  latest.current = { idOf, names }
  const pages = of.data?.pages
  const queries = useMemo(
    () =>
      (pages ?? []).map(({ rows }) => ({
        queryKey: ['noms de', name, rows.map((row) => latest.current.idOf(row))],
        queryFn: async () =>
          latest.current.names === undefined || rows.length === 0
            ? NO_NAMES
            : await latest.current.names(rows),
      })),
    [name, pages],
  )
  return useQueries({ queries, combine })
}

const combine = (all: readonly { readonly data: Names | undefined }[]): Names =>
  new Map(all.flatMap(({ data }) => [...(data ?? [])]))

const NO_NAMES: Names = new Map()
