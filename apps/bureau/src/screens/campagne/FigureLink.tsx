import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Search } from '../../address.ts'

type Props = {
  /** The screen of the list, and its filters. */
  readonly to: string
  readonly search: Search
  /**
   * The figure with its meaning, because a screen reader may read the link without its context. It begins with the visible text.
   */
  readonly label?: string
  readonly children: ReactNode
}

/** A figure as a link to the list of its records. */
export function FigureLink({ to, search, label, children }: Props) {
  return (
    <Anchor component={Link} to={to} search={search as never} aria-label={label} underline="always" inherit>
      {children}
    </Anchor>
  )
}
