// An act that makes a record, which then opens in its list.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useKeys } from './intention.ts'

type Keyed = ReturnType<ReturnType<typeof useKeys>>

/** The act; the record opens at the path, and the address loses the members that `left` names. */
export function useMaking<Body extends object>(
  path: string,
  left: readonly string[],
  send: (body: Body, headers: Keyed) => Promise<{ readonly id: string }>,
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keyed = useKeys()
  const gone = Object.fromEntries(left.map((name) => [name, undefined]))
  return useMutation({
    mutationFn: (body: Body) => send(body, keyed(body)),
    onSuccess: async ({ id }) => {
      await navigate({ to: path, search: ((all: object) => ({ ...all, ...gone, id })) as never })
      await queries.invalidateQueries()
    },
  })
}
