// A list of the service as a table: it requests the next page near the end of the rows, and draws only the visible rows.
import { Box, Group, Table, Text } from '@mantine/core'
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { Pending } from '../Pending.tsx'
import { Refusal } from '../Refusal.tsx'
import { Missing, Told, useTold } from './Counted.tsx'
import { type ColumnOf, useChosen } from './columns.ts'
import classes from './list.module.css'
import { useNamesOf } from './namesOfRows.ts'
import { usePrinting } from './printing.ts'
import { type Loaded, type Names, rowsOf } from './records.ts'
import type { Orders, Sort } from './sorting.ts'
import { type Exported, Tools } from './Tools.tsx'
import { useSorting } from './useSorting.ts'
import { walk } from './walk.ts'

export type { ColumnOf } from './columns.ts'

/** Properties of a table: the list, its columns and its texts. */
type Props<Row> = {
  readonly name: string
  readonly of: Loaded<Row>
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
  /** The route that gives the list as a table, and its filters. */
  readonly exported?: Exported | undefined
  readonly orders?: Orders | undefined
  /** The orders in which the browser sorts a list that is loaded to its end. */
  readonly sorts?: readonly Sort<Row>[] | undefined
  /** The name under which a person's choice of columns is kept; without it there is no choice. */
  readonly kept?: string
}

// Requests the next page when this many rows remain below.
const AHEAD = 20

/** A list of the service. */
export function RecordTable<Row>(given: Props<Row>) {
  return <Pending of={given.of}>{() => <Rows {...given} />}</Pending>
}

function Rows<Row>(given: Props<Row>) {
  const { name, of, idOf, names, counted, none, rowPx = 44, exported } = given
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = of
  const loaded = useMemo(() => rowsOf({ data }), [data])
  const { rows, orders } = useSorting(loaded, given.sorts, !hasNextPage)
  const { columns, chooser } = useChosen(given.columns, given.kept)
  const isPrinting = usePrinting()
  const named = useNamesOf({ name, of, idOf, names })
  const place = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowPx,
    overscan: 12,
  })
  const seen: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[] = isPrinting
    ? rows.map((_, index) => ({ index, start: 0, end: virtual.getTotalSize() }))
    : virtual.getVirtualItems()
  const isNearEnd = (seen.at(-1)?.index ?? 0) >= rows.length - AHEAD
  // A failed request for the next page is not repeated automatically: that could go on forever.
  const isNext = isNearEnd && !isPrinting && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
  const total = data?.pages[0]?.total
  const [before, after] = [seen[0]?.start ?? 0, virtual.getTotalSize() - (seen.at(-1)?.end ?? 0)]
  return (
    <>
      <Above
        {...{ total, counted, exported, chooser }}
        shown={rows.length}
        isWaiting={isFetchingNextPage}
        orders={given.orders ?? orders}
        isCut={hasNextPage || total?.exact === false}
      />
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
            miw={columns.some(({ isExtra }) => isExtra) ? widthOf(columns) : undefined}
            layout={columns.some(({ width }) => width !== undefined) ? 'fixed' : 'auto'}
            aria-rowcount={(total?.lignes ?? rows.length) + 1}
          >
            <Head columns={columns} />
            <Table.Tbody>
              <Gap height={before} columns={columns.length} />
              {seen.map(({ index }) => {
                const row = rows[index] as Row
                const given = { row, index, columns, named, measure: virtual.measureElement }
                return <Drawn key={idOf(row)} {...given} />
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

type AboveProps = Omit<ComponentProps<typeof Tools>, 'lignes'> &
  ComponentProps<typeof Told> & { readonly isCut: boolean }

// The number of rows and the tools; on paper, what is missing there.
function Above({ exported, orders, chooser, isCut, ...told }: AboveProps) {
  const tell = useTold(told.counted)
  return (
    <>
      <Group justify="space-between" gap="xs" mb="xs">
        <Told {...told} />
        <Tools lignes={told.total && tell(told.total)} {...{ exported, orders, chooser }} />
      </Group>
      {isCut && <Missing {...told} />}
    </>
  )
}

type DrawnProps<Row> = Pick<Props<Row>, 'columns'> & {
  readonly row: Row
  readonly index: number
  readonly named: Names
  readonly measure: (row: HTMLElement | null) => void
}

function Drawn<Row>({ row, index, columns, named, measure }: DrawnProps<Row>) {
  return (
    <Table.Tr aria-rowindex={index + 2} data-index={index} ref={measure}>
      {columns.map(({ head, cell, ...column }) => (
        <Table.Td key={head} {...lookOf(column)}>
          {cell(row, named)}
        </Table.Td>
      ))}
    </Table.Tr>
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

// Columns that a person adds do not take the width of the first one: the table scrolls in its frame.
const widthOf = <Row,>(columns: readonly ColumnOf<Row>[]) =>
  `calc(${columns.map(({ width }) => width ?? '14rem').join(' + ')})`

const lookOf = ({ isNumber, visibleFrom }: Pick<ColumnOf<never>, 'isNumber' | 'visibleFrom'>) => ({
  ta: isNumber === true ? ('right' as const) : ('left' as const),
  ...(visibleFrom === undefined ? {} : { visibleFrom }),
})

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
