// A list of the service as a table: its pages follow one another as it is scrolled, and the rows that are seen alone are drawn.
import { Box, Group, Loader, Table, Text } from '@mantine/core'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { count } from '../../words/figures.ts'
import { Pending } from '../Pending.tsx'
import { Refusal } from '../Refusal.tsx'
import classes from './list.module.css'
import { LIST } from './texts.ts'

/** A page of a list, and how many rows all of them have. */
export type Page<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly total: { readonly lignes: number; readonly exact: boolean } | undefined
}

/** Names of records, by id. */
export type Names = ReadonlyMap<string, string>

/** A column: the words above it, and what it shows of a row, in which records may have no name yet. */
export type ColumnOf<Row> = {
  readonly head: string
  readonly cell: (row: Row, names: Names) => ReactNode
  readonly isNumber?: boolean
}

type Props<Row> = {
  readonly name: string
  /** Filters that identify this list. */
  readonly asked: readonly unknown[]
  /** Asks a page; the total with the first one. */
  readonly page: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>
  /** Reads the names of the records that the rows refer to by id. The rows do not wait for them. */
  readonly names?: ((rows: readonly Row[]) => Promise<Names>) | undefined
  readonly columns: readonly ColumnOf<Row>[]
  readonly idOf: (row: Row) => string
}

const ROW_PX = 44

/** A list of the service. */
export function RecordTable<Row>({ name, asked, page, names, columns, idOf }: Props<Row>) {
  const query = useInfiniteQuery({
    queryKey: asked,
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const found = useQueries({
    queries: (query.data?.pages ?? []).map(({ rows }) => ({
      queryKey: [...asked, 'noms', rows.map(idOf)],
      queryFn: async () => (names === undefined || rows.length === 0 ? NO_NAMES : await names(rows)),
    })),
    combine: (all): Names => new Map(all.flatMap(({ data }) => [...(data ?? [])])),
  })
  // A failed read is retried when the person looks at it again, not forever.
  const hasMore = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  return (
    <Pending of={query}>
      {({ pages }) => (
        <Rows
          name={name}
          columns={columns}
          names={found}
          idOf={idOf}
          rows={pages.flatMap(({ rows }) => rows)}
          total={pages[0]?.total}
          isWaiting={query.isFetchingNextPage}
          more={hasMore ? () => void query.fetchNextPage() : undefined}
          failed={
            query.isFetchNextPageError && (
              <Refusal error={query.error} retry={() => void query.fetchNextPage()} />
            )
          }
        />
      )}
    </Pending>
  )
}

const NO_NAMES: Names = new Map()

type RowsProps<Row> = Pick<Props<Row>, 'name' | 'columns' | 'idOf'> & {
  readonly names: Names
  readonly rows: readonly Row[]
  readonly total: Page<Row>['total']
  readonly isWaiting: boolean
  readonly more: (() => void) | undefined
  /** Why the next page did not come. */
  readonly failed: ReactNode
}

function Rows<Row>({ name, columns, names, idOf, rows, total, isWaiting, more, failed }: RowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  const seen = virtual.getVirtualItems()
  const last = seen.at(-1)?.index ?? 0
  useEffect(() => {
    if (more !== undefined && last >= rows.length - 15) more()
  }, [last, rows.length, more])
  const [before, after] = [seen[0]?.start ?? 0, virtual.getTotalSize() - (seen.at(-1)?.end ?? 0)]
  return (
    <>
      <Told total={total} shown={rows.length} isWaiting={isWaiting} />
      {rows.length > 0 && (
        <Box ref={place} className={classes.scroll} role="group" aria-label={name} tabIndex={0}>
          <Table
            stickyHeader
            aria-label={name}
            highlightOnHover
            aria-rowcount={(total?.lignes ?? rows.length) + 1}
          >
            <Table.Thead>
              <Table.Tr aria-rowindex={1}>
                {columns.map(({ head, isNumber }) => (
                  <Table.Th key={head} scope="col" ta={isNumber ? 'right' : 'left'}>
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Gap height={before} />
              {seen.map(({ index }) => {
                const row = rows[index] as Row
                return (
                  <Table.Tr
                    key={idOf(row)}
                    aria-rowindex={index + 2}
                    data-index={index}
                    ref={virtual.measureElement}
                  >
                    {columns.map(({ head, cell, isNumber }) => (
                      <Table.Td key={head} ta={isNumber ? 'right' : 'left'}>
                        {cell(row, names)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                )
              })}
              <Gap height={after} />
            </Table.Tbody>
          </Table>
        </Box>
      )}
      {failed}
    </>
  )
}

// The number of rows, shown and announced.
function Told({
  total,
  shown,
  isWaiting,
}: {
  total: Page<unknown>['total']
  shown: number
  isWaiting: boolean
}) {
  const say = useWords(LIST)
  const { langue } = useDesk()
  return (
    <Group gap="xs" mb="xs">
      <Text role="status" size="sm">
        {total === undefined
          ? say('montrees', { n: shown })
          : say(total.exact ? 'lignes' : 'lignes_au_moins', {
              n: total.lignes,
              dit: count(total.lignes, langue),
            })}
      </Text>
      {isWaiting && <Loader size="xs" aria-label={say('suite')} />}
    </Group>
  )
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
