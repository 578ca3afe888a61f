// A table of rows on a record's page, with the acts and reads of each row.
import { Table, Title } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import type { Belonging, RecordAct, RecordRead } from './kind.ts'
import { RecordActs } from './RecordActs.tsx'
import { RecordReads } from './RecordReads.tsx'
import { FICHES } from './texts.ts'
import { Value } from './Value.tsx'
import { isBare, isNameIn, memberWord, type Row } from './values.ts'

type Shown = {
  readonly title: string
  readonly rows: readonly Row[]
  readonly columns?: readonly string[]
  readonly heads?: Belonging['heads']
  readonly owner: Row
  readonly acts: readonly RecordAct[]
  readonly reads?: readonly RecordRead[]
  readonly names: ReadonlyMap<string, string>
}

/** The table. Without `columns`, every member of the rows is one. */
export function RowsTable({ title, rows, columns, heads = {}, owner, acts, reads = [], names }: Shown) {
  const { langue } = useDesk()
  const say = useWords(FICHES)
  const hasActs = acts.length + reads.length > 0
  // The amounts of a row are in the currency of its record.
  const withCurrency = (row: Row): Row => ('devise' in row ? row : { ...row, devise: owner.devise })
  const shown =
    columns ??
    [...new Set(rows.flatMap(Object.keys))].filter(
      (name) => name !== 'id' && !isBare(name) && !rows.some((row) => isNameIn(name, row)),
    )
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Table.ScrollContainer
        minWidth={shown.length * 110}
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      >
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              {shown.map((name) => (
                <Table.Th key={name} scope="col">
                  {heads[name] === undefined ? memberWord(name, langue) : say(heads[name])}
                </Table.Th>
              ))}
              {hasActs && <Table.Th scope="col">{say('actes')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, n) => (
              <Table.Tr key={typeof row.id === 'string' ? row.id : n}>
                {shown.map((name) => (
                  <Table.Td
                    key={name}
                    style={typeof row[name] === 'number' ? { whiteSpace: 'nowrap' } : undefined}
                  >
                    <Value name={name} value={row[name]} row={withCurrency(row)} names={names} />
                  </Table.Td>
                ))}
                {hasActs && (
                  <Table.Td>
                    <RecordActs acts={acts} record={row} owner={owner} isSmall />
                    <RecordReads reads={reads} record={row} owner={owner} />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
