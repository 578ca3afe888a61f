import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDesk } from '../desk.ts'
import { placeOf } from '../places.ts'
import { UNSEEN } from './fiche/names.ts'

/** A link to the screen of a named record; plain text if this kind has no screen, or the person may not read the record. */
export function RecordLink({ genre, id, children }: { genre: string; id: string; children: ReactNode }) {
  const { langue } = useDesk()
  const place = placeOf(genre, id)
  if (place === null || children === UNSEEN[langue]) return <>{children}</>
  const { pathname, searchParams } = new URL(place, 'http://bureau')
  return (
    <Anchor component={Link} to={pathname} search={Object.fromEntries(searchParams) as never} inherit>
      {children}
    </Anchor>
  )
}
