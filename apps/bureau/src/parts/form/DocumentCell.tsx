// A single value of a document, changed in place.
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { textOf, valueFor } from './document.ts'

type CellGiven = {
  /** The visible label; a cell of a table is named by its row and column instead. */
  readonly label?: string
  readonly name?: string
  readonly at: string
  readonly value: unknown
  readonly like: readonly unknown[]
  change(next: unknown): void
}

/** The field of a value. The document changes when the person leaves it. */
export function Cell({ label, name, at, value, like, change }: CellGiven) {
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
