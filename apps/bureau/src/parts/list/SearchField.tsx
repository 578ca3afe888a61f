// The search field of a list. The search runs when the typing pauses.
import { Group, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Scan } from './Scan.tsx'

const PAUSE_MS = 300
const LONGEST = 100

type Given = {
  readonly label: string
  readonly placeholder?: string
  readonly sought: string
  search(typed: string): void
}

/** The search field of a list. */
export function SearchField({ label, placeholder, sought, search }: Given) {
  const [typed, setTyped] = useState(sought)
  const look = useDebouncedCallback((text: string) => search(text.trim()), PAUSE_MS)
  // The address changed by «back» or a link.
  useEffect(() => setTyped((text) => (text.trim() === sought ? text : sought)), [sought])
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      <TextInput
        flex={1}
        type="search"
        label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          look(event.currentTarget.value)
        }}
      />
      <Scan
        found={(code) => {
          setTyped(code)
          search(code)
        }}
      />
    </Group>
  )
}
