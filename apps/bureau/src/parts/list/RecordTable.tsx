// A list of the service as a table: it requests the next page near the end of the rows, and draws only the visible rows.
import { Box, Group, Loader, Table, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { count } from '../../words/figures.ts'
import { Pending } from '../Pending.tsx'
import { Refusal } from '../Refusal.tsx'
import classes from './list.module.css'
import { type Names, type Page, type Records, rowsOf } from './records.ts'
import { LIST } from './texts.ts'
import { walk } from './walk.ts'

/** A column: its heading, and the content of a row's cell. While names are loading, the name of a record may be missing. */
export type ColumnOf<Row> = {
  readonly head: string
  readonly cell: (row: Row, names: Names) => ReactNode
  readonly isNumber?: boolean
  /** The width of the screen from which the column is shown. */
  readonly visibleFrom?: 'sm' | 'lg'
  /** The width of the column; the columns without a width share the rest, and longer content is cut. */
  readonly width?: string
}

/** Properties of a table: the list, its columns and its texts. */
type Props<Row> = {
  readonly name: string
  readonly of: Records<Row>
  readonly columns: readonly ColumnOf<Row>[]
  readonly idOf: (row: Row) => string
  /** Reads the names of the records that rows refer to by id. Rows are shown before their names arrive. */
  readonly names?: ((rows: readonly Row[]) => Promise<Names>) | undefined
  /** Returns the sentence with the number of rows; if absent, the default sentence speaks of «rows». */
  readonly counted?: (rows: number, isExact: boolean) => string
  /** The text to show if there are no rows. */
  readonly none?: string
  /** The usual height of a row, in pixels. */
  readonly rowPx?: number
}

// Requests the next page when this many rows remain below.
const AHEAD = 20

/** A list of the service. */
export function RecordTable<Row>(given: Props<Row>) {
  return <Pending of={given.of}>{() => <Rows {...given} />}</Pending>
}

function Rows<Row>({ name, of, columns, idOf, names, counted, none, rowPx = 44 }: Props<Row>) {
  const rows = rowsOf(of)
  const named = useNamesOf({ name, of, idOf, names })
  const place = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowPx,
    overscan: 12,
  })
  const seen = virtual.getVirtualItems()
  const isNearEnd = (seen.at(-1)?.index ?? 0) >= rows.length - AHEAD
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = of
  // A failed request for the next page is not repeated automatically: that could go on forever.
  const isNext = isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
  const total = of.data?.pages[0]?.total
  const [before, after] = [seen[0]?.start ?? 0, virtual.getTotalSize() - (seen.at(-1)?.end ?? 0)]
  return (
    <>
      <Told total={total} shown={rows.length} isWaiting={isFetchingNextPage} counted={counted} />
      {rows.length === 0 && none !== undefined && <Text>{none}</Text>}
      {rows.length > 0 && (
        <Box
          ref={place}
          className={classes.scroll}
          role="group"
          aria-label={name}
          tabIndex={0}
          onKeyDown={(event) => walk(event, virtual.scrollToIndex, rows.length)}
        >
          <Table
            stickyHeader
            aria-label={name}
            highlightOnHover
            layout={columns.some(({ width }) => width !== undefined) ? 'fixed' : 'auto'}
            aria-rowcount={(total?.lignes ?? rows.length) + 1}
          >
            <Head columns={columns} />
            <Table.Tbody>
              <Gap height={before} columns={columns.length} />
              {seen.map(({ index }) => {
                const row = rows[index] as Row
                return (
                  <Table.Tr
                    key={idOf(row)}
                    aria-rowindex={index + 2}
                    data-index={index}
                    ref={virtual.measureElement}
                  >
                    {columns.map(({ head, cell, ...column }) => (
                      <Table.Td key={head} {...lookOf(column)}>
                        {cell(row, named)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                )
              })}
              <Gap height={after} columns={columns.length} />
            </Table.Tbody>
          </Table>
        </Box>
      )}
      {isFetchNextPageError && <Refusal error={of.error} retry={() => void fetchNextPage()} />}
    </>
  )
}

function Head<Row>({ columns }: Pick<Props<Row>, 'columns'>) {
  return (
    <Table.Thead>
      <Table.Tr aria-rowindex={1}>
        {columns.map(({ head, width, ...column }) => (
          <Table.Th key={head} scope="col" w={width} {...lookOf(column)}>
            {head}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}

const lookOf = ({ isNumber, visibleFrom }: Pick<ColumnOf<never>, 'isNumber' | 'visibleFrom'>) => ({
  ta: isNumber === true ? ('right' as const) : ('left' as const),
  ...(visibleFrom === undefined ? {} : { visibleFrom }),
})

type NamesProps<Row> = Pick<Props<Row>, 'name' | 'of' | 'idOf' | 'names'>

// Reads the names of the records on each loaded page. Their cache keys differ from those of the list, so that an act that reloads
// the list does not reload the names.
function useNamesOf<Row>({ name, of, idOf, names }: NamesProps<Row>): Names {
  return useQueries({
    queries: (of.data?.pages ?? []).map(({ rows }) => ({
      queryKey: ['noms de', name, rows.map(idOf)],
      queryFn: async () => (names === undefined || rows.length === 0 ? NO_NAMES : await names(rows)),
    })),
    combine: (all): Names => new Map(all.flatMap(({ data }) => [...(data ?? [])])),
  })
}

const NO_NAMES: Names = new Map()

type ToldProps = Pick<Props<never>, 'counted'> & {
  readonly total: Page<unknown>['total']
  readonly shown: number
  readonly isWaiting: boolean
}

// The number of rows, shown and announced.
function Told({ total, shown, isWaiting, counted }: ToldProps) {
  const say = useWords(LIST)
  const { langue } = useDesk()
  const told = ({ lignes: n, exact }: { lignes: number; exact: boolean }) =>
    counted?.(n, exact) ?? say(exact ? 'lignes' : 'lignes_au_moins', { n, dit: count(n, langue) })
  return (
    <Group gap="xs" mb="xs">
      <Text role="status" size="sm">
        {total === undefined ? say('montrees', { n: shown }) : told(total)}
      </Text>
      {isWaiting && <Loader size="xs" aria-label={say('suite')} />}
    </Group>
  )
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
