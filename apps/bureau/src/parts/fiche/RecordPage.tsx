// The page of a record: its members, its acts, its documents, and the lists that belong to it.
import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core'
import { Refused } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDesk, useWords } from '../../desk.ts'
import { Acts } from '../act/Acts.tsx'
import { readPath } from '../form/options.ts'
import { PageTitle } from '../PageTitle.tsx'
import { Pending } from '../Pending.tsx'
import { type Paper, Papers } from '../paper/Papers.tsx'
import { type Belonging, type Kind, keyOf, placeOfKey } from './kind.ts'
import { useNamesOf } from './names.ts'
import { OnPaper } from './OnPaper.tsx'
import { RecordActs } from './RecordActs.tsx'
import { RecordReads } from './RecordReads.tsx'
import { RowsTable } from './RowsTable.tsx'
import { readRecord } from './reading.ts'
import { FICHES } from './texts.ts'
import { Value } from './Value.tsx'
import { headingOf, isBare, isNameIn, memberWord, type Row } from './values.ts'

/** A record by its id. */
export function RecordPage({ kind, id }: { kind: Kind; id: string }) {
  const say = useWords(FICHES)
  const desk = useDesk()
  const asked = useQuery({
    queryKey: ['fiche', kind.path, id],
    queryFn: ({ signal }) => readRecord(desk, kind, id, signal),
  })
  return (
    <>
      <Anchor
        component={Link}
        to={kind.path}
        search={((all: object) => ({ ...all, id: undefined })) as never}
        size="sm"
      >
        {say('retour')}
      </Anchor>
      {asked.data === undefined && <PageTitle>…</PageTitle>}
      <Pending of={asked}>{(record) => <Sheet kind={kind} record={record} />}</Pending>
    </>
  )
}

function Sheet({ kind, record }: { kind: Kind; record: Row }) {
  const desk = useDesk()
  const names = useNamesOf(record)
  const retold = Object.entries(kind.retold ?? {}).flatMap(([name, by]) => (desk.holds(by) ? [name] : []))
  const hidden = new Set(['id', 'documents', ...(kind.hidden ?? []), ...retold])
  const members = Object.entries(record).filter(
    ([name]) => !hidden.has(name) && !isBare(name) && !isNameIn(name, record),
  )
  const isTable = ([, value]: readonly [string, unknown]) => isRows(value)
  // The members that the list shows come first; empty members are left out.
  const place = ([name]: readonly [string, unknown]) => (kind.columns.includes(name) ? 0 : 1)
  const facts = members
    .filter((member) => !isTable(member) && !isEmpty(member[1]))
    .toSorted((a, b) => place(a) - place(b))
  return (
    <Stack gap="xl">
      <div>
        <PageTitle>{headingOf(record, kind.named, desk, names) || '—'}</PageTitle>
        <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="xs" m={0}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <Text component="dt" size="xs">
                {memberWord(name, desk.langue)}
              </Text>
              <Text component="dd" m={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
                <Value name={name} value={value} row={record} names={names} />
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </div>
      {kind.entite !== undefined && <Acts entite={kind.entite} id={String(record.id)} />}
      <RecordActs
        isSmall={kind.entite !== undefined}
        acts={[...(kind.edit === undefined ? [] : [kind.edit]), ...(kind.acts ?? [])]}
        record={record}
      />
      <RecordReads reads={kind.reads ?? []} record={record} />
      {members.filter(isTable).map(([name, rows]) => (
        <RowsTable
          key={name}
          title={memberWord(name, desk.langue)}
          rows={rows as readonly Row[]}
          owner={record}
          acts={kind.inner?.[name] ?? []}
          reads={kind.innerReads?.[name] ?? []}
          names={names}
        />
      ))}
      {Array.isArray(record.documents) && <Papers papers={record.documents as readonly Paper[]} />}
      {kind.belongings?.map((one) => (
        <Belongings key={one.title} of={one} record={record} />
      ))}
      <OnPaper isSigned={kind.isSigned === true} />
    </Stack>
  )
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

// Lists of records are shown apart; a list of words is shown as a value.
const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null)

function Belongings({ of, record }: { of: Belonging; record: Row }) {
  const say = useWords(FICHES)
  const desk = useDesk()
  const query = of.isWhole === true ? {} : { limite: 200, ...of.query?.(record) }
  const path = of.path.includes('{') ? placeOfKey(keyOf(record)) : {}
  const asked = useQuery({
    queryKey: ['fiche', of.path, query, path],
    queryFn: ({ signal }) => readPath(desk, of.path, { path, query }, signal),
  })
  const rowsOf = (page: Row) => page[of.rows] as readonly Row[]
  const names = useNamesOf({ rows: asked.data === undefined ? [] : rowsOf(asked.data).map(shownOf(of)) })
  // A sheet leaves out the lists that the person may not read, and those of a draft that is not there.
  if (asked.error instanceof Refused && [403, 404].includes(asked.error.status)) return null
  return (
    <Pending of={asked}>
      {(page) => {
        const rows = rowsOf(page)
        if (rows.length === 0) return null
        const { title, columns, heads, acts = [] } = of
        return (
          <RowsTable
            title={say(title)}
            rows={rows}
            columns={columns}
            heads={heads}
            owner={record}
            acts={acts}
            names={names}
          />
        )
      }}
    </Pending>
  )
}

// The columns of a row, whose names are read.
const shownOf =
  ({ columns }: Belonging) =>
  (row: Row): Row =>
    Object.fromEntries(columns.map((name) => [name, row[name]]))
