// A part that is opened by its name.
import { Box } from '@mantine/core'
import { type ReactNode, useState } from 'react'

/** A closed part draws nothing: a pack has thousands of cells. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, open] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary style={{ minHeight: 24 }}>{title}</summary>
      {isOpen && <Box py="xs">{children}</Box>}
    </details>
  )
}
