import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** A table that may be wider than the page: it scrolls, and the page does not. */
export function Scroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="region" aria-label={name} tabIndex={0} style={{ overflowX: 'auto', maxHeight: '26rem' }}>
      {children}
    </Box>
  )
}
