import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to the start of the screen. */
export function Back({ children }: { children: ReactNode }) {
  return (
    <Anchor component={Link} to="/trace" search={{} as never}>
      {children}
    </Anchor>
  )
}
