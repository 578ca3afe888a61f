// A cell of the tables of a document.
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDesk, useWords } from '../../desk.ts'
import { cellFault, textOf, valueFor } from './document.ts'
import { faultWords } from './faults.ts'
import { FORM } from './texts.ts'

type Given = {
  /** The visible label; a cell of a table is named by its row and column instead. */
  readonly label?: string
  readonly name?: string
  readonly at: string
  readonly value: unknown
  readonly like: readonly unknown[]
  change(next: unknown): void
}

/**
 * A value of a document; the document changes when the person leaves it. A number that can not be read stays as a text, with its
 * fault: the column keeps the type that it had when the cell was drawn.
 */
export function DocumentCell({ label, name, at, value, like: now, change }: Given) {
  const say = useWords(FORM)
  const { langue } = useDesk()
  const [typed, type] = useState<string | null>(null)
  const [like] = useState(now)
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
    if (typed !== null && typed !== textOf(value)) change(valueFor(typed, like, langue))
    type(null)
  }
  return (
    <TextInput
      {...named}
      size="xs"
      value={typed ?? textOf(value)}
      error={faultWords(cellFault(typed ?? value, like, langue), say)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
