import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Search } from '../../address.ts'

type Props = {
  /** The screen of the list, and what it is asked. */
  readonly to: string
  readonly search: Search
  /** The figure and what it counts, for who hears the link alone: it begins with what is seen. */
  readonly label?: string
  readonly children: ReactNode
}

/** A figure, as a link to the list that it counts. */
export function FigureLink({ to, search, label, children }: Props) {
  return (
    <Anchor component={Link} to={to} search={search as never} aria-label={label} underline="always" inherit>
      {children}
    </Anchor>
  )
}
