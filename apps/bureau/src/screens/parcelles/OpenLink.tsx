import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode } & (
  | { readonly plot: string; readonly producer?: never }
  | { readonly producer: string; readonly plot?: never }
)

/** Opens the page of a plot or a producer next to the map, and keeps the map's filters. */
export function OpenLink({ plot, producer, children }: Props) {
  const opened = (before: Record<string, unknown>) => ({ ...before, id: plot, producteur: producer })
  return (
    <Anchor component={Link} to="/parcelles" search={opened as never} inherit>
      {children}
    </Anchor>
  )
}
