// The list of a kind of record: search, filters kept in the URL, and the columns of the table.
import { Anchor, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAddress } from '../../address.ts'
import { useDesk, useWords } from '../../desk.ts'
import { readPath } from '../form/options.ts'
import { Picker } from '../form/Picker.tsx'
import { type ColumnOf, RecordTable } from '../list/RecordTable.tsx'
import { pageOf, useRecords } from '../list/records.ts'
import { hasSheet, type Kind, keyOf } from './kind.ts'
import { readNames } from './names.ts'
import { RecordActs } from './RecordActs.tsx'
import { FICHES } from './texts.ts'
import { Value } from './Value.tsx'
import { ficheOf, headingOf, memberWord, type Row, valueWord } from './values.ts'

/** The records of a kind. */
export function RecordList({ kind, name }: { kind: Kind; name: string }) {
  const desk = useDesk()
  const [search] = useAddress()
  const wanted = [...Object.keys(kind.filters ?? {}), ...(kind.search === undefined ? [] : [kind.search])]
  const query = Object.fromEntries(
    wanted.flatMap((one) => (search[one] === undefined ? [] : [[one, search[one]] as const])),
  )
  const of = useRecords<Row>(['fiches', kind.path, query], async (curseur, signal) => {
    const counted = kind.isCounted === false ? {} : { total: true }
    const paged = { limite: 50, ...(curseur === undefined ? counted : { curseur }) }
    const all = kind.isWhole === true ? query : { ...query, ...paged }
    const page = await readPath(desk, kind.list, { query: all }, signal)
    const rows = page[kind.rows] as readonly Row[]
    const shown = kind.shown === undefined ? rows : rows.map(kind.shown)
    return pageOf(shown, { suivant: null, ...page } as never)
  })
  // Passes only the members that the list shows, so that no other names are read.
  const shown = (row: Row) =>
    Object.fromEntries([...kind.named, ...kind.columns].map((member) => [member, row[member]] as const))
  return (
    <>
      <Filters kind={kind} />
      <RecordTable
        name={name}
        of={of}
        columns={useColumns(kind)}
        idOf={(row) => keyOf(row)}
        names={(rows) => readNames(desk, rows.map(shown))}
      />
    </>
  )
}

function useColumns(kind: Kind): readonly ColumnOf<Row>[] {
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
  const others = kind.columns.map(
    (name): ColumnOf<Row> => ({
      head: memberWord(name, desk.langue),
      cell: (row, names) => <Value name={name} value={row[name]} row={row} names={names} />,
      isNumber: name.endsWith('_g'),
    }),
  )
  // A kind without sheets has its acts in its rows.
  const { acts = [] } = kind
  const inRow: ColumnOf<Row> = {
    head: say('actes'),
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
    <Group align="end" gap="sm" mb="sm">
      {kind.search !== undefined && (
        <Search
          sought={search[kind.search] ?? ''}
          search={(typed) => set(kind.search ?? '', typed === '' ? undefined : typed)}
        />
      )}
      {Object.entries(kind.filters ?? {}).map(([name, offered]) =>
        offered === 'record' ? (
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

// The search runs when the typing pauses.
function Search({ sought, search }: { sought: string; search: (typed: string) => void }) {
  const say = useWords(FICHES)
  const [typed, setTyped] = useState(sought)
  const look = useDebouncedCallback((text: string) => search(text.trim()), PAUSE_MS)
  // The URL changed by «back» or a link.
  useEffect(() => setTyped((text) => (text.trim() === sought ? text : sought)), [sought])
  return (
    <TextInput
      type="search"
      label={say('chercher')}
      maxLength={100}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        look(event.currentTarget.value)
      }}
    />
  )
}

const NEAR = {}
const PAUSE_MS = 300
