import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { placeOf } from '../places.ts'

/** A record that is named, as a link to where it is shown; text when its kind has no place. */
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
