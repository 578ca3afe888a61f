// The documents of a record that does not list them itself.
import { Refused } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { readPath } from '../form/options.ts'
import { Pending } from '../Pending.tsx'
import { type Paper, Papers } from './Papers.tsx'

const LIMIT = 200

/** The documents about a record, as far as the person may read them. */
export function PapersOf({ id }: { id: string }) {
  const desk = useDesk()
  const asked = useQuery({
    queryKey: ['fiche', 'documents', id],
    queryFn: ({ signal }) =>
      readPath(desk, '/v1/documents', { query: { entite_id: id, limite: LIMIT } }, signal),
  })
  if (asked.error instanceof Refused && asked.error.status === 403) return null
  return <Pending of={asked}>{({ documents }) => <Papers papers={documents as readonly Paper[]} />}</Pending>
}
