// The tables of a document: each list of objects is a table whose cells are changed in place, at every depth.
import { Button, Stack, Table } from '@mantine/core'
import { useDesk, useWords } from '../../desk.ts'
import { DocumentCell } from './DocumentCell.tsx'
import { type Branches, columnsOf, emptyRow, isObject, isTable } from './document.ts'
import { documentWord } from './documentWords.ts'
import { Fold } from './Fold.tsx'
import { isEmptyTable, newRow, type Shape, tablesOf } from './shape.ts'
import { FORM } from './texts.ts'

type Given<Value> = {
  readonly value: Value
  /** The name of the part, for screen readers. */
  readonly at: string
  /** The schema of the part; absent if none is known. */
  readonly shape: Shape | undefined
  change(next: Value): void
}

/** An object: its single values as fields, then its tables and objects, each opened by its name. */
export function Branch({ value, at, shape, change }: Given<Branches>) {
  const { langue } = useDesk()
  const put = (name: string, next: unknown) => change({ ...value, [name]: next })
  // Tables that the document lacks stand there empty.
  const missing = tablesOf(shape).filter((name) => !Object.hasOwn(value, name))
  const members = [...Object.entries(value), ...missing.map((name) => [name, []] as const)]
  return (
    <Stack gap="sm">
      {members.map(([name, part]) => {
        const word = documentWord(name, langue)
        const own = shape?.member(name)
        if (isTable(part) || isEmptyTable(part, own))
          return (
            <Fold key={name} title={`${word} (${part.length})`}>
              <Rows value={part} at={word} shape={own?.row()} change={(next) => put(name, next)} />
            </Fold>
          )
        if (isObject(part))
          return (
            <Fold key={name} title={word}>
              <Branch value={part} at={word} shape={own} change={(next) => put(name, next)} />
            </Fold>
          )
        return (
          <DocumentCell
            key={name}
            label={word}
            at={at}
            value={part}
            like={[part]}
            change={(next) => put(name, next)}
          />
        )
      })}
    </Stack>
  )
}

function Rows({ value, at, shape, change }: Given<readonly Branches[]>) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const columns = columnsOf(value)
  const tables = tablesOf(shape)
  const isNested = (name: string) =>
    tables.includes(name) || value.some((row) => isObject(row[name]) || isTable(row[name]))
  const flat = columns.filter((name) => !isNested(name))
  const nested = columns.filter(isNested)
  const first = () => (value.length === 0 && shape !== undefined ? newRow(shape) : emptyRow(value))
  return (
    <>
      {value.length > 0 && (
        <Table.ScrollContainer
          minWidth={flat.length * 130}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        >
          <Table aria-label={at} verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                {flat.map((name) => (
                  <Table.Th key={name} scope="col">
                    {documentWord(name, langue)}
                  </Table.Th>
                ))}
                <Table.Th scope="col">{say('ligne_actes')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {value.map((row, n) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
                  key={n}
                  n={n + 1}
                  row={row}
                  rows={value}
                  flat={flat}
                  nested={nested}
                  shape={shape}
                  change={(next) => change(value.map((one, m) => (m === n ? next : one)))}
                  remove={() => change(value.filter((_, m) => m !== n))}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Button variant="default" size="compact-sm" mt="xs" onClick={() => change([...value, first()])}>
        {say('ajouter', { nom: at })}
      </Button>
    </>
  )
}

type LineGiven = {
  readonly n: number
  readonly row: Branches
  readonly rows: readonly Branches[]
  readonly flat: readonly string[]
  readonly nested: readonly string[]
  readonly shape: Shape | undefined
  change(next: Branches): void
  remove(): void
}

function Line({ n, row, rows, flat, nested, shape, change, remove }: LineGiven) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  return (
    <Table.Tr>
      {flat.map((name) => (
        <Table.Td key={name} miw={130}>
          <DocumentCell
            at={say('ligne', { n })}
            name={documentWord(name, langue)}
            value={row[name]}
            like={rows.map((one) => one[name])}
            change={(next) => change({ ...row, [name]: next })}
          />
        </Table.Td>
      ))}
      <Table.Td miw={200}>
        {nested.map((name) => (
          <Nested key={name} name={name} row={row} rows={rows} shape={shape?.member(name)} change={change} />
        ))}
        <Button variant="default" size="compact-sm" aria-label={say('enlever_ligne', { n })} onClick={remove}>
          {say('enlever')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}

type NestedGiven = {
  readonly name: string
  readonly row: Branches
  readonly rows: readonly Branches[]
  readonly shape: Shape | undefined
  change(next: Branches): void
}

// An empty table inside a row begins like that of another row, or as the schema says.
function Nested({ name, row, rows, shape, change }: NestedGiven) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const part = row[name]
  const word = documentWord(name, langue)
  const put = (next: unknown) => change({ ...row, [name]: next })
  if (isTable(part))
    return (
      <Fold title={`${word} (${part.length})`}>
        <Rows value={part} at={word} shape={shape?.row()} change={put} />
      </Fold>
    )
  if (isObject(part))
    return (
      <Fold title={word}>
        <Branch value={part} at={word} shape={shape} change={put} />
      </Fold>
    )
  const others = rows.map((one) => one[name])
  const like = others.find(isTable)
  const object = others.find(isObject)
  const own = shape?.row()
  const known = own === undefined ? object && emptyRow([object]) : [newRow(own)]
  const first = like === undefined ? known : [emptyRow(like)]
  return (
    <Button variant="default" size="compact-sm" onClick={() => put(first)}>
      {say('ajouter', { nom: word })}
    </Button>
  )
}
