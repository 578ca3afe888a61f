import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = { readonly children: ReactNode } & (
  | { readonly plot: string; readonly producer?: never }
  | { readonly producer: string; readonly plot?: never }
)

/** Opens the sheet of a plot or a producer beside the map and keeps the filters of the map. */
export function OpenLink({ plot, producer, children }: Props) {
  const opened = (before: Record<string, unknown>) => ({ ...before, id: plot, producteur: producer })
  return (
    <Anchor component={Link} to="/parcelles" search={opened as never} inherit>
      {children}
    </Anchor>
  )
}
