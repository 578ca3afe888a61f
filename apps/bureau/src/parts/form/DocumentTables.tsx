// The tables of a document: each list of objects is a table whose cells are changed in place, at every depth.
import { Box, Button, Checkbox, Stack, Table, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { type Branches, columnsOf, emptyRow, isObject, isTable, textOf, valueFor } from './document.ts'
import { documentWord } from './documentWords.ts'
import { FORM } from './texts.ts'

type Given<Value> = {
  readonly value: Value
  /** The name of the part, for screen readers. */
  readonly at: string
  change(next: Value): void
}

/** An object: its single values as fields, then its tables and objects, each opened by its name. */
export function Branch({ value, at, change }: Given<Branches>) {
  const { langue } = useDesk()
  const put = (name: string, next: unknown) => change({ ...value, [name]: next })
  return (
    <Stack gap="sm">
      {Object.entries(value).map(([name, part]) => {
        const word = documentWord(name, langue)
        if (isTable(part))
          return (
            <Fold key={name} title={`${word} (${part.length})`}>
              <Rows value={part} at={word} change={(next) => put(name, next)} />
            </Fold>
          )
        if (isObject(part))
          return (
            <Fold key={name} title={word}>
              <Branch value={part} at={word} change={(next) => put(name, next)} />
            </Fold>
          )
        return (
          <Cell
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

// A closed part draws nothing: a pack has thousands of cells.
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, open] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary style={{ minHeight: 24 }}>{title}</summary>
      {isOpen && <Box py="xs">{children}</Box>}
    </details>
  )
}

function Rows({ value, at, change }: Given<readonly Branches[]>) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const columns = columnsOf(value)
  const isNested = (name: string) => value.some((row) => isObject(row[name]) || isTable(row[name]))
  const flat = columns.filter((name) => !isNested(name))
  const nested = columns.filter(isNested)
  const put = (n: number, row: Branches) => change(value.map((one, m) => (m === n ? row : one)))
  return (
    <>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
              <Table.Tr key={n}>
                {flat.map((name) => (
                  <Table.Td key={name} miw={130}>
                    <Cell
                      at={say('ligne', { n: n + 1 })}
                      name={documentWord(name, langue)}
                      value={row[name]}
                      like={value.map((one) => one[name])}
                      change={(next) => put(n, { ...row, [name]: next })}
                    />
                  </Table.Td>
                ))}
                <Table.Td miw={200}>
                  {nested.map((name) => (
                    <Nested key={name} name={name} row={row} rows={value} change={(next) => put(n, next)} />
                  ))}
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={say('enlever_ligne', { n: n + 1 })}
                    onClick={() => change(value.filter((_, m) => m !== n))}
                  >
                    {say('enlever')}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Button variant="default" size="compact-sm" mt="xs" onClick={() => change([...value, emptyRow(value)])}>
        {say('ajouter', { nom: at })}
      </Button>
    </>
  )
}

type NestedGiven = {
  readonly name: string
  readonly row: Branches
  readonly rows: readonly Branches[]
  change(next: Branches): void
}

// An empty table inside a row begins like that of another row.
function Nested({ name, row, rows, change }: NestedGiven) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const part = row[name]
  const word = documentWord(name, langue)
  const put = (next: unknown) => change({ ...row, [name]: next })
  if (isTable(part))
    return (
      <Fold title={`${word} (${part.length})`}>
        <Rows value={part} at={word} change={put} />
      </Fold>
    )
  if (isObject(part))
    return (
      <Fold title={word}>
        <Branch value={part} at={word} change={put} />
      </Fold>
    )
  const others = rows.map((one) => one[name])
  const like = others.find(isTable)
  const object = others.find(isObject)
  const first = like === undefined ? object && emptyRow([object]) : [emptyRow(like)]
  return (
    <Button variant="default" size="compact-sm" onClick={() => put(first)}>
      {say('ajouter', { nom: word })}
    </Button>
  )
}

type CellGiven = {
  /** The visible label; a cell of a table is named by its row and column instead. */
  readonly label?: string
  readonly name?: string
  readonly at: string
  readonly value: unknown
  readonly like: readonly unknown[]
  change(next: unknown): void
}

// The document changes when the person leaves the cell.
function Cell({ label, name, at, value, like, change }: CellGiven) {
  const [typed, type] = useState<string | null>(null)
  const named = label === undefined ? { 'aria-label': `${name}, ${at}` } : { label }
  if (like.some((one) => typeof one === 'boolean'))
    return (
      <Checkbox
        {...named}
        checked={value === true}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
    )
  const leave = () => {
    if (typed !== null && typed !== textOf(value)) change(valueFor(typed, like))
    type(null)
  }
  return (
    <TextInput
      {...named}
      size="xs"
      value={typed ?? textOf(value)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
