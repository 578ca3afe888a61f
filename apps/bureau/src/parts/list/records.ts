// A list of the service, page by page, in the cache of queries.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

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

/** A request with one response, from which a list is taken. */
type Asked<Data> = Pick<Loaded<never>, 'error' | 'refetch'> & { readonly data: Data | undefined }

/** A list as a table needs it: its loaded part, and the request for the next page. */
export type Loaded<Row> = {
  readonly data: { readonly pages: readonly Page<Row>[] } | undefined
  readonly error: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  fetchNextPage(): Promise<unknown>
  refetch(): unknown
}

/** Makes a list for a table of rows that a single request gave. A list that was cut has no total. */
export function useWhole<Data, Row>(
  asked: Asked<Data>,
  rowsIn: (data: Data) => readonly Row[],
  isCut: (data: Data) => boolean = () => false,
): Loaded<Row> {
  const { data, error, refetch } = asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions say the same at each call
  const pages = useMemo(() => {
    if (data === undefined) return undefined
    const rows = rowsIn(data)
    return { pages: [{ rows, next: null, total: totalOf(rows.length, isCut(data)) }] }
  }, [data])
  const none = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false }
  return { ...none, data: pages, error, refetch, fetchNextPage: () => Promise.resolve() }
}

const totalOf = (lignes: number, isCut: boolean) => ({ lignes, exact: !isCut })

/** The loaded rows of a list. */
export const rowsOf = <Row>({ data }: Pick<Loaded<Row>, 'data'>): readonly Row[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? []

/** Makes a page from a response of the service. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { suivant, total }: { readonly suivant: string | null; readonly total?: Page<Row>['total'] },
): Page<Row> => ({ rows, next: suivant, total })
