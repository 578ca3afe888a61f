// The list of a kind of record: search, filters kept in the URL, and the columns of the table.
import { Anchor, Group, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import type { Language } from '../../words/words.ts'
import { readPath } from '../form/options.ts'
import { Picker } from '../form/Picker.tsx'
import { type ColumnOf, RecordTable } from '../list/RecordTable.tsx'
import { pageOf, rowsOf, useRecords } from '../list/records.ts'
import { SearchField } from '../list/SearchField.tsx'
import type { Sort } from '../list/sorting.ts'
import { EMPTY, emptyKey } from './empty.ts'
import { hasSheet, type Kind, keyOf } from './kind.ts'
import { readNames } from './names.ts'
import { bothOrders, useOrdering } from './ordering.ts'
import { ORDERS } from './orders.ts'
import { RecordActs } from './RecordActs.tsx'
import { TypedFilter } from './TypedFilter.tsx'
import { FICHES } from './texts.ts'
import { Value } from './Value.tsx'
import { ficheOf, hasWord, headingOf, memberWord, type Row, valueWord } from './values.ts'

/** The records of a kind. */
export function RecordList({ kind, name }: { kind: Kind; name: string }) {
  const desk = useDesk()
  const [search] = useAddress()
  const tell = useWords(EMPTY)
  const wanted = [...Object.keys(kind.filters ?? {}), ...(kind.search === undefined ? [] : [kind.search])]
  const order = ORDERS[kind.list]
  const ordering = useOrdering(bothOrders(order ?? ''))
  const query = Object.fromEntries([
    ...wanted.flatMap((one) => (search[one] === undefined ? [] : [[one, search[one]] as const])),
    ...(order === undefined ? [] : Object.entries(ordering.query)),
  ])
  const of = useRecords<Row>(['fiches', kind.path, query], async (curseur, signal) => {
    const counted = kind.isCounted === false ? {} : { total: true }
    const paged = { limite: 50, ...(curseur === undefined ? counted : { curseur }) }
    const all = kind.isWhole === true ? query : { ...query, ...paged }
    const page = await readPath(desk, kind.list, { query: all }, signal)
    const rows = page[kind.rows] as readonly Row[]
    const shown = kind.shown === undefined ? rows : rows.map(kind.shown)
    return pageOf(shown, { suivant: null, ...page } as never)
  })
  const extras = extrasOf(kind, rowsOf(of))
  // Members that the list can not show need no names.
  const shown = (row: Row) =>
    Object.fromEntries(
      [...kind.named, ...kind.columns, ...extras].map((member) => [member, row[member]] as const),
    )
  return (
    <>
      <Filters kind={kind} />
      <RecordTable
        name={name}
        of={of}
        columns={useColumns(kind, extras)}
        exported={{ path: kind.list, query }}
        orders={order === undefined ? undefined : ordering.orders}
        sorts={kind.isWhole === true ? sortsOf(kind, desk.langue) : undefined}
        none={tell(
          emptyKey(
            kind.name,
            Object.keys(query).some((one) => one !== 'tri'),
          ),
        )}
        kept={kind.path}
        idOf={(row) => keyOf(row)}
        names={(rows) => readNames(desk, rows.map(shown))}
      />
    </>
  )
}

// A list that comes whole is sorted by the members that it shows.
const sortsOf = (kind: Kind, langue: Language): readonly Sort<Row>[] =>
  [...kind.named, ...kind.columns].map((name) => ({
    id: name,
    head: memberWord(name, langue),
    by: ({ [name]: value }) => (typeof value === 'number' ? value : isBlank(value) ? null : String(value)),
  }))

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

// The members that the rows have besides the usual columns; lists and nested records stand on the sheet.
function extrasOf(kind: Kind, rows: readonly Row[]): readonly string[] {
  const usual = new Set(['id', 'version', ...kind.named, ...kind.columns, ...(kind.hidden ?? [])])
  const isNested = (name: string) => rows.some((row) => typeof row[name] === 'object' && row[name] !== null)
  const members = new Set(rows.slice(0, SAMPLE).flatMap(Object.keys))
  return [...members].filter((name) => !usual.has(name) && !isNested(name) && hasWord(name))
}

const SAMPLE = 50

function useColumns(kind: Kind, extras: readonly string[]): readonly ColumnOf<Row>[] {
  const desk = useDesk()
  const say = useWords(FICHES)
  const [first = ''] = kind.named
  const heading: ColumnOf<Row> = {
    head: memberWord(first, desk.langue),
    cell: (row, names) => {
      const text = headingOf(row, kind.named, desk, names) || '—'
      if (!hasSheet(kind)) return text
      return (
        <Anchor
          component={Link}
          to={kind.path}
          search={((all: object) => ({ ...all, id: keyOf(row) })) as never}
          inherit
        >
          {text}
        </Anchor>
      )
    },
  }
  const others = [...kind.columns, ...extras].map(
    (name): ColumnOf<Row> => ({
      head: memberWord(name, desk.langue),
      id: name,
      ...(extras.includes(name) ? { isExtra: true } : {}),
      cell: (row, names) => <Value name={name} value={row[name]} row={row} names={names} />,
      isNumber: name.endsWith('_g'),
    }),
  )
  // A kind without sheets has its acts in its rows.
  const { acts = [] } = kind
  const inRow: ColumnOf<Row> = {
    head: say('actes'),
    id: 'actes',
    cell: (row) => <RecordActs acts={acts} record={row} isSmall />,
  }
  return [heading, ...others, ...(!hasSheet(kind) && acts.length > 0 ? [inRow] : [])]
}

function Filters({ kind }: { kind: Kind }) {
  const say = useWords(FICHES)
  const { langue } = useDesk()
  const [search, change] = useAddress()
  const set = (name: string, value: string | undefined) => change({ [name]: value }, { replace: true })
  return (
    <Group align="end" gap="sm" mb="sm" data-outils>
      {kind.search !== undefined && (
        <SearchField
          label={say('chercher')}
          sought={search[kind.search] ?? ''}
          search={(typed) => set(kind.search ?? '', typed === '' ? undefined : typed)}
        />
      )}
      {Object.entries(kind.filters ?? {}).map(([name, offered]) =>
        offered === 'text' || offered === 'from' || offered === 'until' ? (
          <TypedFilter
            key={name}
            name={name}
            kind={offered}
            value={search[name]}
            set={(value) => set(name, value)}
          />
        ) : offered === 'record' ? (
          <Picker
            key={name}
            label={memberWord(name, langue)}
            schema={{ type: 'string', 'x-sillon': { fr: '', en: '', fiche: ficheOf(name) ?? '' } }}
            draft={search[name]}
            change={(draft) => set(name, typeof draft === 'string' ? draft : undefined)}
            isRequired={false}
            description={undefined}
            error={undefined}
            near={NEAR}
          />
        ) : (
          <NativeSelect
            key={name}
            label={memberWord(name, langue)}
            data={[
              { value: '', label: say('tous') },
              ...(offered === 'flag'
                ? [
                    { value: 'true', label: say('oui') },
                    { value: 'false', label: say('non') },
                  ]
                : offered.map((value) => ({ value, label: valueWord(value, langue) }))),
            ]}
            value={search[name] ?? ''}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ),
      )}
    </Group>
  )
}

const NEAR = {}
