// A list of the service, page by page, in the cache of queries.
import { useInfiniteQuery } from '@tanstack/react-query'

/** Names of records, by id. */
export type Names = ReadonlyMap<string, string>
/** A page of a list, and the total number of rows in the list. */
export type Page<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly total: { readonly lignes: number; readonly exact: boolean } | undefined
}

/** Requests a page of a list. The first page includes the total. */
export type AskPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>

/** The records of a list. `asked` identifies the list and its filters in the cache. */
export function useRecords<Row>(asked: readonly unknown[], page: AskPage<Row>) {
  return useInfiniteQuery({
    queryKey: asked,
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The loaded part of a list. */
export type Records<Row> = ReturnType<typeof useRecords<Row>>

/** The loaded rows of a list. */
export const rowsOf = <Row>({ data }: Pick<Records<Row>, 'data'>): readonly Row[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? []

/** Makes a page from a response of the service. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { suivant, total }: { readonly suivant: string | null; readonly total?: Page<Row>['total'] },
): Page<Row> => ({ rows, next: suivant, total })
