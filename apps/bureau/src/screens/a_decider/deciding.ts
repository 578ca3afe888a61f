// Decides many capacities one after the other; each is judged by itself, so that one refusal stops nothing.
import { answered } from '@sillon/client/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../../parts/act/intention.ts'
import type { Capacity } from './queries.ts'

/** A decision: a validation in a role, or a refusal with its reason. */
export type Decision =
  | { readonly genre: 'valider'; readonly role: 'direction' | 'rsci' | undefined }
  | { readonly genre: 'refuser'; readonly raison: string }
/** The outcome of a decision on many capacities. */
export type Outcome = {
  readonly done: number
  readonly refused: readonly { readonly of: Capacity; readonly error: unknown }[]
}

/** Returns the act, and how many capacities it has decided so far. */
export function useDeciding() {
  const { client } = useDesk()
  const queries = useQueryClient()
  const keyed = useKeys()
  const [at, move] = useState(0)
  const decide = async ({ id, validations }: Capacity, decision: Decision) => {
    const params = { path: { id } }
    // A capacity that was judged again since has other signatures, and its decision is another request.
    const headers = keyed({ id, validations, ...decision })
    if (decision.genre === 'refuser')
      return answered(
        await client.POST('/v1/capacites/{id}/refuser', {
          params,
          headers,
          body: { raison: decision.raison },
        }),
      )
    const body = decision.role === undefined ? {} : { role: decision.role }
    return answered(await client.POST('/v1/capacites/{id}/valider', { params, headers, body }))
  }
  const act = useMutation({
    mutationFn: async ({
      of,
      decision,
    }: {
      readonly of: readonly Capacity[]
      readonly decision: Decision
    }): Promise<Outcome> => {
      const refused: { of: Capacity; error: unknown }[] = []
      for (const [n, one] of of.entries()) {
        move(n)
        await decide(one, decision).catch((error: unknown) => refused.push({ of: one, error }))
      }
      return { done: of.length - refused.length, refused }
    },
    onSettled: () => queries.invalidateQueries(),
  })
  return { act, at }
}
