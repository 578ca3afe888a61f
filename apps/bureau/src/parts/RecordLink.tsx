import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { placeOf } from '../places.ts'

/** A link to the screen of a named record; plain text if records of this kind have no screen. */
export function RecordLink({ genre, id, children }: { genre: string; id: string; children: ReactNode }) {
  const place = placeOf(genre, id)
  if (place === null) return <>{children}</>
  const { pathname, searchParams } = new URL(place, 'http://bureau')
  return (
    <Anchor component={Link} to={pathname} search={Object.fromEntries(searchParams) as never} inherit>
      {children}
    </Anchor>
  )
}
